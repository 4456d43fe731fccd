// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/workbook/workbook_file.h"

#include <algorithm>

namespace tranche {

Result<std::size_t> sheetOf(const Workbook& workbook, const WorkbookOptions& options)
{
    const Place place{.file = workbook.file()};
    const auto& sheets = workbook.sheets();
    const auto found = options.sheet.empty()
                           ? std::ranges::find_if(sheets, [](const auto& sheet) { return !sheet.hidden && sheet.hasCells; })
                           : std::ranges::find(sheets, options.sheet, &SheetInfo::name);
    if (found == sheets.end() && options.sheet.empty())
        return fail(ErrorCode::BadInput, WorkbookMessage::NoVisibleSheet, place);
    if (found == sheets.end()) {
        std::vector<std::string> names;
        for (const auto& sheet : sheets)
            names.push_back(sheet.name);
        return fail(ErrorCode::BadInput, {WorkbookMessage::NoSuchSheet, options.sheet, std::move(names)}, place);
    }
    if (!found->hasCells)
        return fail(ErrorCode::BadInput, {WorkbookMessage::NotCells, found->name}, place);
    return static_cast<std::size_t>(found - sheets.begin());
}

Result<SheetPlace> placeOf(const Workbook& workbook, std::size_t sheet, const SheetSurvey& survey, const WorkbookOptions& options)
{
    const auto& name = workbook.sheets()[sheet].name;
    const auto& used = survey.used();
    auto range = options.range.empty() ? used : rangeOf(options.range);
    const bool meet = range && used && range->first.row <= used->last.row && range->last.row >= used->first.row
                      && range->first.column <= used->last.column && range->last.column >= used->first.column;
    if (!meet)
        return fail(ErrorCode::BadInput, {WorkbookMessage::Empty, name}, {.file = workbook.file()});
    if (range->last.row == mostSheetRows) // it has no end
        range->last.row = used->last.row;
    return SheetPlace{workbook.file(), name, *range, survey.mergedCells()};
}

std::vector<Statement> leftOutOf(const SheetCounts& counts, const WorkbookOptions& options)
{
    std::vector<Statement> all;
    const auto add = [&](WorkbookNote what, std::size_t count) {
        if (count > 0)
            all.emplace_back(what, std::uint64_t{count});
    };
    add(WorkbookNote::RowsOutside, counts.rowsOutside);
    add(WorkbookNote::ColumnsOutside, counts.columnsOutside);
    if (!options.hiddenRows) {
        add(WorkbookNote::HiddenRows, counts.hiddenRows);
        add(WorkbookNote::HiddenColumns, counts.hiddenColumns);
    }
    add(WorkbookNote::EmptyRows, counts.emptyRowsAtTheEnd);
    add(WorkbookNote::EmptyColumns, counts.emptyColumnsAtTheEnd);
    if (options.errors == WorkbookOptions::ErrorCells::Missing)
        add(WorkbookNote::ErrorsAreMissing, counts.errors);
    add(WorkbookNote::CoveredCells, counts.coveredCells);
    add(WorkbookNote::NamesOnOneLine, counts.namesOnOneLine);
    return all;
}

} // namespace tranche
