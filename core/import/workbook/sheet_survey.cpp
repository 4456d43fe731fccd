// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/workbook/sheet_survey.h"

#include <algorithm>

namespace tranche {

Result<void> SheetSurvey::row(const SheetRow& row)
{
    m_rows += row.repeats;
    const auto last = row.number + row.repeats - 1;
    m_lastRow = last;
    m_lastColumn = std::max(m_lastColumn, row.lastColumn);
    const auto holds = [](const SheetCell& cell) { return !cell.empty(); };
    const auto first = std::ranges::find_if(row.cells, holds);
    if (first == row.cells.end())
        return {};
    const auto end = std::ranges::find_if(row.cells.rbegin(), row.cells.rend(), holds);
    if (!m_used)
        m_used = CellRange{{row.number, first->column}, {last, end->column}};
    m_used->first.column = std::min(m_used->first.column, first->column);
    m_used->last = {last, std::max(m_used->last.column, end->column)};
    const auto cells = static_cast<std::size_t>(std::ranges::count_if(row.cells, holds));
    for (std::uint32_t i = 0; i < row.repeats && m_first.size() < remembered; ++i)
        m_first.push_back({row.number + i, cells});
    const auto ofTheEnd = std::min<std::uint32_t>(row.repeats, remembered);
    for (std::uint32_t i = 0; i < ofTheEnd; ++i)
        note({last - ofTheEnd + 1 + i, cells});
    return {};
}

void SheetSurvey::note(Fill fill)
{
    m_last.push_back(fill);
    if (m_last.size() > remembered)
        m_last.pop_front();
}

} // namespace tranche
