// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/membership/combination_set.h"

#include <bit>
#include <limits>

namespace tranche {

namespace {

constexpr auto free = std::numeric_limits<std::uint32_t>::max();

} // namespace

CombinationSet::CombinationSet(const Boxes& boxes, const JobContext& job)
    : m_boxes(boxes), m_slots(std::bit_ceil(2 * boxes.originals().size() + 1), free)
{
    std::vector<std::uint32_t> values(boxes.parts().size());
    for (const auto& original : boxes.originals()) {
        job.check();
        for (std::size_t part = 0; part < values.size(); ++part)
            values[part] = boxes.parts()[part].ids.ofRow[original.row];
        m_slots[slotOf(values)] = original.row;
    }
}

/// Where the combination is, or where it would go.
std::size_t CombinationSet::slotOf(std::span<const std::uint32_t> values) const
{
    std::uint64_t hash = 0;
    for (const auto value : values) {
        hash = (hash ^ value) * 0x9e37'79b9'7f4a'7c15U;
        hash ^= hash >> 32U;
    }
    const auto same = [&](std::uint32_t row) {
        for (std::size_t part = 0; part < values.size(); ++part)
            if (m_boxes.parts()[part].ids.ofRow[row] != values[part])
                return false;
        return true;
    };
    const auto mask = m_slots.size() - 1;
    auto slot = static_cast<std::size_t>(hash) & mask;
    while (m_slots[slot] != free && !same(m_slots[slot]))
        slot = (slot + 1) & mask;
    return slot;
}

bool CombinationSet::contains(std::span<const std::uint32_t> values) const
{
    return m_slots[slotOf(values)] != free;
}

} // namespace tranche
