// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace tranche {

/// Sort by `below`, a strict order in which no two items are equal, so that the result is determined. Merge sort that looks at the job
/// every few thousand comparisons; false when told to stop (the items are then in no order). O(n log n), twice the memory of the items.
template <class Item, class Below>
bool sortInSteps(std::vector<Item>& items, const Below& below, const JobContext& job)
{
    constexpr std::size_t stretch = 1U << 14U;
    const auto at = [](auto& list, std::size_t i) { return list.begin() + static_cast<std::ptrdiff_t>(std::min(i, list.size())); };
    for (std::size_t begin = 0; begin < items.size(); begin += stretch) {
        if (!job.goOn())
            return false;
        std::sort(at(items, begin), at(items, begin + stretch), below);
    }
    if (items.size() <= stretch)
        return true;
    std::vector<Item> merged(items.size());
    for (std::size_t width = stretch; width < items.size(); width *= 2) {
        for (std::size_t begin = 0; begin < items.size(); begin += 2 * width) {
            auto left = begin;
            auto right = std::min(begin + width, items.size());
            const auto leftEnd = right;
            const auto rightEnd = std::min(begin + 2 * width, items.size());
            for (auto out = begin; out < rightEnd; ++out) {
                if (out % stretch == 0 && !job.goOn())
                    return false;
                const bool takeLeft = right == rightEnd || (left < leftEnd && below(items[left], items[right]));
                merged[out] = items[takeLeft ? left++ : right++];
            }
        }
        std::swap(items, merged);
    }
    return true;
}

} // namespace tranche
