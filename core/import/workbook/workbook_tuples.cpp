// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/workbook/workbook_tuples.h"

#include "core/base/memory.h"

#include <algorithm>
#include <map>

namespace tranche {

namespace {

constexpr std::uint64_t bytesPerCell = 6; // of a code, and some of spellings that occur often

/// On one line: each line end a blank.
std::string onOneLine(std::string_view text)
{
    std::string line;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '\r' && at + 1 < text.size() && text[at + 1] == '\n')
            continue;
        line += text[at] == '\n' || text[at] == '\r' ? ' ' : text[at];
    }
    return line;
}

} // namespace

void WorkbookTuples::begin(SheetPlace place)
{
    m_place = std::move(place);
    m_covered = CoveredCells(m_place.merged);
    m_hidden.assign(mostSheetColumns + 1, false);
    m_columns.clear();
    m_seenOutside.assign(mostSheetColumns + 1, false);
    m_named = false;
    m_next = m_place.range.first.row + static_cast<std::uint32_t>(std::min<std::size_t>(m_options.headerRows, mostSheetRows));
    m_gap = m_gapRows = m_leftOut = 0;
    m_lastFilled = m_next - 1;
    m_tuplesHere = 0;
}

void WorkbookTuples::noteEmptyEnd(std::size_t rows, std::size_t columns)
{
    m_counts.emptyRowsAtTheEnd += rows;
    m_counts.emptyColumnsAtTheEnd += columns;
}

void WorkbookTuples::hiddenColumns(std::uint32_t first, std::uint32_t last)
{
    for (auto column = first; column <= std::min(last, mostSheetColumns); ++column)
        m_hidden[column] = true;
}

/// Once it is known which are hidden: before the first row.
void WorkbookTuples::findColumns()
{
    const auto& range = m_place.range;
    m_places.assign(range.columns(), 0);
    for (auto column = range.first.column; column <= range.last.column; ++column) {
        m_counts.hiddenColumns += m_hidden[column] ? 1 : 0;
        if (!m_hidden[column] || m_options.hiddenRows)
            m_columns.push_back(column);
    }
    std::ranges::fill(m_places, m_columns.size());
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        m_places[m_columns[i] - range.first.column] = i;
    m_names.assign(m_columns.size(), {});
}

Result<void> WorkbookTuples::row(const SheetRow& row)
{
    if (m_columns.empty())
        findColumns();
    const auto& range = m_place.range;
    const auto last = row.number + row.repeats - 1;
    if (last >= range.first.row && row.number <= range.last.row && row.hidden)
        leaveOutHidden(row);
    const bool skipped = row.hidden && !m_options.hiddenRows;
    if (row.cells.empty() || skipped)
        return {};
    for (std::uint32_t i = 0; i < row.repeats && !hasEnough(); ++i) {
        if (i % 1024 == 1023)
            m_job.check();
        if (const auto taken = oneRow(row.number + i, row); !taken)
            return taken;
    }
    return {};
}

/// Count hidden rows; where they are not read, those below them move up.
void WorkbookTuples::leaveOutHidden(const SheetRow& row)
{
    const auto first = std::max(row.number, m_place.range.first.row);
    const auto last = std::min(row.number + row.repeats - 1, m_place.range.last.row);
    m_counts.hiddenRows += last - first + 1;
    if (m_options.hiddenRows || last < m_next)
        return;
    if (first > m_next) {
        m_gap = m_gap == 0 ? m_next : m_gap;
        m_gapRows += first - m_next;
    }
    m_leftOut += last - std::max(first, m_next) + 1;
    m_next = last + 1;
    m_lastFilled = std::max(m_lastFilled, last);
}

Result<void> WorkbookTuples::oneRow(std::uint32_t number, const SheetRow& row)
{
    if (number < m_place.range.first.row || number > m_place.range.last.row) {
        m_counts.rowsOutside += std::ranges::any_of(row.cells, [](const auto& cell) { return !cell.empty(); }) ? 1 : 0;
        return {};
    }
    const auto filled = takeCells(number, row);
    if (!filled)
        return std::unexpected(filled.error());
    if (!*filled)
        return {};
    if (number - m_place.range.first.row < m_options.headerRows) {
        addToNames();
        return {};
    }
    return addTuple(number);
}

/// The row's cells by column; whether any holds something.
Result<bool> WorkbookTuples::takeCells(std::uint32_t number, const SheetRow& row)
{
    m_cells.assign(m_columns.size(), {});
    const auto& range = m_place.range;
    bool filled = false;
    for (const auto& cell : row.cells) {
        if (cell.covered || m_covered.covers({number, cell.column})) {
            m_counts.coveredCells += range.holds({number, cell.column}) ? 1 : 0;
            continue;
        }
        if (!range.holds({number, cell.column})) {
            m_counts.columnsOutside += m_seenOutside[cell.column] ? 0 : 1;
            m_seenOutside[cell.column] = true;
            continue;
        }
        const auto place = m_places[cell.column - range.first.column];
        if (place == m_columns.size())
            continue; // hidden
        const auto text = textOf(number, cell);
        if (!text)
            return std::unexpected(text.error());
        m_cells[place] = *text;
        filled |= !cell.empty();
    }
    return filled;
}

Result<std::string_view> WorkbookTuples::textOf(std::uint32_t number, const SheetCell& cell)
{
    using enum SheetCell::Kind;
    const bool plain = !cell.formula && (cell.kind == Text || cell.kind == Number);
    if (plain)
        return cell.text;
    const auto name = cellName({number, cell.column});
    countCell(cell, name);
    switch (cell.kind) {
    case NoResult: return fault(WorkbookMessage::NoResult, name);
    case BadValue: return fault(WorkbookMessage::BadCell, name);
    case NoDay: return fault(WorkbookMessage::NoSuchDay, name);
    case Error:
        if (m_options.errors == WorkbookOptions::ErrorCells::Stop)
            return fault(WorkbookMessage::ErrorCell, name);
        return m_options.errors == WorkbookOptions::ErrorCells::AsText ? std::string_view(cell.text) : std::string_view();
    default: return cell.text;
    }
}

void WorkbookTuples::countCell(const SheetCell& cell, const std::string& name)
{
    m_counts.formulas += cell.formula ? 1 : 0;
    m_counts.dates += cell.kind == SheetCell::Kind::Date ? 1 : 0;
    if (cell.kind == SheetCell::Kind::NoResult && m_counts.noResults++ == 0)
        m_counts.firstNoResult = name;
    if (cell.kind == SheetCell::Kind::Error && m_counts.errors++ == 0)
        m_counts.firstError = name;
}

Result<std::string_view> WorkbookTuples::fault(WorkbookMessage what, const std::string& cell)
{
    const auto error = wrong(what, cell);
    if (!m_heard)
        return error;
    m_heard(error.error());
    return std::string_view();
}

void WorkbookTuples::addToNames()
{
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const auto part = onOneLine(m_cells[i]);
        m_counts.namesOnOneLine += m_cells[i].find_first_of("\r\n") != std::string_view::npos ? 1 : 0;
        m_names[i] += (m_names[i].empty() || part.empty() ? "" : " ") + part;
    }
}

std::string WorkbookTuples::headerCell(std::size_t column) const
{
    return cellName({m_place.range.first.row, m_columns[column]});
}

/// After the last row of the header.
Result<void> WorkbookTuples::useNames()
{
    m_named = true;
    const bool header = m_options.headerRows > 0;
    if (m_builder)
        return compareNames(header ? m_names : std::vector<std::string>());
    if (m_columns.empty())
        return fail(ErrorCode::BadInput, {WorkbookMessage::Empty, m_place.sheet}, {.file = m_place.file});
    auto names = m_options.names;
    if (!names.empty() && names.size() != m_columns.size())
        return wrong(WorkbookMessage::NamesDoNotFit, std::uint64_t{names.size()}, std::uint64_t{m_columns.size()});
    if (names.empty() && header)
        if (const auto usable = checkNames(m_names); !usable)
            return usable;
    for (std::size_t i = 1; names.size() < m_columns.size(); ++i)
        names.push_back(header ? m_names[i - 1] : "Attribute " + std::to_string(i));
    if (header)
        m_header = m_names;
    m_builder.emplace(std::move(names));
    return {};
}

Result<void> WorkbookTuples::checkNames(const std::vector<std::string>& names) const
{
    std::map<std::string_view, std::size_t> seen;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i].empty())
            return wrong(WorkbookMessage::UnnamedColumn, headerCell(i));
        if (const auto [other, isNew] = seen.emplace(names[i], i); !isNew)
            return wrong(WorkbookMessage::RepeatedName, headerCell(other->second), headerCell(i));
    }
    return {};
}

Result<void> WorkbookTuples::compareNames(const std::vector<std::string>& names) const
{
    if (m_columns.size() != m_builder->attributeCount())
        return wrong(WorkbookMessage::WidthDiffers, std::uint64_t{m_builder->attributeCount()}, std::uint64_t{m_columns.size()});
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] != m_header[i])
            return wrong(WorkbookMessage::NameDiffers, headerCell(i));
    return {};
}

Result<void> WorkbookTuples::addTuple(std::uint32_t number)
{
    if (!m_named)
        if (const auto named = useNames(); !named)
            return named;
    if (number > m_next) {
        m_gap = m_gap == 0 ? m_next : m_gap;
        m_gapRows += number - m_next;
    }
    if (m_gap > 0)
        if (const auto filled = fillGap(); !filled)
            return filled;
    m_next = number + 1;
    m_lastFilled = number;
    m_counts.emptyCells += static_cast<std::size_t>(std::ranges::count(m_cells, std::string_view()));
    return append(number);
}

/// Empty rows between tuples are faults; of a single column they are empty cells.
Result<void> WorkbookTuples::fillGap()
{
    const auto first = std::exchange(m_gap, 0U);
    const auto rows = std::exchange(m_gapRows, 0U);
    if (m_columns.size() > 1) {
        const auto error = wrong(WorkbookMessage::EmptyRow, std::uint64_t{first});
        if (!m_heard)
            return error;
        m_heard(error.error());
        return {};
    }
    const auto kept = std::exchange(m_cells, {std::string_view()});
    m_counts.emptyCells += rows;
    for (std::uint32_t i = 0; i < rows; ++i) {
        if (i % 1024 == 1023)
            m_job.check();
        if (const auto added = append(first + i); !added)
            return added;
    }
    m_cells = kept;
    return {};
}

Result<void> WorkbookTuples::append(std::uint32_t number)
{
    if (m_tuplesHere == 0)
        m_lines.addFile(m_place.file, m_tuples, number);
    else if (m_leftOut > 0)
        m_lines.addTall(m_tuples - 1, m_leftOut);
    m_leftOut = 0;
    if (std::min(m_tuples, m_kept) * m_columns.size() >= m_cellsWithRoom) {
        if (const auto fits = checkMemory(m_cellsWithRoom * bytesPerCell); !fits)
            return fits;
        m_cellsWithRoom *= 2;
    }
    if (m_tuples < m_kept)
        m_builder->append(std::span<const std::string_view>(m_cells));
    ++m_tuples;
    ++m_tuplesHere;
    return {};
}

Result<void> WorkbookTuples::end()
{
    if (m_columns.empty())
        findColumns();
    if (!m_named)
        if (const auto named = useNames(); !named)
            return named;
    if (m_tuplesHere == 0)
        return fail(ErrorCode::BadInput, {WorkbookMessage::NoRecord, m_place.sheet}, {.file = m_place.file});
    if (!hasEnough())
        m_counts.emptyRowsAtTheEnd += m_place.range.last.row - m_lastFilled;
    return {};
}

Result<std::shared_ptr<const Table>> WorkbookTuples::finish(const JobContext& job)
{
    job.check();
    m_builder->setLines(std::move(m_lines));
    return m_builder->finish(job);
}

} // namespace tranche
