// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: what is wrong with a workbook or with how it is to be read. The place is the file.
enum class WorkbookMessage : std::uint8_t {
    BadRange,
    Locked,
    NotAWorkbook,
    Damaged,      ///< the archive cannot be unpacked
    PartMissing,  ///< part
    BadPart,      ///< part, line in it
    DeclaresType, ///< part
    UnpacksToTooMuch,
    TextTooLong, ///< part
    NoSuchSheet, ///< sheet, sheets that there are
    NoVisibleSheet,
    NotCells,      ///< sheet
    Empty,         ///< sheet
    NoRecord,      ///< sheet
    ErrorCell,     ///< sheet, cell
    NoResult,      ///< sheet, cell
    BadCell,       ///< sheet, cell
    NoSuchDay,     ///< sheet, cell
    BadReference,  ///< sheet, row
    CellTwice,     ///< sheet, cell
    EmptyRow,      ///< sheet, row
    UnnamedColumn, ///< sheet, cell
    RepeatedName,  ///< sheet, cell, cell
    NamesDoNotFit, ///< names given, columns
    NameDiffers,   ///< sheet, cell
    WidthDiffers,  ///< columns of the first file, columns of this one
};

constexpr Topic topicOf(WorkbookMessage)
{
    return Topic::Workbook;
}

/// What there is to say: what of a workbook is not in the table, and what speaks for reading it in one way.
enum class WorkbookNote : std::uint8_t {
    RowsOutside,      ///< rows that hold something outside the range
    ColumnsOutside,   ///< the same of columns
    OtherSheets,      ///< sheets
    EmptyRows,        ///< at the end, stored all the same
    EmptyColumns,     ///< the same
    HiddenRows,       ///< left out
    HiddenColumns,    ///< left out
    NamesOnOneLine,   ///< names
    ErrorsAreMissing, ///< cells
    CoveredCells,     ///< cells
    NoFormats,
    Sheets,       ///< visible sheets, hidden sheets
    WholeSheet,   ///< rows, columns
    RowsAround,   ///< rows above the range, rows below it
    HeaderFits,   ///< names
    NoHeader,     ///< columns
    HasResults,   ///< cells with a formula
    LacksResults, ///< cells without a result, cells with a formula, the first of them
    NoFormula,
    NoError,
    Errors,      ///< cells, the first of them
    DaysFrom,    ///< cells with a date, year from which the workbook counts
    DaysWritten, ///< cells with a date
    NoDates,
    NothingHidden,
    Hidden, ///< rows, columns
    NoEmptyCell,
    EmptyCells, ///< cells
};

constexpr Topic topicOf(WorkbookNote)
{
    return Topic::WorkbookNote;
}

} // namespace tranche
