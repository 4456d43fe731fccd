// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/random_buckets.h"

#include "core/jobs/in_steps.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace tranche {

namespace {

constexpr std::size_t bucketsBetweenQuestions = 1'024;

} // namespace

std::vector<std::vector<std::uint32_t>> randomBuckets(std::size_t rows, const RandomSizes& sizes, RandomSource& random,
                                                      const JobContext& job)
{
    std::vector<std::uint32_t> order(rows);
    std::iota(order.begin(), order.end(), 0U);
    shuffleInSteps(std::span(order), random, job);
    std::vector<std::vector<std::uint32_t>> buckets;
    for (std::size_t from = 0; from < rows;) {
        const auto rest = rows - from - std::min(sizes.size, rows - from);
        const auto to = rest < sizes.leastSize ? rows : from + sizes.size;
        if (buckets.size() % bucketsBetweenQuestions == 0)
            job.check();
        auto& bucket
            = buckets.emplace_back(order.begin() + static_cast<std::ptrdiff_t>(from), order.begin() + static_cast<std::ptrdiff_t>(to));
        std::ranges::sort(bucket);
        from = to;
    }
    return buckets;
}

} // namespace tranche
