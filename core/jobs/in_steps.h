// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/jobs/job_context.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

/// Plain loops over large tables that ask their job now and then.
namespace tranche {

/// How many rows a plain loop over a table takes before it asks its job again: some 0.1 ms of work, and far below
/// the 50 ms a cancel may take even where each row costs a cache miss.
inline constexpr std::size_t rowsBetweenChecks = std::size_t{1} << 16;

/// Run `body(from, to)` over [begin, end) in pieces of rowsBetweenChecks, asking the job before each.
template <class Body>
void inChunks(std::size_t begin, std::size_t end, const JobContext& job, Body&& body)
{
    for (std::size_t from = begin; from < end; from += rowsBetweenChecks) {
        job.check();
        body(from, std::min(from + rowsBetweenChecks, end));
    }
}

/// `count` times `value`. O(count).
template <class T>
std::vector<T> filledInSteps(std::size_t count, const T& value, const JobContext& job)
{
    std::vector<T> all;
    all.reserve(count);
    inChunks(0, count, job, [&](std::size_t, std::size_t to) { all.resize(to, value); });
    return all;
}

/// What shuffle() does. O(n).
template <class T>
void shuffleInSteps(std::span<T> items, RandomSource& random, const JobContext& job)
{
    for (auto left = items.size(); left > 1; --left) {
        if (left % rowsBetweenChecks == 0)
            job.check();
        std::swap(items[left - 1], items[static_cast<std::size_t>(random.below(left))]);
    }
}

/// Sort by `below`, a strict order in which no two items are equal, so that the result is determined. Merge sort that asks the job
/// every few thousand comparisons. O(n log n), twice the memory of the items.
template <class Item, class Below>
void sortInSteps(std::vector<Item>& items, const Below& below, const JobContext& job)
{
    constexpr std::size_t stretch = 1U << 14U;
    const auto at = [](auto& list, std::size_t i) { return list.begin() + static_cast<std::ptrdiff_t>(std::min(i, list.size())); };
    for (std::size_t begin = 0; begin < items.size(); begin += stretch) {
        job.check();
        std::sort(at(items, begin), at(items, begin + stretch), below);
    }
    if (items.size() <= stretch)
        return;
    std::vector<Item> merged(items.size());
    for (std::size_t width = stretch; width < items.size(); width *= 2) {
        for (std::size_t begin = 0; begin < items.size(); begin += 2 * width) {
            auto left = begin;
            auto right = std::min(begin + width, items.size());
            const auto leftEnd = right;
            const auto rightEnd = std::min(begin + 2 * width, items.size());
            for (auto out = begin; out < rightEnd; ++out) {
                if (out % stretch == 0)
                    job.check();
                const bool takeLeft = right == rightEnd || (left < leftEnd && below(items[left], items[right]));
                merged[out] = items[takeLeft ? left++ : right++];
            }
        }
        std::swap(items, merged);
    }
}

} // namespace tranche
