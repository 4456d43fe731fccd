// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/jobs/job_context.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tranche {

/// The sizes that random buckets have.
struct RandomSizes {
    std::size_t size = 100;    ///< at least 1
    std::size_t leastSize = 1; ///< a rest below it joins the bucket before it, if there is one
};

/// Tuples 0 .. rows-1 dealt out by one uniform permutation; tuples of a bucket ascend. `rows` at least 1. O(rows log size).
std::vector<std::vector<std::uint32_t>> randomBuckets(std::size_t rows, const RandomSizes& sizes, RandomSource& random,
                                                      const JobContext& job);

} // namespace tranche
