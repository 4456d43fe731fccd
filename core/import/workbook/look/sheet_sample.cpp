// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/workbook/look/sheet_sample.h"

#include <algorithm>

namespace tranche {

namespace {

constexpr std::size_t longestCell = 200; // bytes

/// The beginning of a text, cut between two characters.
std::string beginningOf(const std::string& text)
{
    if (text.size() <= longestCell)
        return text;
    auto end = longestCell;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        --end;
    return text.substr(0, end) + "…";
}

} // namespace

void SheetSampler::hiddenColumns(std::uint32_t first, std::uint32_t last)
{
    m_survey.hiddenColumns(first, last);
    last = std::min(last, mostColumns);
    if (m_hidden.size() < last)
        m_hidden.resize(last);
    for (auto column = first; column <= last; ++column)
        m_hidden[column - 1] = true;
}

Result<void> SheetSampler::row(const SheetRow& row)
{
    SheetSight::Row taken{row.number, row.hidden};
    for (const SheetCell& cell : row.cells) {
        if (cell.empty() || cell.column > mostColumns)
            continue;
        taken.cells.resize(cell.column);
        taken.cells.back() = beginningOf(cell.text);
        m_columns = std::max(m_columns, cell.column);
    }
    // Of rows that are alike, no more than are shown; empty ones without end stand below some sheets.
    const bool counts = !taken.cells.empty() || row.hidden;
    const std::uint32_t repeats = counts ? row.repeats : 0;
    for (std::uint32_t i = 0; i < repeats && taken.number <= firstRows; ++i, ++taken.number)
        m_first.push_back(taken);
    const auto end = row.number + repeats;
    if (repeats > lastRows)
        taken.number = std::max(taken.number, static_cast<std::uint32_t>(end - lastRows));
    for (; taken.number < end && !taken.cells.empty(); ++taken.number) {
        m_last.push_back(taken);
        if (m_last.size() > lastRows)
            m_last.pop_front();
    }
    return m_survey.row(row);
}

SheetSight SheetSampler::sight(const CellRange& range, std::size_t headerRows) const
{
    SheetSight seen{.rows = m_first,
                    .firstRowsEnd = m_last.empty() ? (m_first.empty() ? 0 : m_first.back().number) : firstRows,
                    .columns = m_columns,
                    .hiddenColumns = m_hidden,
                    .range = range,
                    .headerRows = static_cast<std::uint32_t>(headerRows)};
    seen.rows.insert(seen.rows.end(), m_last.begin(), m_last.end());
    return seen;
}

} // namespace tranche
