// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/rows/choice_rows.h"

#include "ui/shell/import_window/rows/evidence_row.h"
#include "ui/shell/import_window/import_draft.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>

namespace tranche {

namespace {

void addSheet(ChoiceRows& rows)
{
    rows.addParts(rows.add(ImportChoice::Sheet, ChoiceRows::tr("&Sheet")),
                  linkTo<WorkbookOptions>([](const WorkbookOptions& book) { return QString::fromStdString(book.sheet); },
                                          [](WorkbookOptions& book, const QVariant& value) {
                                              book.sheet = value.toString().toStdString();
                                              book.range.clear(); // is one of the other sheet
                                          }));
}

void addRange(ChoiceRows& rows)
{
    rows.addField(rows.add(ImportChoice::Range, ChoiceRows::tr("&Range")), ChoiceRows::tr("whole sheet, or A3:U1003"),
                  linkTo<WorkbookOptions>([](const WorkbookOptions& book) { return QString::fromStdString(book.range); },
                                          [](WorkbookOptions& book, const QVariant& value) {
                                              book.range = value.toString().trimmed().toUpper().toStdString();
                                          }));
}

void addHeaderRows(ChoiceRows& rows)
{
    auto& box = rows.addSpin(rows.add(ImportChoice::Header, ChoiceRows::tr("&Header")), {0, 20},
                             linkTo<WorkbookOptions>([](const WorkbookOptions& book) { return static_cast<int>(book.headerRows); },
                                                     [](WorkbookOptions& book, const QVariant& value) {
                                                         book.headerRows = static_cast<std::size_t>(value.toInt());
                                                     }));
    box.setSpecialValueText(ChoiceRows::tr("none: all rows are data"));
    box.setPrefix(ChoiceRows::tr("rows with names: "));
}

void addSheetNames(ChoiceRows& rows)
{
    rows.addField(rows.add(ImportChoice::Names, ChoiceRows::tr("&Names")), ChoiceRows::tr("Age, Sex, … or empty"),
                  linkTo<WorkbookOptions>([](const WorkbookOptions& book) { return typedNames(book.names); },
                                          [](WorkbookOptions& book, const QVariant& value) {
                                              book.names.clear();
                                              for (const QString& name : namesOf(value.toString()))
                                                  book.names.push_back(name.toStdString());
                                          }));
}

void addFormulas(ChoiceRows& rows)
{
    rows.add(ImportChoice::FormulaCells, ChoiceRows::tr("Formula cells"));
}

void addErrors(ChoiceRows& rows)
{
    using Errors = WorkbookOptions::ErrorCells;
    rows.addBox(rows.add(ImportChoice::ErrorCells, ChoiceRows::tr("Cells with an err&or")),
                {{ChoiceRows::tr("stop reading"), static_cast<int>(Errors::Stop)},
                 {ChoiceRows::tr("missing"), static_cast<int>(Errors::Missing)},
                 {ChoiceRows::tr("a value, as written"), static_cast<int>(Errors::AsText)}},
                linkTo<WorkbookOptions>([](const WorkbookOptions& book) { return static_cast<int>(book.errors); },
                                        [](WorkbookOptions& book, const QVariant& value) { book.errors = Errors(value.toInt()); }));
}

void addHidden(ChoiceRows& rows)
{
    rows.addBox(rows.add(ImportChoice::HiddenRows, ChoiceRows::tr("H&idden rows")),
                {{ChoiceRows::tr("read as well"), true}, {ChoiceRows::tr("leave out"), false}},
                linkTo<WorkbookOptions>([](const WorkbookOptions& book) { return book.hiddenRows; },
                                        [](WorkbookOptions& book, const QVariant& value) { book.hiddenRows = value.toBool(); }));
}

} // namespace

void addWorkbookRows(ChoiceRows& rows)
{
    addSheet(rows);
    addRange(rows);
    addHeaderRows(rows);
    addSheetNames(rows);
    addFormulas(rows);
    addErrors(rows);
    addHidden(rows);
    rows.addMissing();
}

} // namespace tranche
