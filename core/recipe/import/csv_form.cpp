// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/import/form_parts.h"

namespace tranche {

namespace {

constexpr ChoiceWords<RaggedRecords, 3> raggedWords
    = {{{RaggedRecords::Stop, "stop"}, {RaggedRecords::Pad, "pad"}, {RaggedRecords::Skip, "skip"}}};
constexpr ChoiceWords<RecordChoice::Kind, 2> recordWords = {{{RecordChoice::Kind::Skip, "skip"}, {RecordChoice::Kind::Join, "join"}}};
constexpr std::uint64_t anyLine = std::uint64_t{1} << 53U; // whole numbers of JSON are exact up to here
constexpr ChoiceWords<BadBytes, 2> badBytesWords = {{{BadBytes::Stop, "stop"}, {BadBytes::Replace, "replace"}}};

/// By the number of the file and of the line, for no cell stands in a recipe.
QJsonArray recordsJson(const std::vector<RecordChoice>& choices)
{
    QJsonArray records;
    for (const auto& choice : choices) {
        QJsonObject record{{QStringLiteral("file"), jsonNumber(choice.file + 1)},
                           {QStringLiteral("line"), jsonNumber(choice.line)},
                           {QStringLiteral("do"), jsonText(wordOf(recordWords, choice.kind))}};
        if (choice.kind == RecordChoice::Kind::Join)
            record[QStringLiteral("field")] = jsonNumber(choice.field);
        records.append(record);
    }
    return records;
}

RecordChoice readRecord(JsonEntries& entries)
{
    RecordChoice choice;
    choice.file = entries.count("file", 1, anyImportCount) - 1;
    choice.line = entries.count("line", 1, anyLine);
    choice.kind = entries.choice("do", recordWords);
    if (choice.kind == RecordChoice::Kind::Join)
        choice.field = entries.count("field", 1, anyImportCount);
    return choice;
}

void addUnusual(QJsonObject& object, const CsvOptions& options)
{
    if (!options.comment.empty())
        object[QStringLiteral("comment")] = jsonText(options.comment);
    if (options.headerLines != 1)
        object[QStringLiteral("header_lines")] = jsonNumber(options.headerLines);
    if (options.escape)
        object[QStringLiteral("escape")] = jsonSign(options.escape);
    if (options.ragged != RaggedRecords::Stop)
        object[QStringLiteral("ragged")] = jsonText(wordOf(raggedWords, options.ragged));
    if (options.blanks)
        object[QStringLiteral("blanks")] = true;
    if (!options.widths.empty()) {
        QJsonArray widths;
        for (const auto width : options.widths)
            widths.append(QJsonObject{{QStringLiteral("characters"), jsonNumber(width)}});
        object[QStringLiteral("widths")] = widths;
    }
    if (!options.records.empty())
        object[QStringLiteral("records")] = recordsJson(options.records);
    if (options.badBytes != BadBytes::Stop)
        object[QStringLiteral("bad_bytes")] = jsonText(wordOf(badBytesWords, options.badBytes));
}

void readUnusual(JsonEntries& entries, CsvOptions& options)
{
    if (entries.has("comment"))
        options.comment = entries.text("comment");
    if (entries.has("header_lines"))
        options.headerLines = entries.count("header_lines", 1, anyImportCount);
    if (entries.has("escape"))
        options.escape = entries.sign("escape", false);
    if (entries.has("ragged"))
        options.ragged = entries.choice("ragged", raggedWords);
    options.blanks = entries.has("blanks") && entries.flag("blanks");
    if (entries.has("widths"))
        entries.each("widths", [&](JsonEntries& entry) { options.widths.push_back(entry.count("characters", 1, anyImportCount)); });
    if (entries.has("records"))
        entries.each("records", [&](JsonEntries& entry) {
            const auto choice = readRecord(entry);
            if (entry.isWhole())
                options.records.push_back(choice);
        });
    if (entries.has("bad_bytes"))
        options.badBytes = entries.choice("bad_bytes", badBytesWords);
}

} // namespace

QJsonObject formJson(const CsvOptions& options)
{
    QJsonObject object{{QStringLiteral("delimiter"), jsonSign(options.delimiter)}, {QStringLiteral("quote"), jsonSign(options.quote)},
                       {QStringLiteral("encoding"), jsonText(options.encoding)},   {QStringLiteral("header"), options.header},
                       {QStringLiteral("names"), jsonTexts(options.names)},        {QStringLiteral("decimal"), jsonSign(options.decimal)},
                       {QStringLiteral("skip"), jsonNumber(options.skip)}};
    addUnusual(object, options);
    if (!options.entry.empty())
        object[QStringLiteral("entry")] = jsonText(options.entry);
    return object;
}

void readForm(JsonEntries& entries, CsvOptions& options)
{
    options.delimiter = entries.sign("delimiter", false).value_or(',');
    options.quote = entries.sign("quote", true);
    options.encoding = entries.text("encoding");
    options.header = entries.flag("header");
    options.names = entries.texts("names");
    options.decimal = entries.sign("decimal", false).value_or('.');
    options.skip = entries.count("skip", 0, anyImportCount);
    readUnusual(entries, options);
    if (entries.has("entry"))
        options.entry = entries.text("entry");
    entries.ignore("missing_tokens");
}

} // namespace tranche
