// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ratio.h"
#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/verify/column_index.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace tranche {

/// What matching every tuple of the original table with every bucket of the release gives.
struct PosteriorReport {
    std::size_t signatures = 0;       ///< distinct QI combinations in the original table
    std::size_t unmatchedTuples = 0;  ///< tuples that match no bucket with their whole column values
    std::size_t severalMatching = 0;  ///< signatures that q-match several buckets
    std::size_t overfullPlaces = 0;   ///< column values of a bucket that fewer lines have than tuples which match no other bucket
    std::size_t brokenSignatures = 0; ///< signatures with a p(t,s) above 1/l
    std::string largest;              ///< greatest p(t,s), "num/den"
};

/// p(t,s) of every signature by plain summation over all q-matching buckets, compared with 1/l exactly (spec section 5):
/// p(t,s) = N(q,s) / sum_s N(q,s), N(q,s) = sum over B of prod_{i<c} n_i(q,B) * n_c(q,s,B) / |B|^c.
///
/// Along the way: every tuple must match a bucket (Definition 5), and where its bucket is the only one, the bucket must have
/// room for it. Floats only tell when a fraction need not be worked out. Cancelled. O(signatures * matching buckets * sensitive values).
Result<PosteriorReport> sumPosteriors(const CodedRelease& release, const ReleaseIndex& index, const Ratio& l, JobContext& job);

} // namespace tranche
