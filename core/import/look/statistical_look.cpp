// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/look/statistical_look.h"

#include "core/base/messages/import/statistical_message.h"
#include "core/import/statistical/statistical_reader.h"

#include <algorithm>
#include <utility>

namespace tranche {

namespace {

using Verdict = Evidence::Verdict;

constexpr std::size_t recordsOfBeginning = 200;
constexpr std::uint64_t bytesPerCell = 6; // a code of four bytes, and the spellings

Evidence encodingEvidence(const StatisticalTable& read, const StatisticalOptions& options)
{
    const auto& attributes = read.schema.attributes;
    if (!options.encoding.empty())
        return {ImportChoice::Encoding, {StatisticalMessage::EncodingChosen, options.encoding}};
    if (read.schema.saysEncoding)
        return {ImportChoice::Encoding, {StatisticalMessage::EncodingSaid, read.schema.encoding}};
    if (std::ranges::none_of(attributes, &StatisticalAttribute::isText))
        return {ImportChoice::Encoding, StatisticalMessage::NoTexts, Verdict::NotNeeded};
    return {ImportChoice::Encoding, StatisticalMessage::EncodingNotSaid, Verdict::Decide};
}

Evidence missingEvidence(const StatisticalTable& read)
{
    std::uint64_t cells = 0;
    std::uint64_t attributes = 0;
    for (const auto declared : read.declaredCells) {
        cells += declared;
        attributes += declared > 0 ? 1 : 0;
    }
    if (cells == 0)
        return {ImportChoice::Missing, StatisticalMessage::NothingDeclared, Verdict::NotNeeded};
    return {ImportChoice::Missing, {StatisticalMessage::DeclaredMissing, cells, attributes}, Verdict::Differ, cells};
}

std::vector<Evidence> evidenceOf(const StatisticalTable& read, const StatisticalOptions& options)
{
    std::vector<Evidence> evidence{encodingEvidence(read, options), missingEvidence(read)};
    const auto isDate = [](const auto& attribute) { return attribute.meaning != NumberMeaning::Number; };
    const auto dates = static_cast<std::uint64_t>(std::ranges::count_if(read.schema.attributes, isDate));
    if (dates > 0)
        evidence.push_back({ImportChoice::Dates, {StatisticalMessage::DatesByFormat, dates}});
    return evidence;
}

/// What stops the reading, as it stands in the look.
ImportLook lookAtProblem(ImportLook look, const Error& error)
{
    look.problems.push_back({.said = error, .expected = {}, .found = {}, .raw = {}});
    look.problemsInAll = 1;
    return look;
}

} // namespace

Result<ImportLook> lookAtStatistical(std::span<const std::filesystem::path> files, const StatisticalOptions& options, LookExtent extent,
                                     JobContext& job)
{
    const auto bytes = readStatisticalBytes(files, job);
    if (!bytes)
        return std::unexpected(bytes.error());
    ImportLook look{.options = ImportOptions(options), .whole = extent == LookExtent::Whole};
    auto read = readStatisticalTable(*bytes, options, look.whole ? 0 : recordsOfBeginning, job);
    if (!read && read.error().code == ErrorCode::BadInput)
        return lookAtProblem(std::move(look), read.error());
    if (!read)
        return std::unexpected(read.error());
    look.records = read->table->rowCount();
    if (!look.whole && bytes->size() == 1 && read->schema.records)
        look.records = *read->schema.records;
    look.attributes = read->table->attributeCount();
    look.bytes = std::uint64_t{look.records} * look.attributes * bytesPerCell;
    look.evidence = evidenceOf(*read, options);
    look.leftOut = std::move(read->leftOut);
    look.labels = std::move(read->labels);
    look.head = std::move(read->table);
    return look;
}

} // namespace tranche
