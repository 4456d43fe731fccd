// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tranche {

/// Numbers distinct 64-bit keys 0, 1, 2, ... in the order in which they are first seen. Open addressing; O(1) expected a key.
class KeyInterner {
public:
    /// `expected` distinct keys fit without growing.
    explicit KeyInterner(std::size_t expected = 0);

    /// The number of this key, a new one if it was not seen before. Below 2^32 - 1 distinct keys.
    std::uint32_t idOf(std::uint64_t key)
    {
        if (2 * (m_keys.size() + 1) > m_slots.size())
            grow();
        const auto mask = m_slots.size() - 1;
        for (auto at = scrambled(key) & mask;; at = (at + 1) & mask) {
            auto& slot = m_slots[at];
            if (slot == free) {
                slot = static_cast<std::uint32_t>(m_keys.size());
                m_keys.push_back(key);
                return slot;
            }
            if (m_keys[slot] == key)
                return slot;
        }
    }

    std::size_t size() const { return m_keys.size(); }
    std::uint64_t key(std::uint32_t id) const { return m_keys[id]; }

private:
    static constexpr std::uint32_t free = 0xffff'ffff;

    static std::size_t scrambled(std::uint64_t key)
    {
        key = (key ^ key >> 32) * 0x9e37'79b9'7f4a'7c15U;
        return static_cast<std::size_t>(key ^ key >> 29);
    }
    void grow();

    std::vector<std::uint32_t> m_slots;
    std::vector<std::uint64_t> m_keys;
};

} // namespace tranche
