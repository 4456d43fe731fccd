// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ratio.h"
#include "core/buckets/bucket_partition.h"
#include "core/columns/column_partition.h"
#include "core/privacy/sensitive_groups.h"

#include <cstddef>

namespace tranche {

struct MatchingInput {
    const KeptTable& table;
    const ColumnPartition& columns;
    const BucketPartition& buckets;
    const SensitiveGroups& groups;
};

/// p(t,s) over all tuples, summed over all q-matching buckets (spec section 5).
struct MatchingSums {
    Ratio greatest;                ///< greatest p(t,s)
    std::size_t tuplesOnLimit = 0; ///< tuples whose greatest p(t,s) is exactly 1/l
};

/// For a signature q with sensitive-column part w: N(q,s) = sum over B of prod over the other columns n_i(q,B) * n(w,s,B) / |B|^c, and
/// p(t,s) = N(q,s) / sum over s of N(q,s). Exact, for any partition.
/// NotSupported when the greatest p fits no 64-bit fraction. Cancelled. O(signatures * length of their shortest posting list).
Result<MatchingSums> matchingSums(const MatchingInput& input, Ratio l, JobContext& job);

} // namespace tranche
