// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/workbook/look/workbook_evidence.h"

#include "core/base/messages/import/workbook_message.h"

#include <algorithm>

namespace tranche {

namespace {

using Verdict = Evidence::Verdict;

std::uint64_t countOf(std::size_t number)
{
    return number;
}

Evidence sheetEvidence(const WorkbookSight& seen)
{
    const auto hidden = static_cast<std::size_t>(std::ranges::count(seen.sheets, true, &SheetInfo::hidden));
    return {ImportChoice::Sheet, Statement(WorkbookNote::Sheets, countOf(seen.sheets.size() - hidden), countOf(hidden)),
            seen.sheets.size() > 1 ? Verdict::Agree : Verdict::NotNeeded};
}

Evidence rangeEvidence(const WorkbookSight& seen)
{
    if (seen.options.range.empty())
        return {ImportChoice::Range, Statement(WorkbookNote::WholeSheet, countOf(seen.range.rows()), countOf(seen.range.columns()))};
    const auto outside = seen.counts.rowsOutside;
    const auto above = std::min(seen.rowsAbove, outside);
    return {ImportChoice::Range, Statement(WorkbookNote::RowsAround, countOf(above), countOf(outside - above)),
            outside > 0 ? Verdict::Differ : Verdict::Agree, outside};
}

Evidence headerEvidence(const WorkbookSight& seen)
{
    if (seen.names)
        return {ImportChoice::Header, *seen.names, Verdict::Stop, 1};
    if (seen.options.headerRows == 0)
        return {ImportChoice::Header, Statement(WorkbookNote::NoHeader, countOf(seen.width)), Verdict::NotNeeded};
    return {ImportChoice::Header, Statement(WorkbookNote::HeaderFits, countOf(seen.width))};
}

Evidence formulaEvidence(const SheetCounts& counts)
{
    if (counts.formulas == 0)
        return {ImportChoice::FormulaCells, WorkbookNote::NoFormula, Verdict::NotNeeded};
    if (counts.noResults == 0)
        return {ImportChoice::FormulaCells, Statement(WorkbookNote::HasResults, countOf(counts.formulas))};
    return {ImportChoice::FormulaCells,
            Statement(WorkbookNote::LacksResults, countOf(counts.noResults), countOf(counts.formulas), counts.firstNoResult), Verdict::Stop,
            counts.noResults};
}

Evidence errorEvidence(const WorkbookSight& seen)
{
    if (seen.counts.errors == 0)
        return {ImportChoice::ErrorCells, WorkbookNote::NoError, Verdict::NotNeeded};
    const bool stops = seen.options.errors == WorkbookOptions::ErrorCells::Stop;
    return {ImportChoice::ErrorCells, Statement(WorkbookNote::Errors, countOf(seen.counts.errors), seen.counts.firstError),
            stops ? Verdict::Stop : Verdict::Differ, seen.counts.errors};
}

Evidence dateEvidence(const WorkbookSight& seen)
{
    const auto dates = countOf(seen.counts.dates);
    if (dates == 0)
        return {ImportChoice::Dates, WorkbookNote::NoDates, Verdict::NotNeeded};
    if (seen.daysFrom == 0)
        return {ImportChoice::Dates, Statement(WorkbookNote::DaysWritten, dates)};
    return {ImportChoice::Dates, Statement(WorkbookNote::DaysFrom, dates, Argument::figure(std::to_string(seen.daysFrom)))};
}

Evidence hiddenEvidence(const SheetCounts& counts)
{
    const auto hidden = counts.hiddenRows + counts.hiddenColumns;
    if (hidden == 0)
        return {ImportChoice::HiddenRows, WorkbookNote::NothingHidden, Verdict::NotNeeded};
    return {ImportChoice::HiddenRows, Statement(WorkbookNote::Hidden, countOf(counts.hiddenRows), countOf(counts.hiddenColumns)),
            Verdict::Differ, hidden};
}

Evidence missingEvidence(const SheetCounts& counts)
{
    if (counts.emptyCells == 0)
        return {ImportChoice::Missing, WorkbookNote::NoEmptyCell, Verdict::NotNeeded};
    return {ImportChoice::Missing, Statement(WorkbookNote::EmptyCells, countOf(counts.emptyCells))};
}

} // namespace

std::vector<Evidence> workbookEvidence(const WorkbookSight& seen)
{
    return {sheetEvidence(seen), rangeEvidence(seen), headerEvidence(seen),        formulaEvidence(seen.counts),
            errorEvidence(seen), dateEvidence(seen),  hiddenEvidence(seen.counts), missingEvidence(seen.counts)};
}

} // namespace tranche
