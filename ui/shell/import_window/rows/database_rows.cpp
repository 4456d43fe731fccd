// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/rows/choice_rows.h"

#include "ui/shell/import_window/rows/evidence_row.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>

namespace tranche {

namespace {

void addTable(ChoiceRows& rows)
{
    rows.addParts(rows.add(ImportChoice::Sheet, ChoiceRows::tr("&Table")),
                  linkTo<DatabaseOptions>([](const DatabaseOptions& base) { return QString::fromStdString(base.table); },
                                          [](DatabaseOptions& base, const QVariant& value) {
                                              base.table = value.toString().toStdString();
                                              base.query.clear();
                                          }));
}

void addQuery(ChoiceRows& rows)
{
    rows.addField(rows.add(ImportChoice::Range, ChoiceRows::tr("&Query")), ChoiceRows::tr("one SELECT instead of the table"),
                  linkTo<DatabaseOptions>([](const DatabaseOptions& base) { return QString::fromStdString(base.query); },
                                          [](DatabaseOptions& base, const QVariant& value) {
                                              base.query = value.toString().toStdString();
                                              if (!base.query.empty())
                                                  base.table.clear();
                                          }));
}

void addPadding(ChoiceRows& rows)
{
    rows.addBox(rows.add(ImportChoice::Padding, ChoiceRows::tr("&Blanks at the end")),
                {{ChoiceRows::tr("remove in char(n)"), true}, {ChoiceRows::tr("keep"), false}},
                linkTo<DatabaseOptions>([](const DatabaseOptions& base) { return base.trimsPadding; },
                                        [](DatabaseOptions& base, const QVariant& value) { base.trimsPadding = value.toBool(); }));
}

void addTimeOut(ChoiceRows& rows)
{
    auto& box = rows.addSpin(rows.add(ImportChoice::TimeOut, ChoiceRows::tr("Stop &waiting after")), {1, 86400},
                             linkTo<DatabaseOptions>([](const DatabaseOptions& base) { return static_cast<int>(base.timeout); },
                                                     [](DatabaseOptions& base, const QVariant& value) { base.timeout = value.toUInt(); }));
    box.setSuffix(ChoiceRows::tr(" seconds"));
}

} // namespace

void addDatabaseRows(ChoiceRows& rows)
{
    addTable(rows);
    addQuery(rows);
    rows.add(ImportChoice::Numbers, ChoiceRows::tr("Numbers"));
    rows.add(ImportChoice::Null, ChoiceRows::tr("Null"));
    addPadding(rows);
    rows.add(ImportChoice::RecordOrder, ChoiceRows::tr("Record order"));
    addTimeOut(rows);
    rows.addMissing();
}

void addStatisticalRows(ChoiceRows& rows)
{
    using Values = StatisticalOptions::Values;
    using Declared = StatisticalOptions::DeclaredMissing;
    rows.addBox(rows.add(ImportChoice::Encoding, ChoiceRows::tr("&Encoding")),
                {{ChoiceRows::tr("as the file says"), QString()},
                 {QStringLiteral("UTF-8"), QStringLiteral("UTF-8")},
                 {QStringLiteral("Windows-1252"), QStringLiteral("windows-1252")},
                 {QStringLiteral("ISO-8859-1"), QStringLiteral("ISO-8859-1")}},
                linkTo<StatisticalOptions>([](const StatisticalOptions& file) { return QString::fromStdString(file.encoding); },
                                           [](StatisticalOptions& file, const QVariant& value) {
                                               file.encoding = value.toString().toStdString();
                                           }));
    rows.addBox(rows.add(ImportChoice::Names, ChoiceRows::tr("&Values")),
                {{ChoiceRows::tr("codes"), static_cast<int>(Values::Codes)}, {ChoiceRows::tr("labels"), static_cast<int>(Values::Labels)}},
                linkTo<StatisticalOptions>([](const StatisticalOptions& file) { return static_cast<int>(file.values); },
                                           [](StatisticalOptions& file, const QVariant& value) {
                                               file.values = Values(value.toInt());
                                               file.valuesOf.clear(); // said for all of them
                                           }));
    rows.addBox(rows.add(ImportChoice::Null, ChoiceRows::tr("De&clared missing")),
                {{ChoiceRows::tr("missing"), static_cast<int>(Declared::Missing)},
                 {ChoiceRows::tr("a value of its own"), static_cast<int>(Declared::Value)}},
                linkTo<StatisticalOptions>([](const StatisticalOptions& file) { return static_cast<int>(file.missing); },
                                           [](StatisticalOptions& file, const QVariant& value) {
                                               file.missing = Declared(value.toInt());
                                               file.missingOf.clear();
                                           }));
    rows.addMissing();
}

} // namespace tranche
