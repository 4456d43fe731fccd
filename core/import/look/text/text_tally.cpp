// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/look/text/text_tally.h"

#include "core/base/messages/csv_message.h"
#include "core/base/messages/import/text_message.h"
#include "core/table/numbers.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace tranche {

namespace {

constexpr std::array<std::string_view, 16> missingTokens
    = {"?", "NA", "N/A", "n/a", "NULL", "null", "NaN", "nan", ".", "-", "--", "#N/A", "k. A.", "k.A.", "N", "*"};
constexpr std::uint64_t fewOthers = 20;   // so many cells may be no number among few that are
constexpr std::uint64_t othersOneIn = 20; // of more than those, one in so many

std::uint64_t charactersBeyondAscii(std::string_view text)
{
    return static_cast<std::uint64_t>(std::ranges::count_if(text, [](char byte) { return static_cast<unsigned char>(byte) >= 0xC0; }));
}

/// Where a field stands in the record's bytes; its end where it was changed.
std::size_t positionOf(std::string_view field, std::string_view record)
{
    const bool inside = field.data() >= record.data() && field.data() <= record.data() + record.size();
    return inside ? static_cast<std::size_t>(field.data() - record.data()) : record.size();
}

std::string_view recordOf(const RecordCutter& cutter)
{
    return cutter.text().substr(cutter.begin(), cutter.end() - cutter.begin());
}

bool isQuoteFault(const RecordCutter::Noted& noted)
{
    return noted.fault.kind == CsvFault::Kind::StrayQuote || noted.fault.kind == CsvFault::Kind::UnclosedQuote;
}

std::string hexadecimal(char byte)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    const auto number = static_cast<unsigned char>(byte);
    return {digits[number >> 4U], digits[number & 0xFU]};
}

ImportProblem problemAt(Statement said, Place place, RawText raw)
{
    said.place = std::move(place);
    return {
        .said = std::move(said), .expected = {}, .found = {}, .stops = true, .raw = std::move(raw.text), .from = raw.from, .to = raw.to};
}

} // namespace

std::span<const std::string_view> usualMissingTokens()
{
    return missingTokens;
}

void TextTally::beginFile(const std::string& name)
{
    m_file = name;
    ++m_files;
    m_headersLeft = m_options.header ? m_options.headerLines : 0;
    m_begun = false;
    m_blank.clear();
    m_choices = ChosenRecords(m_options.records, m_files - 1);
}

void TextTally::endFile(bool last)
{
    if (last)
        addMissedBefore(std::numeric_limits<std::uint64_t>::max());
    const bool blankAreRecords = width == 1;
    if (!last || m_blank.empty() || blankAreRecords)
        return;
    blankAtEnd.emplace_back(TextMessage::BlankLinesAtEnd, m_blank.size());
    blankAtEnd.back().place = placeOf(m_blank.front());
}

void TextTally::list(Kind kind, ImportProblem problem)
{
    ++problems;
    auto& same = listed[static_cast<int>(kind)];
    if (same.size() < mostListed)
        same.push_back(std::move(problem));
}

void TextTally::add(RecordCutter::Found found, const RecordCutter& cutter)
{
    using enum RecordCutter::Found;
    if (found == BlankLine)
        m_blank.push_back(cutter.line());
    else if (found == Comment)
        comments.add(placeOf(cutter.line()));
    else if (found == Record)
        addRecord(cutter);
    addFaults(cutter);
    if (found != NotWhole && found != End)
        beyondAscii += charactersBeyondAscii(recordOf(cutter));
}

void TextTally::addRecord(const RecordCutter& cutter)
{
    const auto fields = cutter.fields();
    m_isFirst = !m_begun && m_options.widths.empty();
    if (width == 0) {
        width = m_options.widths.empty() ? fields.size() : m_options.widths.size();
        attributes.resize(width);
    }
    addBlankLines();
    addMissedBefore(cutter.line());
    const auto* choice = m_choices.take(cutter.line());
    if (choice == nullptr)
        return addFields(fields, cutter);
    addChosen(*choice, cutter);
}

void TextTally::addChosen(const RecordChoice& choice, const RecordCutter& cutter)
{
    const CutRecord record{cutter.fields(), width, std::ranges::any_of(cutter.faults(), isQuoteFault)};
    if (m_isFirst || !fits(choice, record)) {
        addMissed(choice);
        return addFields(record.fields, cutter);
    }
    if (choice.kind == RecordChoice::Kind::Skip) {
        m_isLeftOut = true;
        return chosen.add(placeOf(choice.line));
    }
    joined.add(placeOf(choice.line));
    std::string text;
    addFields(joinFields(choice, record, m_options.blanks ? ' ' : m_options.delimiter, text), cutter);
}

void TextTally::addFields(Fields fields, const RecordCutter& cutter)
{
    quoted += cutter.quoted();
    if (m_headersLeft > 0 && fields.size() == width) {
        addHeader(fields);
        return;
    }
    ++records;
    if (fields.size() != width)
        addUneven(cutter);
    if (fields.size() == width || (fields.size() < width && m_options.ragged == RaggedRecords::Pad))
        addTuple(fields, cutter);
}

/// A choice that was made for another file, as it seems.
void TextTally::addMissed(const RecordChoice& choice)
{
    const bool joins = choice.kind == RecordChoice::Kind::Join;
    auto problem = problemAt(joins ? CsvMessage::NothingToJoin : CsvMessage::NoSuchRecord, placeOf(choice.line), {});
    problem.misfit = choice;
    list(joins ? Kind::NothingToJoin : Kind::NoSuchRecord, std::move(problem));
}

void TextTally::addMissedBefore(std::uint64_t line)
{
    while (const auto* missed = m_choices.missedBefore(line)) {
        addMissed(*missed);
        m_choices.take(missed->line);
    }
}

/// What blank lines before a record are, as the scanner that leaves out or fills up has it.
void TextTally::addBlankLines()
{
    const bool first = !std::exchange(m_begun, true);
    const bool fillsUp = m_options.ragged == RaggedRecords::Pad && !first;
    for (const auto line : std::exchange(m_blank, {})) {
        addMissedBefore(line);
        const auto* choice = m_choices.take(line);
        const bool isLeftOut = choice != nullptr && width > 1 && fits(*choice, {{}, width, false});
        if (choice != nullptr && !isLeftOut)
            addMissed(*choice);
        if (isLeftOut) {
            chosen.add(placeOf(line));
            continue;
        }
        if (width > 1)
            addBlankLine(line, fillsUp);
        if (m_headersLeft > 0 && (width == 1 || fillsUp)) {
            addHeader(std::vector<std::string_view>(width)); // it names nothing
            continue;
        }
        ++records;
        if (width == 1)
            ++attributes.front().empty;
    }
}

/// Between records of several fields.
void TextTally::addBlankLine(std::uint64_t line, bool fillsUp)
{
    uneven.add(placeOf(line));
    if (fillsUp)
        padded.add(placeOf(line));
    else if (m_options.ragged != RaggedRecords::Stop)
        skipped.add(placeOf(line));
    auto problem = problemAt(TextMessage::BlankLineInside, placeOf(line), {});
    problem.expected.emplace(TextMessage::FieldsAsFirst, width);
    problem.stops = m_options.ragged == RaggedRecords::Stop;
    problem.choices = {{.file = m_files - 1, .line = line}};
    list(Kind::BlankLine, std::move(problem));
}

void TextTally::addHeader(Fields fields)
{
    --m_headersLeft;
    if (m_files > 1)
        return;
    header.resize(fields.size());
    for (std::size_t i = 0; i < fields.size(); ++i)
        header[i] += (header[i].empty() || fields[i].empty() ? "" : " ") + readableText(fields[i]);
}

void TextTally::addUneven(const RecordCutter& cutter)
{
    const auto fields = cutter.fields();
    const auto place = placeOf(cutter.line());
    const auto record = recordOf(cutter);
    const bool tooMany = fields.size() > width;
    uneven.add(place);
    if (m_options.ragged == RaggedRecords::Skip)
        skipped.add(place);
    if (m_options.ragged == RaggedRecords::Pad && !tooMany)
        padded.add(place);
    if (record.starts_with('#') || record.starts_with('|'))
        likeComments.add(place);
    const auto extra = tooMany ? positionOf(fields[width], record) : record.size();
    const auto from = tooMany && extra > 0 ? extra - 1 : extra;
    auto problem = problemAt(tooMany ? Statement(TextMessage::TooManyFields, fields.size() - width)
                                     : Statement(TextMessage::TooFewFields, width - fields.size()),
                             place, rawAround(record, from, tooMany ? record.size() : from));
    problem.expected.emplace(TextMessage::FieldsAsFirst, width);
    problem.found.emplace(tooMany && fields.back().empty() ? TextMessage::LastIsEmpty : TextMessage::FieldsFound, fields.size());
    problem.stops = m_options.ragged == RaggedRecords::Stop || (tooMany && m_options.ragged == RaggedRecords::Pad);
    if (tooMany && !m_isFirst && m_options.widths.empty() && cutter.faults().empty())
        problem.choices.push_back({m_files - 1, cutter.line(), RecordChoice::Kind::Join, width});
    if (!m_isFirst)
        problem.choices.push_back({.file = m_files - 1, .line = cutter.line()});
    list(Kind::Ragged, std::move(problem));
}

void TextTally::addTuple(Fields fields, const RecordCutter& cutter)
{
    for (std::size_t i = 0; i < fields.size(); ++i)
        addCell(attributes[i], fields[i], cutter);
    for (std::size_t i = fields.size(); i < width; ++i)
        ++attributes[i].empty;
    if (head.size() >= headRecords)
        return;
    rememberLine(cutter.line());
    auto& shown = head.emplace_back(width);
    for (std::size_t i = 0; i < fields.size(); ++i)
        shown[i] = readableText(fields[i]);
}

void TextTally::rememberLine(std::uint64_t line)
{
    const auto row = head.size();
    if (row == 0 || m_headFile != m_file)
        headLines.addFile(m_file, row, line);
    else if (line > m_headLine + 1)
        headLines.addTall(row - 1, line - m_headLine - 1); // and what was left out after it
    m_headFile = m_file;
    m_headLine = line;
}

void TextTally::addCell(AttributeTally& attribute, std::string_view cell, const RecordCutter& cutter)
{
    if (cell.empty()) {
        ++attribute.empty;
        return;
    }
    const auto spelling = numberSpelling(cell);
    if (const auto token = std::ranges::find(missingTokens, spelling); token != missingTokens.end()) {
        ++attribute.tokens[static_cast<std::size_t>(token - missingTokens.begin())];
        return;
    }
    if (attribute.isText)
        return;
    const auto place = placeOf(cutter.line());
    if (isNumber(cell)) {
        ++attribute.numbers;
        if (cell.contains('.'))
            attribute.points.add(place);
        return;
    }
    if (isNumber(cell, {',', false})) {
        ++attribute.numbers;
        attribute.commas.add(place);
        return;
    }
    addLoose(attribute, cell, cutter);
}

void TextTally::addLoose(AttributeTally& attribute, std::string_view cell, const RecordCutter& cutter)
{
    ++attribute.others;
    attribute.isText = attribute.others > fewOthers && attribute.others * othersOneIn > attribute.numbers;
    if (attribute.isText) {
        attribute.loose.clear();
        attribute.alike.clear();
        return;
    }
    const auto known = attribute.alike.find(cell);
    if (known != attribute.alike.end())
        ++known->second;
    if (attribute.loose.size() >= mostListed)
        return;
    const auto record = recordOf(cutter);
    const auto from = positionOf(cell, record);
    const bool isToken = cell.size() <= longestToken && readableText(cell) == cell;
    if (isToken && known == attribute.alike.end())
        attribute.alike.emplace(cell, 1);
    attribute.loose.push_back(
        {placeOf(cutter.line()), rawAround(record, from, from + cell.size()), isToken ? std::string(cell) : std::string()});
}

/// None of a quote that stands in a record that is left out.
void TextTally::addFaults(const RecordCutter& cutter)
{
    for (const auto& noted : cutter.faults())
        if (!m_isLeftOut || !isQuoteFault(noted))
            addFault(noted, cutter);
    m_isLeftOut = false;
}

void TextTally::addFault(const RecordCutter::Noted& noted, const RecordCutter& cutter)
{
    const auto place = placeOf(noted.fault.line);
    const auto record = recordOf(cutter);
    const auto from = noted.at >= cutter.begin() ? noted.at - cutter.begin() : 0;
    const auto raw = rawAround(record, from, from + 1);
    const auto tell = [&](TextMessage said, std::optional<Statement> expected, std::optional<Statement> found) {
        auto problem = problemAt(said, place, raw);
        problem.expected = std::move(expected);
        problem.found = std::move(found);
        if (isQuoteFault(noted) && !m_isFirst)
            problem.choices = {{.file = m_files - 1, .line = cutter.line()}};
        list(noted.fault.kind, std::move(problem));
    };
    switch (noted.fault.kind) {
    case Kind::StrayQuote: badQuotes.add(place); return tell(TextMessage::QuoteStray, TextMessage::QuotesAtEnds, std::nullopt);
    case Kind::UnclosedQuote: {
        badQuotes.add(place);
        const auto more = static_cast<std::uint64_t>(std::ranges::count(cutter.text().substr(noted.at), '\n'));
        return tell(TextMessage::QuoteOpen, TextMessage::SecondQuote, Statement(TextMessage::EndOfFile, more));
    }
    case Kind::Nul:
    case Kind::Encoding:
        badBytes.add(place);
        return tell(TextMessage::BytesNoText, Statement(TextMessage::TextIn, m_options.encoding),
                    m_options.encoding == "UTF-8" || noted.fault.kind == Kind::Nul
                        ? std::optional<Statement>(Statement(TextMessage::ByteFound, hexadecimal(cutter.text()[noted.at])))
                        : std::nullopt);
    case Kind::LongField: return tell(TextMessage::LongField, std::nullopt, std::nullopt);
    default: return tell(TextMessage::OtherLineEnd, std::nullopt, std::nullopt);
    }
}

} // namespace tranche
