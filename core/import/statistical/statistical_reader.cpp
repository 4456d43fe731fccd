// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/statistical/statistical_reader.h"

#include "core/base/messages/import/statistical_message.h"
#include "core/import/sha256.h"
#include "core/import/statistical/statistical_tuples.h"

#include <algorithm>
#include <set>
#include <utility>

namespace tranche {

namespace {

/// Files of one shape have the same attributes in the same order; where labels are shown, the same labels too.
Result<void> compareSchemas(const StatisticalSchema& first, const StatisticalSchema& other, const std::string& file)
{
    const auto& expected = first.attributes;
    const auto& found = other.attributes;
    const auto sameName = [](const auto& a, const auto& b) { return a.name == b.name && a.isText == b.isText && a.meaning == b.meaning; };
    if (!std::ranges::equal(expected, found, sameName))
        return fail(ErrorCode::BadInput, StatisticalMessage::OtherAttributes, {.file = file});
    for (std::size_t i = 0; i < expected.size(); ++i)
        if (expected[i].labels != found[i].labels || expected[i].missingNumbers != found[i].missingNumbers
            || expected[i].missingTexts != found[i].missingTexts)
            return fail(ErrorCode::BadInput, StatisticalMessage::OtherLabels, {.file = file, .attribute = expected[i].name});
    return {};
}

std::vector<Statement> leftOutOf(const StatisticalSchema& schema)
{
    std::vector<Statement> leftOut;
    const auto texts = std::ranges::count_if(schema.attributes, &StatisticalAttribute::isText);
    if (texts > 0)
        leftOut.emplace_back(StatisticalMessage::PaddingRemoved, static_cast<std::uint64_t>(texts));
    if (schema.notes > 0)
        leftOut.emplace_back(StatisticalMessage::NotesLeftOut, schema.notes);
    if (schema.weight && *schema.weight < schema.attributes.size()) {
        leftOut.emplace_back(StatisticalMessage::WeightNotUsed);
        leftOut.back().place.attribute = schema.attributes[*schema.weight].name;
    }
    return leftOut;
}

bool saysAnything(const std::vector<SourceLabels>& labels)
{
    return std::ranges::any_of(labels, [](const auto& each) { return each != SourceLabels(); });
}

} // namespace

Result<StatisticalTable> readStatisticalTable(std::span<const StatisticalBytes> files, const StatisticalOptions& options,
                                              std::size_t records, JobContext& job)
{
    std::vector<StatisticalSchema> schemas;
    for (const auto& file : files) {
        auto schema = readStatisticalSchema(file, options.encoding, job);
        if (!schema)
            return std::unexpected(schema.error());
        if (!schemas.empty())
            if (const auto same = compareSchemas(schemas.front(), *schema, file.name); !same)
                return std::unexpected(same.error());
        schemas.push_back(std::move(*schema));
    }
    auto tuples = StatisticalTuples::make(schemas.front(), options);
    if (!tuples)
        return std::unexpected(tuples.error());
    for (std::size_t i = 0; i < files.size(); ++i) {
        const auto count = static_cast<int>(files.size());
        auto part = job.part(static_cast<int>(i) * 900 / count, static_cast<int>(i + 1) * 900 / count);
        if (const auto added = tuples->add(files[i], schemas[i], records, part); !added)
            return std::unexpected(added.error());
    }
    StatisticalTable read;
    for (const auto& cells : tuples->cells()) {
        read.labels.push_back(cells.labels());
        read.declaredCells.push_back(cells.declaredCells());
    }
    auto table = tuples->finish(job);
    if (!table)
        return std::unexpected(table.error());
    read.table = std::move(*table);
    read.schema = std::move(schemas.front());
    read.leftOut = leftOutOf(read.schema);
    return read;
}

Result<ReadSource> readStatistical(std::span<const std::filesystem::path> files, const StatisticalOptions& options, JobContext& job)
{
    const auto bytes = readStatisticalBytes(files, job);
    if (!bytes)
        return std::unexpected(bytes.error());
    auto read = readStatisticalTable(*bytes, options, 0, job);
    if (!read)
        return std::unexpected(read.error());
    ReadSource source{.table = std::move(read->table), .sha256 = {}};
    Sha256 all;
    std::set<std::string> seen;
    for (const auto& file : *bytes) {
        job.check();
        all.add(file.bytes);
        if (bytes->size() > 1 && !seen.insert(sha256Hex(file.bytes, job)).second)
            source.repeated.push_back(file.name);
    }
    source.sha256 = all.hex();
    if (saysAnything(read->labels))
        source.labels = std::move(read->labels);
    source.leftOut = std::move(read->leftOut);
    return source;
}

} // namespace tranche
