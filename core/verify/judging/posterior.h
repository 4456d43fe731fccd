// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/verify/lookup/column_index.h"
#include "core/verify/judging/local_condition.h"
#include "core/verify/judging/model_judge.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace tranche {

/// What matching every tuple of the original table with every bucket of the release gives for one target.
struct PosteriorReport {
    std::size_t signatures = 0;       ///< distinct combinations of all but the target's attributes in the original table
    std::size_t unmatchedTuples = 0;  ///< tuples that match no bucket with their whole column values
    std::size_t severalMatching = 0;  ///< signatures that q-match several buckets
    std::size_t overfullPlaces = 0;   ///< column values of a bucket that fewer lines have than tuples which match no other bucket
    std::size_t brokenSignatures = 0; ///< signatures whose p(t,.) breaks the promise
    std::string largest;              ///< l-diversity: greatest p(t,s), "num/den"
};

/// A target and all that is known of it.
struct JudgedTarget {
    const Target& target;
    const GroupedColumn& groups;
    const LocalCondition& local;
    const ModelJudge& judge;
};

/// p(t,.) of every signature by plain summation over all q-matching buckets, judged exactly (DEFINITIONS, Matching):
/// p(t,s) = N(q,s) / sum_s N(q,s), N(q,s) = sum over B of prod_{i<c} n_i(q,B) * n_c(q,s,B) / |B|^c.
///
/// Along the way: every tuple must match a bucket (Definition 5), and where its bucket is the only one, the bucket must have
/// room for it. No sum is worked out where every matching bucket keeps the promise by itself; floats only tell when a fraction
/// need not be. O(signatures * matching buckets * (columns + sensitive values of the group)).
PosteriorReport sumPosteriors(ReleaseIndex& index, const JudgedTarget& judged, JobContext& job);

} // namespace tranche
