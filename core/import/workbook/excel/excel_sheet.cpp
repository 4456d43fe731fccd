// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/workbook/excel/excel_sheet.h"

#include "core/import/workbook/cell_text.h"
#include "core/import/workbook/excel/excel_parts.h"

#include <charconv>

namespace tranche {

namespace {

std::optional<std::uint32_t> wholeNumber(std::string_view text)
{
    std::uint32_t number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    return problem == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

} // namespace

Result<void> ExcelSheet::read(SheetListener& listener)
{
    while (m_reader.next()) {
        if (!m_reader.starts())
            continue;
        if (m_reader.name() == u"sheetData") {
            if (const auto rows = readRows(listener); !rows)
                return rows;
            if (listener.hasEnough())
                return {};
        } else if (m_reader.name() == u"col" && m_reader.flag(u"hidden")) {
            listener.hiddenColumns(m_reader.number(u"min").value_or(1), m_reader.number(u"max").value_or(1));
        } else if (m_reader.name() == u"mergeCell") {
            if (const auto range = rangeOf(m_reader.attribute(u"ref").value_or("")))
                listener.merged(*range);
        }
    }
    return m_reader.outcome();
}

Result<void> ExcelSheet::readRows(SheetListener& listener)
{
    while (m_reader.next() && !m_reader.ends()) {
        if (!m_reader.starts())
            continue;
        if (m_reader.name() != u"row") {
            m_reader.skip();
            continue;
        }
        if (const auto row = readRow(); !row)
            return row;
        if (const auto read = m_reader.outcome(); !read)
            return read; // half a row is none
        if (const auto taken = listener.row(m_row); !taken || listener.hasEnough())
            return taken;
    }
    return m_reader.outcome();
}

Result<void> ExcelSheet::readRow()
{
    const auto given = m_reader.attribute(u"r");
    m_row.number = given ? wholeNumber(*given).value_or(0) : m_lastRow + 1;
    if (m_row.number <= m_lastRow || m_row.number > mostSheetRows)
        return fail(ErrorCode::BadInput, {WorkbookMessage::BadReference, m_sheet, std::uint64_t{m_lastRow} + 1}, {.file = m_file});
    m_lastRow = m_row.number;
    m_lastColumn = 0;
    m_rowBytes = 0;
    m_row.hidden = m_reader.flag(u"hidden");
    m_row.cells.clear();
    while (m_reader.next() && !m_reader.ends()) {
        if (!m_reader.starts())
            continue;
        if (m_reader.name() != u"c")
            m_reader.skip();
        else if (const auto cell = readCell(); !cell)
            return cell;
    }
    m_row.lastColumn = m_lastColumn;
    return {};
}

Result<void> ExcelSheet::readCell()
{
    const auto name = m_reader.attribute(u"r");
    const auto type = m_reader.attribute(u"t").value_or("n");
    const auto style = m_reader.number(u"s").value_or(0);
    const auto at = name ? cellOf(*name) : std::optional(CellReference{m_lastRow, m_lastColumn + 1});
    if (!at || at->row != m_lastRow || at->column < m_lastColumn || at->column > mostSheetColumns)
        return fail(ErrorCode::BadInput, {WorkbookMessage::BadReference, m_sheet, std::uint64_t{m_lastRow}}, {.file = m_file});
    if (at->column == m_lastColumn)
        return fail(ErrorCode::BadInput, {WorkbookMessage::CellTwice, m_sheet, cellName(*at)}, {.file = m_file});
    m_lastColumn = at->column;
    SheetCell cell;
    cell.column = at->column;
    std::string value;
    std::optional<std::string> inlined;
    readContent(cell, value, inlined);
    if (type == "inlineStr" && (inlined || value.empty())) {
        cell.kind = SheetCell::Kind::Text;
        cell.text = std::move(inlined).value_or("");
    } else {
        settle(cell, type, style, value);
    }
    m_rowBytes += cell.text.size();
    if (m_rowBytes > mostRowBytes)
        return fail(ErrorCode::BadInput, WorkbookMessage::UnpacksToTooMuch, {.file = m_file});
    if (!cell.empty())
        m_row.cells.push_back(std::move(cell));
    return {};
}

void ExcelSheet::readContent(SheetCell& cell, std::string& value, std::optional<std::string>& inlined)
{
    while (m_reader.next() && !m_reader.ends()) {
        if (!m_reader.starts())
            continue;
        if (m_reader.name() == u"v") {
            readPlainText(m_reader, value);
        } else if (m_reader.name() == u"is") {
            inlined = readRichText(m_reader);
        } else {
            cell.formula |= m_reader.name() == u"f";
            m_reader.skip();
        }
    }
}

/// What the value says, given as this type.
void ExcelSheet::settle(SheetCell& cell, std::string_view type, std::uint32_t style, const std::string& value) const
{
    using enum SheetCell::Kind;
    if (type == "str") {
        cell.kind = Text;
        cell.text = withoutEscapes(value);
        return;
    }
    const auto plain = withoutBlanks(value);
    if (plain.empty()) {
        cell.kind = cell.formula ? NoResult : Empty;
        return;
    }
    cell.text = plain;
    if (type == "n") {
        settleNumber(cell, style, plain);
    } else if (type == "s") {
        const auto number = wholeNumber(plain);
        const bool known = number && *number < m_known.texts.size();
        cell.kind = known ? Text : BadValue;
        cell.text = known ? m_known.texts[*number] : "";
    } else if (type == "b") {
        cell.kind = plain == "0" || plain == "1" ? Boolean : BadValue;
        cell.text = plain == "1" ? "TRUE" : "FALSE";
    } else if (type == "d") {
        cell.kind = isIsoDate(plain) ? Date : BadValue;
    } else {
        cell.kind = type == "e" ? Error : BadValue;
    }
}

void ExcelSheet::settleNumber(SheetCell& cell, std::uint32_t style, std::string_view value) const
{
    const auto shows = style < m_known.styles.size() ? m_known.styles[style] : DateStyle::None;
    if (!isStoredNumber(value)) {
        cell.kind = SheetCell::Kind::BadValue;
    } else if (shows == DateStyle::None) {
        cell.kind = SheetCell::Kind::Number;
    } else if (auto date = dateText(value, shows, m_known.from1904)) {
        cell.kind = SheetCell::Kind::Date;
        cell.text = std::move(*date);
    } else {
        cell.kind = SheetCell::Kind::NoDay;
    }
}

} // namespace tranche
