// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/byte_masks.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace tranche {

/// Walks over the positions of delimiters, quotes, CR and LF in a text, 64 bytes beyond whose end must be readable.
class SignWalk {
public:
    static constexpr auto nowhere = static_cast<std::size_t>(-1);

    SignWalk(std::string_view text, CsvSigns signs) : m_text(text), m_signs(signs) { load(); }

    /// The next position, or `nowhere`.
    std::size_t next()
    {
        while (m_mask == 0) {
            if (m_text.size() - m_block <= maskWidth)
                return nowhere;
            m_block += maskWidth;
            load();
        }
        const auto at = m_block + static_cast<std::size_t>(std::countr_zero(m_mask));
        m_mask &= m_mask - 1;
        return at;
    }

private:
    void load()
    {
        if (m_text.empty())
            return;
        m_mask = signMask(m_text.data() + m_block, m_signs);
        if (const auto left = m_text.size() - m_block; left < maskWidth)
            m_mask &= (std::uint64_t{1} << left) - 1; // what stands beyond the end is not text
    }

    std::string_view m_text;
    CsvSigns m_signs;
    std::size_t m_block = 0;
    std::uint64_t m_mask = 0;
};

} // namespace tranche
