// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/membership/matching_index.h"

#include <algorithm>
#include <bit>

namespace tranche {

MatchingIndex::MatchingIndex(const Boxes& boxes, const JobContext& job) : m_boxes(boxes), m_words((boxes.boxCount() + 63) / 64)
{
    for (const auto& part : boxes.parts()) {
        auto& index = m_parts.emplace_back();
        index.bitsOf.assign(part.ids.count, noBits);
        for (std::size_t value = 0; value < part.ids.count; ++value) {
            const auto buckets = part.bucketsOfValue.of(value);
            job.check();
            if (buckets.size() < m_words)
                continue;
            index.bitsOf[value] = index.bits.size();
            index.bits.resize(index.bits.size() + m_words, 0);
            for (const auto bucket : buckets)
                index.bits[index.bitsOf[value] + bucket / 64] |= std::uint64_t{1} << bucket % 64;
        }
    }
}

bool MatchingIndex::holds(std::size_t part, std::uint32_t value, std::uint32_t bucket) const
{
    const auto& index = m_parts[part];
    if (const auto bits = index.bitsOf[value]; bits != noBits)
        return (index.bits[bits + bucket / 64] >> bucket % 64 & 1U) != 0;
    return std::ranges::binary_search(m_boxes.parts()[part].bucketsOfValue.of(value), bucket);
}

std::size_t MatchingIndex::countByBits(std::span<const std::uint32_t> values) const
{
    std::size_t count = 0;
    for (std::size_t word = 0; word < m_words; ++word) {
        auto common = m_parts[0].bits[m_parts[0].bitsOf[values[0]] + word];
        for (std::size_t part = 1; part < values.size(); ++part)
            common &= m_parts[part].bits[m_parts[part].bitsOf[values[part]] + word];
        count += static_cast<std::size_t>(std::popcount(common));
    }
    return count;
}

std::size_t MatchingIndex::count(std::span<const std::uint32_t> values) const
{
    std::size_t shortest = 0;
    for (std::size_t part = 1; part < values.size(); ++part)
        if (m_boxes.parts()[part].bucketsOfValue.sizeOf(values[part]) < m_boxes.parts()[shortest].bucketsOfValue.sizeOf(values[shortest]))
            shortest = part;
    if (m_parts[shortest].bitsOf[values[shortest]] != noBits)
        return countByBits(values); // the shortest list has bits, so all have
    std::size_t count = 0;
    for (const auto bucket : m_boxes.parts()[shortest].bucketsOfValue.of(values[shortest])) {
        bool everywhere = true;
        for (std::size_t part = 0; everywhere && part < values.size(); ++part)
            everywhere = part == shortest || holds(part, values[part], bucket);
        count += everywhere ? 1U : 0U;
    }
    return count;
}

} // namespace tranche
