// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/look/text/text_evidence.h"

#include "core/base/messages/import/text_message.h"
#include "core/import/csv_detect.h"
#include "core/table/numbers.h"

#include <algorithm>

namespace tranche {

namespace {

using Judged = Evidence::Verdict;

Evidence row(ImportChoice choice, Statement said, Evidence::Verdict verdict, const MetSomewhere& differ = {})
{
    said.place = differ.first;
    return {.choice = choice, .said = std::move(said), .verdict = verdict, .count = differ.count};
}

Evidence encodingRow(const TextTally& tally, const CsvOptions& options, const TextFacts& facts)
{
    if (tally.badBytes.count > 0)
        return row(ImportChoice::Encoding, {TextMessage::NotInEncoding, tally.badBytes.count}, Judged::Stop, tally.badBytes);
    if (facts.replaced > 0)
        return row(ImportChoice::Encoding, {TextMessage::NotInEncoding, facts.replaced}, Judged::Differ, {facts.replaced, {}});
    if (facts.marked)
        return row(ImportChoice::Encoding, TextMessage::MarkedEncoding, Judged::Agree);
    if (tally.beyondAscii == 0 && !options.encoding.starts_with("UTF-16"))
        return row(ImportChoice::Encoding, {TextMessage::AllAscii, facts.bytes}, Judged::Agree);
    return row(ImportChoice::Encoding, {TextMessage::BeyondAscii, tally.beyondAscii}, Judged::Agree);
}

Evidence delimiterRow(const TextTally& tally, const CsvOptions& options)
{
    const auto agree = tally.records - tally.uneven.count;
    const auto verdict = tally.uneven.count == 0 ? Judged::Agree : options.ragged == RaggedRecords::Stop ? Judged::Stop : Judged::Differ;
    return row(ImportChoice::Delimiter, {TextMessage::FieldsInRecords, tally.width, agree, tally.records}, verdict, tally.uneven);
}

Evidence commentRow(const TextTally& tally, const CsvOptions& options)
{
    if (tally.comments.count > 0)
        return row(ImportChoice::CommentLines, {TextMessage::CommentLines, tally.comments.count}, Judged::Differ, tally.comments);
    if (tally.likeComments.count > 0)
        return row(ImportChoice::CommentLines, {TextMessage::CommentsNotLeftOut, tally.likeComments.count}, Judged::Differ,
                   tally.likeComments);
    return row(ImportChoice::CommentLines, options.comment.empty() ? TextMessage::NoCommentChosen : TextMessage::NoSuchComment,
               Judged::NotNeeded);
}

Evidence headerRow(const TextTally& tally, const CsvOptions& options)
{
    if (!options.header) {
        const auto numbers = static_cast<std::uint64_t>(std::ranges::count_if(tally.attributes, mostlyNumbers));
        return numbers > 0 ? row(ImportChoice::Header, {TextMessage::NoHeaderLikeData, numbers}, Judged::Agree)
                           : row(ImportChoice::Header, TextMessage::NoHeader, Judged::NotNeeded);
    }
    const std::vector<std::string_view> names(tally.header.begin(), tally.header.end());
    return areHeaderNames(names) ? row(ImportChoice::Header, {TextMessage::HeaderNames, names.size()}, Judged::Agree)
                                 : row(ImportChoice::Header, TextMessage::HeaderDoubtful, Judged::Differ);
}

Evidence namesRow(const TextTally& tally, const CsvOptions& options)
{
    if (!options.names.empty())
        return row(ImportChoice::Names, {TextMessage::NamesGiven, options.names.size(), tally.width},
                   options.names.size() == tally.width ? Judged::Agree : Judged::Stop);
    return options.header ? row(ImportChoice::Names, {TextMessage::NamesFromHeader, tally.header.size()}, Judged::Agree)
                          : row(ImportChoice::Names, {TextMessage::NamesMadeUp, tally.width}, Judged::NotNeeded);
}

Evidence quoteRow(const TextTally& tally)
{
    if (tally.badQuotes.count > 0)
        return row(ImportChoice::Quote, {TextMessage::QuotesUnclear, tally.badQuotes.count}, Judged::Stop, tally.badQuotes);
    return tally.quoted > 0 ? row(ImportChoice::Quote, {TextMessage::QuotedFields, tally.quoted}, Judged::Agree)
                            : row(ImportChoice::Quote, TextMessage::QuoteNotUsed, Judged::NotNeeded);
}

Evidence numbersRow(const TextTally& tally, const CsvOptions& options)
{
    MetSomewhere agree;
    MetSomewhere other;
    std::uint64_t attributes = 0;
    for (const auto& attribute : tally.attributes) {
        if (!mostlyNumbers(attribute))
            continue;
        const bool comma = options.decimal == ',';
        const auto& chosen = comma ? attribute.commas : attribute.points;
        const auto& rest = comma ? attribute.points : attribute.commas;
        const bool pointsAllTheSame = comma && chosen.count == 0;
        attributes += chosen.count > 0 || (pointsAllTheSame && rest.count > 0) ? 1 : 0;
        agree.add(chosen.first, chosen.count + (pointsAllTheSame ? rest.count : 0));
        if (!pointsAllTheSame && rest.count > 0)
            other.add(rest.first, rest.count);
    }
    if (other.count > 0)
        return row(ImportChoice::Numbers, {TextMessage::NumbersOtherwise, other.count}, Judged::Differ, other);
    return agree.count > 0 ? row(ImportChoice::Numbers, {TextMessage::NumbersWithSign, agree.count, attributes}, Judged::Agree)
                           : row(ImportChoice::Numbers, TextMessage::NoFractions, Judged::NotNeeded);
}

Evidence missingRow(const TextTally& tally)
{
    std::uint64_t empty = 0;
    std::uint64_t withEmpty = 0;
    for (const auto& attribute : tally.attributes) {
        empty += attribute.empty;
        withEmpty += attribute.empty > 0 ? 1 : 0;
    }
    std::size_t best = 0;
    std::uint64_t cells = 0;
    std::uint64_t attributes = 0;
    for (std::size_t i = 0; i < usualMissingTokens().size(); ++i) {
        std::uint64_t all = 0;
        std::uint64_t in = 0;
        for (const auto& attribute : tally.attributes) {
            all += attribute.tokens[i];
            in += attribute.tokens[i] > 0 ? 1 : 0;
        }
        if (all > cells) {
            best = i;
            cells = all;
            attributes = in;
        }
    }
    if (cells > 0)
        return row(ImportChoice::Missing, {TextMessage::MissingToken, usualMissingTokens()[best], cells, attributes, empty},
                   Judged::NotNeeded, {cells, {}});
    return empty > 0 ? row(ImportChoice::Missing, {TextMessage::EmptyCells, empty, withEmpty}, Judged::NotNeeded)
                     : row(ImportChoice::Missing, TextMessage::NoEmptyCell, Judged::NotNeeded);
}

Evidence unevenRow(const TextTally& tally, const CsvOptions& options)
{
    if (tally.uneven.count == 0)
        return row(ImportChoice::UnevenRecords, {TextMessage::EvenRecords, tally.width}, Judged::Agree);
    return row(ImportChoice::UnevenRecords, {TextMessage::UnevenRecords, tally.uneven.count, tally.records},
               options.ragged == RaggedRecords::Stop ? Judged::Stop : Judged::Differ, tally.uneven);
}

void addLooseCells(std::vector<ImportProblem>& problems, const TextTally& tally, const CsvOptions& options)
{
    const auto names = textNames(tally, options);
    std::vector<ImportProblem> loose;
    for (std::size_t i = 0; i < tally.attributes.size(); ++i) {
        const auto& attribute = tally.attributes[i];
        if (!mostlyNumbers(attribute))
            continue;
        for (const auto& cell : attribute.loose) {
            Statement said = TextMessage::NoNumber;
            said.place = cell.place;
            said.place.attribute = i < names.size() ? names[i] : std::string();
            const auto alike = attribute.alike.find(cell.text);
            loose.push_back({.said = std::move(said),
                             .expected = Statement(TextMessage::NumberAsElsewhere, attribute.numbers),
                             .found = {},
                             .stops = false,
                             .raw = cell.raw.text,
                             .from = cell.raw.from,
                             .to = cell.raw.to,
                             .cell = OddCell{cell.text, alike == attribute.alike.end() ? 0 : alike->second, attribute.others}});
        }
    }
    std::ranges::stable_sort(loose, {}, [](const auto& problem) { return problem.said.place.line; });
    loose.erase(loose.begin() + static_cast<std::ptrdiff_t>(std::min(loose.size(), TextTally::mostListed)), loose.end());
    problems.insert(problems.end(), loose.begin(), loose.end());
}

} // namespace

bool mostlyNumbers(const AttributeTally& attribute)
{
    return !attribute.isText && attribute.numbers > 0 && attribute.others * 10 <= attribute.numbers;
}

std::vector<std::string> textNames(const TextTally& tally, const CsvOptions& options)
{
    if (!options.names.empty())
        return options.names;
    if (options.header)
        return tally.header;
    std::vector<std::string> names;
    for (std::size_t i = 1; i <= tally.width; ++i)
        names.push_back("Attribute " + std::to_string(i));
    return names;
}

std::vector<Evidence> textEvidence(const TextTally& tally, const CsvOptions& options, const TextFacts& facts)
{
    return {encodingRow(tally, options, facts), delimiterRow(tally, options),
            commentRow(tally, options),         headerRow(tally, options),
            namesRow(tally, options),           quoteRow(tally),
            numbersRow(tally, options),         missingRow(tally),
            unevenRow(tally, options)};
}

std::vector<ImportProblem> textProblems(const TextTally& tally, const CsvOptions& options)
{
    std::vector<ImportProblem> problems;
    for (const auto& [kind, same] : tally.listed)
        problems.insert(problems.end(), same.begin(), same.end());
    addLooseCells(problems, tally, options);
    std::ranges::stable_partition(problems, &ImportProblem::stops);
    return problems;
}

} // namespace tranche
