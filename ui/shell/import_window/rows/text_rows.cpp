// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/rows/choice_rows.h"

#include "ui/shell/import_window/rows/evidence_row.h"
#include "ui/shell/import_window/import_draft.h"

#include <QLineEdit>
#include <QSpinBox>

namespace tranche {

namespace {

std::vector<std::string> plainNames(const QVariant& typed)
{
    std::vector<std::string> names;
    for (const QString& name : namesOf(typed.toString()))
        names.push_back(name.toStdString());
    return names;
}

QChar signOf(char sign)
{
    return QLatin1Char(sign);
}

void addEncoding(ChoiceRows& rows)
{
    ChoiceRows::Items items;
    for (const char* name : {"UTF-8", "windows-1252", "ISO-8859-1", "ISO-8859-15"})
        items.emplace_back(QString::fromLatin1(name).replace(QLatin1String("windows"), QLatin1String("Windows")),
                           QString::fromLatin1(name));
    rows.addBox(rows.add(ImportChoice::Encoding, ChoiceRows::tr("&Encoding")), items,
                linkTo<CsvOptions>([](const CsvOptions& csv) { return QString::fromStdString(csv.encoding); },
                                   [](CsvOptions& csv, const QVariant& value) { csv.encoding = value.toString().toStdString(); }));
}

void addDelimiter(ChoiceRows& rows)
{
    const ChoiceRows::Items items{{ChoiceRows::tr("comma  ,"), QChar(u',')}, {ChoiceRows::tr("semicolon  ;"), QChar(u';')},
                                  {ChoiceRows::tr("tab"), QChar(u'\t')},     {ChoiceRows::tr("bar  |"), QChar(u'|')},
                                  {ChoiceRows::tr("blank"), QChar(u' ')},    {ChoiceRows::tr("colon  :"), QChar(u':')}};
    rows.addBox(rows.add(ImportChoice::Delimiter, ChoiceRows::tr("&Delimiter")), items,
                linkTo<CsvOptions>([](const CsvOptions& csv) { return signOf(csv.delimiter); },
                                   [](CsvOptions& csv, const QVariant& value) { csv.delimiter = value.toChar().toLatin1(); }));
}

void addHeader(ChoiceRows& rows)
{
    EvidenceRow& row = rows.add(ImportChoice::Header, ChoiceRows::tr("&Header"));
    rows.addBox(row, {{ChoiceRows::tr("names in"), true}, {ChoiceRows::tr("none: data from"), false}},
                linkTo<CsvOptions>([](const CsvOptions& csv) { return csv.header; },
                                   [](CsvOptions& csv, const QVariant& value) { csv.header = value.toBool(); }));
    auto& line = rows.addSpin(
        row, {1, 1001},
        linkTo<CsvOptions>([](const CsvOptions& csv) { return static_cast<int>(csv.skip) + 1; },
                           [](CsvOptions& csv, const QVariant& value) { csv.skip = static_cast<std::size_t>(value.toInt() - 1); }));
    line.setPrefix(ChoiceRows::tr("line "));
    line.setAccessibleName(ChoiceRows::tr("First line that is read"));
    line.setToolTip(ChoiceRows::tr("Lines before it are left out."));
}

void addNames(ChoiceRows& rows)
{
    rows.addField(rows.add(ImportChoice::Names, ChoiceRows::tr("&Names")), ChoiceRows::tr("Age, Sex, … or empty"),
                  linkTo<CsvOptions>([](const CsvOptions& csv) { return typedNames(csv.names); },
                                     [](CsvOptions& csv, const QVariant& value) { csv.names = plainNames(value); }));
}

void addQuote(ChoiceRows& rows)
{
    rows.addBox(
        rows.add(ImportChoice::Quote, ChoiceRows::tr("&Quote")),
        {{ChoiceRows::tr("double  \""), QChar(u'"')}, {ChoiceRows::tr("single  '"), QChar(u'\'')}, {ChoiceRows::tr("none"), QVariant()}},
        linkTo<CsvOptions>([](const CsvOptions& csv) { return csv.quote ? QVariant(signOf(*csv.quote)) : QVariant(); },
                           [](CsvOptions& csv, const QVariant& value) {
                               csv.quote = value.isValid() ? std::optional(value.toChar().toLatin1()) : std::nullopt;
                           }));
}

void addNumbers(ChoiceRows& rows)
{
    rows.addBox(rows.add(ImportChoice::Numbers, ChoiceRows::tr("N&umbers")),
                {{ChoiceRows::tr("point  1.5"), QChar(u'.')}, {ChoiceRows::tr("comma  1,5"), QChar(u',')}},
                linkTo<CsvOptions>([](const CsvOptions& csv) { return signOf(csv.decimal); },
                                   [](CsvOptions& csv, const QVariant& value) { csv.decimal = value.toChar().toLatin1(); }));
}

} // namespace

void addTextRows(ChoiceRows& rows)
{
    addEncoding(rows);
    addDelimiter(rows);
    addHeader(rows);
    addNames(rows);
    addQuote(rows);
    addNumbers(rows);
}

} // namespace tranche
