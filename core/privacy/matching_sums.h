// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/figure.h"
#include "core/privacy/signature_index.h"

#include <cstddef>

namespace tranche {

/// What p(t,.) over all tuples comes to, summed over all q-matching buckets (DEFINITIONS, Matching).
struct MatchingSums {
    bool holds = true;             ///< every tuple's distribution keeps the model
    Figure greatest;               ///< greatest p(t,s), exactly
    Figure figure;                 ///< the model's own worst figure
    std::size_t tuplesOnLimit = 0; ///< tuples exactly on the model's limit
};

/// For a signature q with sensitive-column part w: N(q,s) = sum over B of prod over the other columns n_i(q,B) * n(w,s,B) / |B|^c, and
/// p(t,s) = N(q,s) / sum over s of N(q,s). Exact, for any partition: doubles with an error bound decide where they can, integers of any
/// size where they cannot.
/// OutOfMemory as SignatureIndex::make(). O(signatures * length of their shortest posting list).
Result<MatchingSums> matchingSums(const MatchingInput& input, JobContext& job);

} // namespace tranche
