// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/jobs/job_context.h"
#include "core/membership/boxes.h"
#include "core/membership/matching_index.h"

#include <cstddef>
#include <vector>

namespace tranche {

/// The number of distinct fakes as far as draws can tell, as shares of the sum of all boxes' sizes.
struct FakesEstimate {
    double share = 0.0;             ///< unbiased
    double halfWidth = 0.0;         ///< share -+ this covers the truth with a probability of at least 95 %
    std::vector<double> byMatching; ///< by number of matching buckets; they add up to `share`
    std::size_t samples = 0;
};

struct EstimateRequest {
    double precision = 0.01; ///< half of the interval, as a share of the estimate
    std::size_t mostSamples = 4'000'000;
};

/// Karp and Luby: a bucket in proportion to its box's size, a uniform combination in it, weight 1/m where m buckets contain it; a
/// combination that is a tuple of the table weighs 0. The mean weight times the sum of sizes is the number of fakes.
///
/// A first series of draws says how many are needed for the precision; the estimate comes from fresh draws alone, so that it stays
/// unbiased. Half of the interval is 1.96 s / sqrt(N) + 4 / N of the sum of sizes; the second part keeps its promise where fakes are hardly
/// ever drawn. O(samples * MatchingIndex::count()).
FakesEstimate estimateFakes(const Boxes& boxes, const MatchingIndex& index, const EstimateRequest& request, RandomSource& random,
                            JobContext& job);

} // namespace tranche
