// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/key_interner.h"

#include <algorithm>
#include <bit>

namespace tranche {

KeyInterner::KeyInterner(std::size_t expected) : m_slots(std::bit_ceil(2 * std::max<std::size_t>(expected, 8) + 2), free)
{
    m_keys.reserve(expected);
}

void KeyInterner::grow()
{
    m_slots.assign(m_slots.size() * 2, free);
    const auto mask = m_slots.size() - 1;
    for (std::size_t id = 0; id < m_keys.size(); ++id) {
        auto at = scrambled(m_keys[id]) & mask;
        while (m_slots[at] != free)
            at = (at + 1) & mask;
        m_slots[at] = static_cast<std::uint32_t>(id);
    }
}

} // namespace tranche
