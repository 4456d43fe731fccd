// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/workbook/open/open_sheet.h"

#include "core/import/workbook/open/open_cell.h"

#include <algorithm>

namespace tranche {

namespace {

bool isHidden(const PartReader& reader)
{
    return reader.attribute(u"visibility").value_or("visible") != "visible";
}

bool holdsRowsOrColumns(QStringView name)
{
    return name == u"table-header-rows" || name == u"table-rows" || name == u"table-header-columns" || name == u"table-columns"
           || name == u"table-column-group";
}

} // namespace

Result<void> OpenSheet::read(SheetListener& listener)
{
    while (m_reader.next()) {
        const auto name = m_reader.name();
        if (m_reader.ends() && name == u"table")
            return {};
        if (m_reader.ends() && name == u"table-row-group" && !m_groups.empty())
            m_groups.pop_back();
        if (!m_reader.starts() || holdsRowsOrColumns(name))
            continue;
        if (name == u"table-row-group") {
            m_groups.push_back(m_reader.attribute(u"display") == "false");
        } else if (name == u"table-column") {
            readColumn(listener);
        } else if (name != u"table-row") {
            m_reader.skip();
        } else if (const auto row = readRow(listener); !row || listener.hasEnough()) {
            return row;
        }
    }
    return m_reader.outcome();
}

void OpenSheet::readColumn(SheetListener& listener)
{
    const auto count = std::clamp(m_reader.number(u"number-columns-repeated").value_or(1), 1U, mostSheetColumns);
    if (isHidden(m_reader) && m_nextColumn <= mostSheetColumns)
        listener.hiddenColumns(static_cast<std::uint32_t>(m_nextColumn), static_cast<std::uint32_t>(m_nextColumn + count - 1));
    m_nextColumn += count;
    m_reader.skip();
}

Result<void> OpenSheet::readRow(SheetListener& listener)
{
    m_row.repeats = std::max(1U, m_reader.number(u"number-rows-repeated").value_or(1));
    m_row.hidden = isHidden(m_reader) || std::ranges::find(m_groups, true) != m_groups.end();
    if (const auto cells = readCells(); !cells)
        return cells;
    if (const auto read = m_reader.outcome(); !read)
        return read; // half a row is none
    const auto begins = m_nextRow;
    m_nextRow += m_row.repeats;
    if (m_row.cells.empty() && (!m_row.hidden || begins > mostSheetRows))
        return {};
    if (m_row.cells.empty()) // to the end of the sheet, or beyond it
        m_row.repeats = static_cast<std::uint32_t>(std::min<std::uint64_t>(m_nextRow - 1, mostSheetRows) - begins + 1);
    else if (m_nextRow - 1 > mostSheetRows)
        return fail(ErrorCode::BadInput, {WorkbookMessage::BadReference, m_sheet, begins}, {.file = m_file});
    m_row.number = static_cast<std::uint32_t>(begins);
    return listener.row(m_row);
}

Result<void> OpenSheet::readCells()
{
    m_row.cells.clear();
    std::uint64_t column = 1;
    std::uint64_t bytes = 0;
    while (m_reader.next() && !m_reader.ends()) {
        if (!m_reader.starts())
            continue;
        if (m_reader.name() != u"table-cell" && m_reader.name() != u"covered-table-cell") {
            m_reader.skip();
            continue;
        }
        auto [cell, repeats] = readOpenCell(m_reader);
        const auto end = column + repeats;
        if (cell.kind != SheetCell::Kind::Empty && (cell.kind != SheetCell::Kind::Text || !cell.text.empty())) {
            if (end - 1 > mostSheetColumns)
                return fail(ErrorCode::BadInput, {WorkbookMessage::BadReference, m_sheet, m_nextRow}, {.file = m_file});
            bytes += repeats * cell.text.size();
            if (bytes > mostRowBytes)
                return fail(ErrorCode::BadInput, WorkbookMessage::UnpacksToTooMuch, {.file = m_file});
            for (; column < end; ++column) {
                cell.column = static_cast<std::uint32_t>(column);
                m_row.cells.push_back(cell);
            }
        }
        column = end;
    }
    return {};
}

} // namespace tranche
