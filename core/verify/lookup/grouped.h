// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/in_steps.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// Numbers grouped by another number: members(key) are the items whose key it is.
class Grouped {
public:
    Grouped() = default;
    /// Every key below `keyCount`. O(items + keys).
    Grouped(std::span<const std::uint32_t> keys, std::size_t keyCount, const JobContext& job)
        : m_starts(keyCount + 1, 0), m_items(keys.size())
    {
        inChunks(0, keys.size(), job, [&](std::size_t from, std::size_t to) {
            for (const auto key : keys.subspan(from, to - from))
                ++m_starts[key + 1];
        });
        for (std::size_t key = 0; key < keyCount; ++key)
            m_starts[key + 1] += m_starts[key];
        auto next = m_starts;
        inChunks(0, keys.size(), job, [&](std::size_t from, std::size_t to) {
            for (auto item = from; item < to; ++item)
                m_items[next[keys[item]]++] = static_cast<std::uint32_t>(item);
        });
    }

    std::span<const std::uint32_t> members(std::uint32_t key) const
    {
        return std::span(m_items).subspan(m_starts[key], m_starts[key + 1] - m_starts[key]);
    }

private:
    std::vector<std::uint32_t> m_starts;
    std::vector<std::uint32_t> m_items;
};

} // namespace tranche
