// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/cut_value.h"

#include "core/buckets/chunks.h"

#include <algorithm>

namespace tranche {

CutValue CutFinder::find(const Lane& codes, std::uint32_t low, std::uint32_t high, const JobContext& job)
{
    const auto count = codes.count;
    const auto middle = high - low < 4 * count ? byCounting(codes, low, high, job) : bySelection(codes, job);
    if (m_cut == Cut::Relaxed)
        return relaxed(middle, count);
    bool belowIt = middle.value == high; // everything above it would be empty
    if (m_cut == Cut::Balanced && !belowIt)
        // The nearest places to cut on either side of the middle; the lower one wins a tie.
        belowIt = middle.below > 0 && count - 2 * middle.below <= 2 * middle.upTo - count;
    return belowIt ? CutValue{middle.value - 1, middle.below} : CutValue{middle.value, middle.upTo};
}

/// The first (n+1) div 2 tuples by (code, place) go left; what is in the middle is the last of them.
CutValue CutFinder::relaxed(const Middle& middle, std::size_t count)
{
    const auto left = (count + 1) / 2;
    return {middle.value, left, left == middle.upTo ? CutValue::allTies : left - middle.below};
}

CutFinder::Middle CutFinder::byCounting(const Lane& codes, std::uint32_t low, std::uint32_t high, const JobContext& job)
{
    m_counts.assign(high - low + 1, 0);
    const bool done = inChunks(0, codes.count, job, [&](std::size_t from, std::size_t to) {
        for (auto i = from; i < to; ++i)
            ++m_counts[codes[i] - low];
    });
    if (!done)
        return {};
    std::size_t below = 0;
    std::size_t index = 0;
    while (below + m_counts[index] <= rank(codes.count))
        below += m_counts[index++];
    return {low + static_cast<std::uint32_t>(index), below, below + m_counts[index]};
}

CutFinder::Middle CutFinder::bySelection(const Lane& codes, const JobContext& job)
{
    m_codes.resize(codes.count);
    const bool done = inChunks(0, codes.count, job, [&](std::size_t from, std::size_t to) {
        for (auto i = from; i < to; ++i)
            m_codes[i] = codes[i];
    });
    if (!done)
        return {};
    const auto middle = m_codes.begin() + static_cast<std::ptrdiff_t>(rank(codes.count));
    std::ranges::nth_element(m_codes, middle);
    Middle result{.value = *middle};
    for (const auto code : m_codes) {
        result.below += code < result.value ? 1U : 0U;
        result.upTo += code <= result.value ? 1U : 0U;
    }
    return result;
}

} // namespace tranche
