// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/verify/judging/posterior.h"
#include "core/verify/reporter.h"

#include <cstddef>
#include <vector>

namespace tranche {

/// One correlation between the release and the order of the source.
struct OrderCorrelation {
    std::optional<std::size_t> column; ///< lines inside buckets, in this column; none: the numbers of the buckets
    double z = 0.0;                    ///< its mean is 0 and its variance 1 where the shuffles are random
};

/// How the release follows the order of the source.
///
/// Which tuple a line comes from is not known, only which it may come from. A tuple *may be* in every bucket that has its values in all
/// columns. The source position of a bucket is the mean position of the tuples that may be in it; that of a column value on a line, the
/// mean position of those of them that have this value. (Positions are the numbers of the tuples in the original table; a tuple that may be
/// in several buckets counts in each.) All this depends on what a bucket holds and not on how its lines are ordered, so that z is judged
/// exactly: under random shuffles |z| > 5 comes once in two million.
///
/// Buckets: Spearman's rho between number and position, times sqrt(buckets - 1). Lines: for each column rho in each bucket, ties averaged,
/// pooled; columns that `sorted` marks are left out. Of large tables every k-th combination of values is looked at, which leaves the law of
/// z as it is. O(combinations looked at * their buckets * columns + lines * columns * log(lines of a bucket)).
std::vector<OrderCorrelation> orderCorrelations(ReleaseIndex& index, const JudgedTarget& judged, const std::vector<bool>& sorted,
                                                JobContext& job);

/// Says what was found: |z| > 5 does not hold.
void reportOrder(const std::vector<OrderCorrelation>& correlations, Reporter& reporter);

} // namespace tranche
