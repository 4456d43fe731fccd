// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/plain_records.h"

#include <algorithm>
#include <bit>

namespace tranche {

std::size_t PlainRecords::cut(std::size_t begin, std::vector<std::string_view>& cells)
{
    m_count = 0;
    while (true) {
        findEnds(begin);
        const auto next = takeRecords(begin, cells);
        if (next == begin)
            return begin;
        begin = next;
    }
}

/// The ends of fields in the next stretch, up to the first sign that needs care.
void PlainRecords::findEnds(std::size_t begin)
{
    m_found = 0;
    const auto stop = std::min(begin + stretch, m_text.size());
    for (auto block = begin; block < stop; block += maskWidth) {
        auto masks = endMasks(m_text.data() + block, m_signs);
        const auto left = m_text.size() - block;
        const bool feedFollows = left > maskWidth && m_text[block + maskWidth] == '\n';
        if (left < maskWidth)
            masks.feeds &= (std::uint64_t{1} << left) - 1; // what stands beyond the end is not text
        const auto beforeFeed = masks.feeds >> 1U | std::uint64_t{feedFollows} << (maskWidth - 1);
        auto care = masks.quotes | (masks.returns & ~beforeFeed);
        if (left < maskWidth)
            care |= std::uint64_t{1} << left;
        auto ends = care == 0 ? masks.ends : masks.ends & ((care & -care) - 1);
        const auto offset = static_cast<std::uint32_t>(block - begin);
        for (; ends != 0; ends &= ends - 1)
            m_ends[m_found++] = offset + static_cast<std::uint32_t>(std::countr_zero(ends));
        if (care != 0)
            return;
    }
}

/// The records that these ends make whole. Where the first begins that is not plain, or not whole.
std::size_t PlainRecords::takeRecords(std::size_t begin, std::vector<std::string_view>& cells)
{
    const auto before = cells.size();
    const auto most = m_found / m_width;
    cells.resize(before + most * m_width);
    auto* cell = cells.data() + before;
    const auto* end = m_ends.data();
    const auto* const text = m_text.data() + begin;
    std::size_t field = 0;
    std::size_t taken = 0;
    std::size_t next = 0; // where the next record starts
    for (; taken < most; ++taken, next = field) {
        bool whole = true;
        for (std::size_t i = 1; i < m_width; ++i, field = *end++ + std::size_t{1}) {
            whole &= text[*end] != '\n';
            *cell++ = std::string_view(text + field, *end - field);
        }
        const std::size_t last = *end++;
        if (!whole || text[last] != '\n')
            break;
        const bool pair = last > field && text[last - 1] == '\r';
        *cell++ = std::string_view(text + field, last - field - (pair ? 1 : 0));
        field = last + 1;
    }
    cells.resize(before + taken * m_width);
    m_count += taken;
    return begin + next;
}

} // namespace tranche
