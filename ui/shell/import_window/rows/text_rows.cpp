// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/rows/choice_rows.h"

#include "core/import/text/text_converter.h"
#include "ui/shell/import_window/rows/evidence_row.h"
#include "ui/style/type.h"
#include "ui/shell/import_window/import_draft.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>

#include <algorithm>
#include <optional>

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
    for (const std::string_view name : textEncodings()) {
        const auto text = QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
        items.emplace_back(QString(text).replace(QLatin1String("windows"), QLatin1String("Windows")), text);
    }
    EvidenceRow& row = rows.add(ImportChoice::Encoding, ChoiceRows::tr("&Encoding"));
    rows.addBox(row, items,
                linkTo<CsvOptions>([](const CsvOptions& csv) { return QString::fromStdString(csv.encoding); },
                                   [](CsvOptions& csv, const QVariant& value) { csv.encoding = value.toString().toStdString(); }));
    auto& bad = rows.addBox(
        row, {{ChoiceRows::tr("or stop"), static_cast<int>(BadBytes::Stop)}, {ChoiceRows::tr("or �"), static_cast<int>(BadBytes::Replace)}},
        linkTo<CsvOptions>([](const CsvOptions& csv) { return static_cast<int>(csv.badBytes); },
                           [](CsvOptions& csv, const QVariant& value) { csv.badBytes = BadBytes(value.toInt()); }));
    bad.setAccessibleName(ChoiceRows::tr("Bytes that are no character"));
    bad.setToolTip(ChoiceRows::tr("Bytes that are no character stop the reading, or are read as �."));
}

std::vector<std::size_t> widthsOf(const QString& typed)
{
    std::vector<std::size_t> widths;
    for (const QString& part : typed.split(QLatin1Char(','), Qt::SkipEmptyParts))
        if (const auto width = part.trimmed().toULongLong(); width > 0)
            widths.push_back(width);
    return widths;
}

QString widthsText(const std::vector<std::size_t>& widths)
{
    QStringList all;
    for (const std::size_t width : widths)
        all << QString::number(width);
    return all.join(QStringLiteral(", "));
}

void addDelimiter(ChoiceRows& rows)
{
    const QString blanks = QStringLiteral("blanks");
    const ChoiceRows::Items items{{ChoiceRows::tr("comma  ,"), QChar(u',')},       {ChoiceRows::tr("semicolon  ;"), QChar(u';')},
                                  {ChoiceRows::tr("tab"), QChar(u'\t')},           {ChoiceRows::tr("bar  |"), QChar(u'|')},
                                  {ChoiceRows::tr("blank"), QChar(u' ')},          {ChoiceRows::tr("colon  :"), QChar(u':')},
                                  {ChoiceRows::tr("any number of blanks"), blanks}};
    EvidenceRow& row = rows.add(ImportChoice::Delimiter, ChoiceRows::tr("&Delimiter"));
    rows.addBox(
        row, items,
        linkTo<CsvOptions>([blanks](const CsvOptions& csv) { return csv.blanks ? QVariant(blanks) : QVariant(signOf(csv.delimiter)); },
                           [blanks](CsvOptions& csv, const QVariant& value) {
                               csv.blanks = value == QVariant(blanks);
                               csv.widths.clear();
                               if (!csv.blanks)
                                   csv.delimiter = value.toChar().toLatin1();
                           }));
    auto& widths
        = rows.addField(row, ChoiceRows::tr("widths"),
                        linkTo<CsvOptions>([](const CsvOptions& csv) { return widthsText(csv.widths); },
                                           [](CsvOptions& csv, const QVariant& value) { csv.widths = widthsOf(value.toString()); }));
    widths.setFixedWidth(scaled(66));
    widths.setAccessibleName(ChoiceRows::tr("Widths of the fields"));
    widths.setToolTip(ChoiceRows::tr("Of lines with fields in fixed places: the characters of each field, as 3, 8, 1. Empty: fields are "
                                     "separated."));
}

void addComments(ChoiceRows& rows)
{
    ChoiceRows::Items items{{ChoiceRows::tr("none"), QString()}};
    for (const char* sign : {"#", "|", "//", "%"})
        items.emplace_back(ChoiceRows::tr("begin with  %1").arg(QLatin1String(sign)), QString::fromLatin1(sign));
    rows.addBox(rows.add(ImportChoice::CommentLines, ChoiceRows::tr("&Comment lines")), items,
                linkTo<CsvOptions>([](const CsvOptions& csv) { return QString::fromStdString(csv.comment); },
                                   [](CsvOptions& csv, const QVariant& value) { csv.comment = value.toString().toStdString(); }));
}

void addHeader(ChoiceRows& rows)
{
    EvidenceRow& row = rows.add(ImportChoice::Header, ChoiceRows::tr("&Header"));
    rows.addBox(row,
                {{ChoiceRows::tr("names in"), 1},
                 {ChoiceRows::tr("2 lines from"), 2},
                 {ChoiceRows::tr("3 lines from"), 3},
                 {ChoiceRows::tr("data from"), 0}},
                linkTo<CsvOptions>([](const CsvOptions& csv) { return csv.header ? static_cast<int>(csv.headerLines) : 0; },
                                   [](CsvOptions& csv, const QVariant& value) {
                                       csv.header = value.toInt() > 0;
                                       csv.headerLines = static_cast<std::size_t>(std::max(value.toInt(), 1));
                                   }));
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
    const auto asData = [](const std::optional<char>& sign) { return sign ? QVariant(signOf(*sign)) : QVariant(); };
    const auto asSign = [](const QVariant& value) { return value.isValid() ? std::optional(value.toChar().toLatin1()) : std::nullopt; };
    EvidenceRow& row = rows.add(ImportChoice::Quote, ChoiceRows::tr("&Quote"));
    rows.addBox(
        row,
        {{ChoiceRows::tr("double  \""), QChar(u'"')}, {ChoiceRows::tr("single  '"), QChar(u'\'')}, {ChoiceRows::tr("none"), QVariant()}},
        linkTo<CsvOptions>([asData](const CsvOptions& csv) { return asData(csv.quote); },
                           [asSign](CsvOptions& csv, const QVariant& value) {
                               csv.quote = asSign(value);
                               if (!csv.quote)
                                   csv.escape.reset(); // there is nothing that it could stand before
                           }));
    auto& inside = rows.addBox(row, {{ChoiceRows::tr("doubled"), QVariant()}, {ChoiceRows::tr("after \\"), QChar(u'\\')}},
                               linkTo<CsvOptions>([asData](const CsvOptions& csv) { return asData(csv.escape); },
                                                  [asSign](CsvOptions& csv, const QVariant& value) { csv.escape = asSign(value); }));
    inside.setAccessibleName(ChoiceRows::tr("A quote inside quotes"));
    inside.setToolTip(ChoiceRows::tr("A quote inside quotes is written twice, or after a backslash."));
}

void addNumbers(ChoiceRows& rows)
{
    rows.addBox(rows.add(ImportChoice::Numbers, ChoiceRows::tr("N&umbers")),
                {{ChoiceRows::tr("point  1.5"), QChar(u'.')}, {ChoiceRows::tr("comma  1,5"), QChar(u',')}},
                linkTo<CsvOptions>([](const CsvOptions& csv) { return signOf(csv.decimal); },
                                   [](CsvOptions& csv, const QVariant& value) { csv.decimal = value.toChar().toLatin1(); }));
}

void addUneven(ChoiceRows& rows)
{
    rows.addBox(rows.add(ImportChoice::UnevenRecords, ChoiceRows::tr("Une&ven records")),
                {{ChoiceRows::tr("stop reading"), static_cast<int>(RaggedRecords::Stop)},
                 {ChoiceRows::tr("empty cells at the end"), static_cast<int>(RaggedRecords::Pad)},
                 {ChoiceRows::tr("leave them out"), static_cast<int>(RaggedRecords::Skip)}},
                linkTo<CsvOptions>([](const CsvOptions& csv) { return static_cast<int>(csv.ragged); },
                                   [](CsvOptions& csv, const QVariant& value) { csv.ragged = RaggedRecords(value.toInt()); }));
}

} // namespace

void addTextRows(ChoiceRows& rows)
{
    addEncoding(rows);
    addDelimiter(rows);
    addComments(rows);
    addHeader(rows);
    addNames(rows);
    addQuote(rows);
    addNumbers(rows);
    rows.addDates();
    rows.addMissing();
    addUneven(rows);
}

} // namespace tranche
