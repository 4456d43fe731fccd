// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// Numbers grouped by another number: members(key) are the items whose key it is.
class Grouped {
public:
    Grouped() = default;
    /// O(items + keys); every key below `keyCount`.
    Grouped(std::span<const std::uint32_t> keys, std::size_t keyCount) : m_starts(keyCount + 1, 0), m_items(keys.size())
    {
        for (const auto key : keys)
            ++m_starts[key + 1];
        for (std::size_t key = 0; key < keyCount; ++key)
            m_starts[key + 1] += m_starts[key];
        auto next = m_starts;
        for (std::uint32_t item = 0; item < keys.size(); ++item)
            m_items[next[keys[item]]++] = item;
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
