// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"

namespace tranche {

QString windowText(WorkbookMessage message, const Statement&)
{
    switch (message) {
    case WorkbookMessage::BadRange: return tr("The range must be like A3:U1003, the first cell and the last.");
    case WorkbookMessage::Locked: return tr("This workbook is locked with a password. Save a copy without one, then open that.");
    case WorkbookMessage::NotAWorkbook: return tr("This is not a workbook (xlsx, ods). Choose another file, or save the table as one.");
    case WorkbookMessage::Damaged:
        return tr("The workbook is damaged and cannot be unpacked. Use another copy, or save it again where it was made.");
    case WorkbookMessage::PartMissing: return tr("The workbook lacks a part, “%1”. Save it again where it was made.");
    case WorkbookMessage::BadPart:
        return tr("The workbook is damaged: part “%1” cannot be read from line %2 on. Save it again where it was made.");
    case WorkbookMessage::DeclaresType:
        return tr("Part “%1” of the workbook declares a document type, which no workbook needs and which can do harm. Save it again with a "
                  "spreadsheet program.");
    case WorkbookMessage::UnpacksToTooMuch:
        return tr("The workbook unpacks to far more than a table needs, so it is not read. Save it again with a spreadsheet program.");
    case WorkbookMessage::TextTooLong: return tr("A text in part “%1” of the workbook is too long for a cell. Shorten it.");
    case WorkbookMessage::NoSuchSheet: return tr("There is no sheet “%1”. The sheets are: %2. Choose one of them.");
    case WorkbookMessage::NoVisibleSheet: return tr("The workbook has no visible sheet with cells. Choose a sheet by its name.");
    case WorkbookMessage::NotCells: return tr("Sheet “%1” holds no cells but something else, such as a chart. Choose another one.");
    case WorkbookMessage::Empty:
        return tr("There is nothing in the range of sheet “%1” that is to be read. Choose another sheet or range.");
    case WorkbookMessage::NoRecord:
        return tr("Sheet “%1” has a header but no records in the range. Choose another sheet or range, or say that it has no header.");
    case WorkbookMessage::ErrorCell:
        return tr("Cell %2 of sheet “%1” holds an error. Correct it, or choose how cells with an error are read.");
    case WorkbookMessage::NoResult:
        return tr("Cell %2 of sheet “%1” holds a formula whose result was not saved. Open the workbook in a spreadsheet program and save "
                  "it again.");
    case WorkbookMessage::BadCell:
        return tr("Cell %2 of sheet “%1” does not hold what it is said to hold. Correct it, and save the workbook again.");
    case WorkbookMessage::NoSuchDay:
        return tr("Cell %2 of sheet “%1” is shown as a day, but its number stands for none. Correct it, or give it another format.");
    case WorkbookMessage::BadReference:
        return tr("The cells of sheet “%1” are not in order from row %2 on. Save the workbook again with a spreadsheet program.");
    case WorkbookMessage::CellTwice: return tr("Cell %2 stands twice in sheet “%1”. Save the workbook again with a spreadsheet program.");
    case WorkbookMessage::EmptyRow:
        return tr("Row %2 of sheet “%1” is empty, and the table goes on below it. Remove the row, or choose a range that ends above it.");
    case WorkbookMessage::UnnamedColumn: return tr("The column of cell %2 of sheet “%1” has no name. Name it, or choose another range.");
    case WorkbookMessage::RepeatedName: return tr("The columns of cells %2 and %3 of sheet “%1” have the same name. Rename one.");
    case WorkbookMessage::NamesDoNotFit:
        return tr("The names do not fit sheet “%1”. Names given: %2; columns: %3. Give one name for each column.");
    case WorkbookMessage::NameDiffers:
        return tr("The column of cell %2 of sheet “%1” has another name than in the first file. Read only workbooks with the same columns "
                  "together.");
    case WorkbookMessage::WidthDiffers:
        return tr("Sheet “%1” has another number of columns than in the first file. In the first file: %2; in this one: %3. Read only "
                  "workbooks with the same columns together.");
    }
    return {};
}

QString windowText(WorkbookNote message, const Statement& said)
{
    switch (message) {
    case WorkbookNote::RowsOutside:
        return isOne(said, 0) ? tr("%1 row outside the range holds something.") : tr("%1 rows outside the range hold something.");
    case WorkbookNote::ColumnsOutside:
        return isOne(said, 0) ? tr("%1 column outside the range holds something.") : tr("%1 columns outside the range hold something.");
    case WorkbookNote::OtherSheets: return tr("Other sheets: %1.");
    case WorkbookNote::EmptyRows: return isOne(said, 0) ? tr("%1 empty row at the end.") : tr("%1 empty rows at the end.");
    case WorkbookNote::EmptyColumns: return isOne(said, 0) ? tr("%1 empty column at the end.") : tr("%1 empty columns at the end.");
    case WorkbookNote::HiddenRows: return isOne(said, 0) ? tr("%1 hidden row.") : tr("%1 hidden rows.");
    case WorkbookNote::HiddenColumns: return isOne(said, 0) ? tr("%1 hidden column.") : tr("%1 hidden columns.");
    case WorkbookNote::NamesOnOneLine:
        return isOne(said, 0) ? tr("%1 name has a line end, which becomes a blank.")
                              : tr("%1 names have a line end, which becomes a blank.");
    case WorkbookNote::ErrorsAreMissing:
        return isOne(said, 0) ? tr("%1 cell with an error is read as missing.") : tr("%1 cells with an error are read as missing.");
    case WorkbookNote::CoveredCells:
        return isOne(said, 0) ? tr("%1 cell that a merged cell covers.") : tr("%1 cells that merged cells cover.");
    case WorkbookNote::NoFormats: return tr("Formulas, formats, comments and pictures.");
    case WorkbookNote::Sheets: return tr("visible sheets: %1, hidden sheets: %2");
    case WorkbookNote::WholeSheet: return tr("all that is used; rows: %1, columns: %2");
    case WorkbookNote::RowsAround: return tr("rows above the header: %1, rows below the table: %2");
    case WorkbookNote::HeaderFits: return isOne(said, 0) ? tr("%1 name") : tr("%1 names, no two alike");
    case WorkbookNote::NoHeader: return tr("names are made up; columns: %1");
    case WorkbookNote::HasResults:
        return isOne(said, 0) ? tr("%1 cell with a formula has its result; no formula is run")
                              : tr("%1 cells with a formula all have their results; no formula is run");
    case WorkbookNote::LacksResults:
        return isOne(said, 1) ? tr("without a saved result: %1 of %2 cell with a formula, the first is %3")
                              : tr("without a saved result: %1 of %2 cells with a formula, the first is %3");
    case WorkbookNote::NoFormula: return tr("no cell holds a formula");
    case WorkbookNote::NoError: return tr("no cell holds an error");
    case WorkbookNote::Errors: return isOne(said, 0) ? tr("%1 cell with an error: %2") : tr("%1 cells with an error, the first is %2");
    case WorkbookNote::DaysFrom:
        return isOne(said, 0) ? tr("%1 cell with a date; days are counted from %2") : tr("%1 cells with a date; days are counted from %2");
    case WorkbookNote::DaysWritten: return isOne(said, 0) ? tr("%1 cell with a date") : tr("%1 cells with a date");
    case WorkbookNote::NoDates: return tr("no cell has a date format");
    case WorkbookNote::NothingHidden: return tr("no hidden row or column in the range");
    case WorkbookNote::Hidden: return tr("hidden rows: %1, hidden columns: %2");
    case WorkbookNote::NoEmptyCell: return tr("no empty cell in the range");
    case WorkbookNote::EmptyCells: return isOne(said, 0) ? tr("%1 empty cell in the range") : tr("%1 empty cells in the range");
    }
    return {};
}

} // namespace tranche
