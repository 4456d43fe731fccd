// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/look_output.h"

#include "app/cli/options/list_text.h"
#include "app/cli/options/source/conversion_argument.h"
#include "app/cli/options/source/record_arguments.h"
#include "app/cli/options/source_options.h"
#include "app/cli/output/text_table.h"
#include "app/words/message_words.h"
#include "core/base/memory.h"
#include "core/import/conversion/conversion_offers.h"

#include <array>
#include <string_view>

namespace tranche::cli {

namespace {

struct ChoiceWord {
    ImportChoice choice;
    std::string_view words;
    std::string_view key;
};
constexpr auto choiceWords = std::to_array<ChoiceWord>({{ImportChoice::Encoding, "encoding", "encoding"},
                                                        {ImportChoice::Delimiter, "delimiter", "delimiter"},
                                                        {ImportChoice::CommentLines, "comment lines", "comment_lines"},
                                                        {ImportChoice::Header, "header", "header"},
                                                        {ImportChoice::Names, "names", "names"},
                                                        {ImportChoice::Quote, "quote", "quote"},
                                                        {ImportChoice::Numbers, "numbers", "numbers"},
                                                        {ImportChoice::Dates, "dates", "dates"},
                                                        {ImportChoice::Missing, "missing values", "missing"},
                                                        {ImportChoice::UnevenRecords, "uneven records", "uneven_records"},
                                                        {ImportChoice::Sheet, "sheet", "sheet"},
                                                        {ImportChoice::Range, "range", "range"},
                                                        {ImportChoice::FormulaCells, "formula cells", "formula_cells"},
                                                        {ImportChoice::ErrorCells, "error cells", "error_cells"},
                                                        {ImportChoice::HiddenRows, "hidden rows", "hidden_rows"},
                                                        {ImportChoice::Null, "null values", "null"},
                                                        {ImportChoice::Padding, "padding", "padding"},
                                                        {ImportChoice::RecordOrder, "record order", "record_order"},
                                                        {ImportChoice::TimeOut, "time-out", "timeout"}});

const ChoiceWord& wordOf(ImportChoice choice)
{
    for (const auto& row : choiceWords)
        if (row.choice == choice)
            return row;
    return choiceWords.front();
}

std::string_view verdictKey(Evidence::Verdict verdict)
{
    switch (verdict) {
    case Evidence::Verdict::Agree: return "agree";
    case Evidence::Verdict::NotNeeded: return "not_needed";
    case Evidence::Verdict::Differ: return "differ";
    case Evidence::Verdict::Stop: return "stop";
    case Evidence::Verdict::Decide: break;
    }
    return "decide";
}

std::string evidenceText(const std::vector<Evidence>& evidence)
{
    using enum TextTable::Align;
    TextTable lines({Left, Left});
    for (const auto& one : evidence)
        lines.add({std::string(wordOf(one.choice).words), placedWords(one.said)});
    return evidence.empty() ? std::string() : lines.text() + '\n';
}

std::string problemsText(const ImportLook& look)
{
    std::string text;
    for (const auto& problem : look.problems) {
        text += placedWords(problem.said);
        if (problem.expected)
            text += " Expected: " + messageWords(*problem.expected);
        if (problem.found)
            text += " Found: " + messageWords(*problem.found);
        text += '\n';
        for (const auto& choice : problem.choices)
            text += "    " + recordOption(choice) + '\n';
    }
    if (look.problemsInAll > look.problems.size())
        text += "and " + grouped(look.problemsInAll - look.problems.size()) + " more\n";
    return text.empty() ? text : "Problems\n" + text + '\n';
}

/// What has the command line do it.
std::string argumentOf(const ConversionOffer& offer)
{
    auto conversion = offer.conversion;
    conversion.attributes = offer.attributes;
    return conversionArgument(conversion);
}

/// In quotes where a shell would not take it as one word.
std::string asWord(const std::string& text)
{
    constexpr std::string_view plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_./%=";
    if (text.find_first_not_of(plain) == std::string::npos)
        return printable(text);
    std::string quoted = "'";
    for (const char sign : text)
        quoted += sign == '\'' ? std::string("'\\''") : std::string{sign};
    return printable(quoted + "'");
}

/// An option as the command line takes it; a value that begins with two dashes would be taken for the next one.
std::string optionText(std::string_view option, const std::string& value)
{
    return std::string(option) + (value.starts_with("--") ? '=' : ' ') + asWord(value);
}

std::string conversionsText(const std::vector<ConversionOffer>& offers)
{
    std::string text;
    for (const auto& offer : offers)
        text += messageWords(offer.said) + " (" + counted(offer.cells, "cell", "cells") + " of " + printable(joined(offer.attributes)) + ")"
                + (offer.harmless ? "" : " This can make one of two values that are meant apart.") + "\n    "
                + optionText("--convert", argumentOf(offer)) + '\n';
    return text.empty() ? text : "Could be converted, if you ask for it\n" + text + '\n';
}

/// The option that would say so: for the whole table where it is a common word, else for one attribute.
std::string missingOption(const MissingOffer& offer)
{
    return commonlyMissing(offer.token) ? optionText("--missing-token", offer.token)
                                        : optionText("--missing-token-for", cellText(offer.cells.front().first, "=") + '=' + offer.token);
}

std::string missingText(const std::vector<MissingOffer>& offers)
{
    std::string text;
    for (const auto& offer : offers) {
        std::vector<std::string> places;
        for (const auto& [attribute, cells] : offer.cells)
            places.push_back(counted(cells, "cell", "cells") + " of " + attribute);
        text += printable('"' + offer.token + "\" in " + joined(places)) + ": " + missingOption(offer);
        text += (offer.cells.size() > 1 && !commonlyMissing(offer.token) ? ", and so for the others\n" : "\n");
    }
    return text.empty() ? text : "Could be missing values, if you say so\n" + text + '\n';
}

std::string_view wordsOf(DateFact fact)
{
    switch (fact) {
    case DateFact::FirstOfQuarter: return "each the first of a quarter";
    case DateFact::FirstOfMonth: return "each the first of a month";
    case DateFact::OneMonth: return "all in one month of the year";
    case DateFact::InFuture: break;
    }
    return "the last in the future";
}

std::string datesText(const std::vector<DateQuestion>& questions)
{
    const auto readingText = [](const DateQuestion& question, const DateReading& reading) {
        std::string facts;
        for (const auto fact : factsOf(reading, dayOfToday()))
            facts += (facts.empty() ? "" : ", ") + std::string(wordsOf(fact));
        return counted(reading.different, "date", "dates") + (facts.empty() ? "" : " (" + facts + ')') + " by "
               + optionText("--date", cellText(question.attribute, "=") + '=' + reading.pattern);
    };
    std::string text;
    for (const auto& question : questions)
        text += printable(question.attribute) + ": " + readingText(question, question.dayFirst) + ", or "
                + readingText(question, question.monthFirst) + '\n';
    return text.empty() ? text : "Dates in which the day or the month could come first; categories until you say which\n" + text + '\n';
}

std::string statementsText(std::string_view heading, const std::vector<Statement>& statements)
{
    std::string text;
    for (const auto& said : statements)
        text += placedWords(said) + '\n';
    return text.empty() ? text : std::string(heading) + '\n' + text + '\n';
}

std::string partsText(const std::vector<SourcePart>& parts)
{
    if (parts.size() < 2)
        return {};
    std::string text = "Parts of the source\n";
    for (const auto& part : parts)
        text += printable(part.name) + ": " + counted(part.records, "record", "records") + (part.hidden ? ", hidden" : "") + '\n';
    return text + '\n';
}

std::string labelsText(const ImportLook& look)
{
    std::string text;
    for (std::size_t i = 0; look.head && i < look.labels.size() && i < look.head->attributeCount(); ++i) {
        const auto& labels = look.labels[i];
        if (labels.label.empty() && labels.values.empty() && labels.declaredMissing.empty())
            continue;
        text += printable(look.head->attribute(SourceId(i)).name) + ": " + printable(labels.label);
        text += (labels.values.empty() ? "" : ", " + counted(labels.values.size(), "value", "values") + " with labels");
        text += (labels.declaredMissing.empty() ? "" : ", " + grouped(labels.declaredMissing.size()) + " declared missing");
        text += '\n';
    }
    return text.empty() ? text : "Labels\n" + text + '\n';
}

void writeEvidence(JsonWriter& json, const std::vector<Evidence>& evidence)
{
    json.key("evidence").beginArray();
    for (const auto& one : evidence)
        json.beginObject()
            .member("choice", wordOf(one.choice).key)
            .member("verdict", verdictKey(one.verdict))
            .member("count", one.count)
            .member("line", one.said.place.line)
            .member("said", messageWords(one.said))
            .endObject();
    json.endArray();
}

void writeStatement(JsonWriter& json, std::string_view key, const std::optional<Statement>& said)
{
    if (said)
        json.member(key, messageWords(*said));
    else
        json.nullMember(key);
}

void writeProblems(JsonWriter& json, const ImportLook& look)
{
    json.key("problems").beginArray();
    for (const auto& problem : look.problems) {
        const auto& place = problem.said.place;
        json.beginObject().member("file", place.file).member("line", place.line).member("attribute", place.attribute);
        json.member("said", messageWords(problem.said));
        writeStatement(json, "expected", problem.expected);
        writeStatement(json, "found", problem.found);
        std::vector<std::string> choices;
        for (const auto& choice : problem.choices)
            choices.push_back(recordOption(choice));
        json.member("stops", problem.stops).listMember("choices", choices).endObject();
    }
    json.endArray().member("problems_in_all", look.problemsInAll);
}

void writeOffers(JsonWriter& json, const std::vector<ConversionOffer>& offers)
{
    json.key("conversions").beginArray();
    for (const auto& offer : offers)
        json.beginObject()
            .member("kind", conversionWord(offer.conversion.kind))
            .listMember("attributes", offer.attributes)
            .member("cells", offer.cells)
            .member("harmless", offer.harmless)
            .member("said", messageWords(offer.said))
            .member("convert", argumentOf(offer))
            .endObject();
    json.endArray();
}

void writeMissing(JsonWriter& json, const std::vector<MissingOffer>& offers)
{
    json.key("missing_offers").beginArray();
    for (const auto& offer : offers) {
        json.beginObject().member("token", offer.token).key("attributes").beginArray();
        for (const auto& [attribute, cells] : offer.cells)
            json.beginObject().member("attribute", attribute).member("cells", cells).endObject();
        json.endArray().member("option", commonlyMissing(offer.token) ? "--missing-token" : "--missing-token-for").endObject();
    }
    json.endArray();
}

void writeDates(JsonWriter& json, const std::vector<DateQuestion>& questions)
{
    const auto write = [&](std::string_view key, const DateReading& reading) {
        json.key(key).beginObject().member("pattern", reading.pattern).member("different", reading.different).endObject();
    };
    json.key("date_questions").beginArray();
    for (const auto& question : questions) {
        json.beginObject().member("attribute", question.attribute).member("values", question.spellings);
        write("day_first", question.dayFirst);
        write("month_first", question.monthFirst);
        json.member("option", "--date").endObject();
    }
    json.endArray();
}

void writeStatements(JsonWriter& json, std::string_view key, const std::vector<Statement>& statements)
{
    std::vector<std::string> words;
    for (const auto& said : statements)
        words.push_back(placedWords(said));
    json.listMember(key, words);
}

void writeParts(JsonWriter& json, const ImportLook& look)
{
    json.key("parts").beginArray();
    for (const auto& part : look.parts)
        json.beginObject()
            .member("name", part.name)
            .member("hidden", part.hidden)
            .member("records", part.records)
            .member("attributes", part.attributes)
            .endObject();
    json.endArray().key("labels").beginArray();
    for (std::size_t i = 0; look.head && i < look.labels.size() && i < look.head->attributeCount(); ++i)
        json.beginObject()
            .member("attribute", look.head->attribute(SourceId(i)).name)
            .member("label", look.labels[i].label)
            .member("values_with_labels", look.labels[i].values.size())
            .member("declared_missing", look.labels[i].declaredMissing.size())
            .endObject();
    json.endArray();
}

} // namespace

std::string lookText(const ImportLook& look)
{
    const auto size = counted(look.records, "record", "records") + ", " + counted(look.attributes, "attribute", "attributes");
    return "The source is " + std::string(formName(look.options.form)) + ": " + size + ", about " + memoryText(look.bytes)
           + " of memory\n\n" + evidenceText(look.evidence) + problemsText(look) + conversionsText(look.conversions)
           + missingText(look.missing) + datesText(look.dates) + statementsText("Not in the table", look.leftOut)
           + statementsText("Looked for in vain", look.notFound) + partsText(look.parts) + labelsText(look);
}

void writeLook(JsonWriter& json, const ImportLook& look)
{
    json.key("source").beginObject().member("form", formName(look.options.form)).member("whole", look.whole);
    json.member("records", look.records).member("attributes", look.attributes).member("memory_bytes", look.bytes);
    writeEvidence(json, look.evidence);
    writeProblems(json, look);
    writeOffers(json, look.conversions);
    writeMissing(json, look.missing);
    writeDates(json, look.dates);
    writeStatements(json, "left_out", look.leftOut);
    writeStatements(json, "not_found", look.notFound);
    writeParts(json, look);
    json.endObject();
}

} // namespace tranche::cli
