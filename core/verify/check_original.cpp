// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/check_original.h"

#include "core/jobs/in_steps.h"
#include "core/table/keep_tuples.h"
#include "core/base/messages/original_message.h"
#include "core/verify/reading/region_boxes.h"

#include <algorithm>
#include <span>
#include <string_view>
#include <unordered_map>

namespace tranche {

namespace {

std::unexpected<Error> differs(Statement what)
{
    return fail(ErrorCode::DoesNotHold, std::move(what));
}

/// For each code of the release the original's code of that value. DoesNotHold when a value is not there.
/// Both mostly list their values in the same order, so the next one is looked at before a table is made.
Result<std::vector<std::uint32_t>> codesOf(const ReleasedAttribute& released, const KeptAttribute& kept)
{
    std::unordered_map<std::string_view, std::uint32_t> codeOf;
    std::vector<std::uint32_t> codes;
    codes.reserve(released.values.size());
    std::uint32_t next = 0;
    for (const auto& value : released.values) {
        if (next < kept.values.size() && kept.values[next] == value) {
            codes.push_back(next++);
            continue;
        }
        if (codeOf.empty())
            for (std::uint32_t code = 0; code < kept.values.size(); ++code)
                codeOf.emplace(kept.values[code], code);
        const auto found = codeOf.find(value);
        if (found == codeOf.end())
            return differs({OriginalMessage::UnknownValue, kept.name});
        codes.push_back(found->second);
        next = found->second + 1;
    }
    return codes;
}

bool sameMultiset(const Combinations& column, const JobContext& job)
{
    std::vector<std::int64_t> surplus(column.count, 0);
    const auto addAll = [&](const std::vector<std::uint32_t>& values, int sign) {
        inChunks(0, values.size(), job, [&](std::size_t from, std::size_t to) {
            for (const auto value : std::span(values).subspan(from, to - from))
                surplus[value] += sign;
        });
    };
    addAll(column.lines, 1);
    addAll(column.tuples, -1);
    return std::ranges::all_of(surplus, [](auto count) { return count == 0; });
}

Result<void> checkTupleCount(const ReadRelease& release, const KeptTable& kept)
{
    if (kept.rowCount() == release.data.lineCount())
        return {};
    return differs({OriginalMessage::OtherCount, kept.rowCount(), release.data.lineCount()});
}

/// By code of the release the number of the region it prints.
Result<std::vector<std::uint32_t>> regionsOf(const ReleasedAttribute& released, const RegionTable& table)
{
    std::unordered_map<std::string_view, std::uint32_t> numberOf;
    for (std::uint32_t region = 0; region < table.regions.size(); ++region)
        numberOf.emplace(table.regions[region].text, region);
    std::vector<std::uint32_t> numbers;
    for (const auto& value : released.values) {
        const auto found = numberOf.find(value);
        if (found == numberOf.end())
            return differs({OriginalMessage::UnknownRegion, released.data->name});
        numbers.push_back(found->second);
    }
    return numbers;
}

const KeptAttribute& keptOf(const ComparedTables& tables, const ReadRelease& release, std::size_t attribute)
{
    return tables.kept->attribute(tables.kept->find(release.dictionary.entries[attribute].name).value());
}

/// Put the tuples of a generalized column into its regions.
Result<void> placeColumn(const ReadRelease& release, std::size_t column, std::size_t least, ComparedTables& tables, const JobContext& job)
{
    std::vector<std::size_t> places;
    std::vector<RegionAttribute> attributes;
    for (auto at = tables.coded.columnStarts[column]; at < tables.coded.columnStarts[column + 1]; ++at) {
        const auto& entry = release.dictionary.entries[at];
        if (release.manifest.isSensitive(entry.name))
            continue;
        RegionAttribute attribute{&keptOf(tables, release, at), entry.regions ? &*entry.regions : nullptr, {}, 0};
        attribute.regionCount = entry.regions ? entry.regions->regions.size() : attribute.kept->values.size();
        const auto& codes = release.data.attributes[at].data->codes;
        attribute.lines.resize(codes.size());
        std::ranges::transform(codes, attribute.lines.begin(), [&](auto code) { return tables.lineCodes[at][code]; });
        attributes.push_back(std::move(attribute));
        places.push_back(at);
    }
    if (attributes.empty())
        return differs(OriginalMessage::NothingToGeneralize);
    auto regions = placeInRegions(attributes, least, job);
    if (!regions)
        return std::unexpected(regions.error());
    for (std::size_t i = 0; i < places.size(); ++i)
        tables.tupleRegions[places[i]] = std::move((*regions)[i]);
    return {};
}

} // namespace

Result<std::shared_ptr<const KeptTable>> keepAsReleased(const ReleaseDictionary& dictionary, const OriginalTable& original, JobContext& job)
{
    Schema schema;
    schema.missingTokens = original.missingTokens;
    schema.attributes.resize(original.table->attributeCount());
    Roles roles(original.table->attributeCount(), Role::Excluded);
    for (const auto& entry : dictionary.entries) {
        const auto source = original.table->find(entry.name);
        if (!source)
            return differs({OriginalMessage::NoAttribute, entry.name});
        roles[source->value] = Role::QuasiIdentifier; // the verifier's own judging does not ask the table who is sensitive
        schema.attributes[source->value].type = entry.regions ? entry.regions->from : entry.type;
        schema.attributes[source->value].dates = entry.regions ? entry.regions->dates : entry.dates;
        if (schema.attributes[source->value].dates.empty())
            schema.attributes[source->value].dates = "iso";
        schema.attributes[source->value].missing = entry.missingIsValue ? MissingRule::KeepAsValue : MissingRule::DropTuple;
        if (const auto tokens = original.missingTokensOf.find(entry.name); tokens != original.missingTokensOf.end())
            schema.attributes[source->value].missingTokens = tokens->second;
    }
    auto kept = keepTuples(*original.table, schema, roles, job);
    if (!kept)
        return differs({OriginalMessage::CannotRead, kept.error()});
    return kept;
}

Result<ComparedTables> codeAlike(const ReadRelease& release, std::shared_ptr<const KeptTable> kept, const JobContext& job)
{
    if (const auto count = checkTupleCount(release, *kept); !count)
        return std::unexpected(count.error());

    const auto& entries = release.dictionary.entries;
    ComparedTables tables;
    tables.kept = std::move(kept);
    tables.coded = {{}, columnStarts(release.manifest), release.data.bucketStarts, tables.kept->rowCount()};
    tables.tupleRegions.resize(entries.size());
    for (std::size_t at = 0; at < entries.size(); ++at) {
        auto codes = entries[at].regions ? regionsOf(release.data.attributes[at], *entries[at].regions)
                                         : codesOf(release.data.attributes[at], keptOf(tables, release, at));
        if (!codes)
            return std::unexpected(codes.error());
        tables.lineCodes.push_back(std::move(*codes));
    }
    for (const auto& [column, least] : release.manifest.generalized)
        if (const auto placed = placeColumn(release, column, least, tables, job); !placed)
            return std::unexpected(placed.error());
    for (std::size_t at = 0; at < entries.size(); ++at) {
        const auto& attribute = keptOf(tables, release, at);
        const auto& regions = tables.tupleRegions[at];
        tables.coded.attributes.push_back({release.data.attributes[at].data->codes, regions.empty() ? attribute.codes : regions,
                                           entries[at].regions ? entries[at].regions->regions.size() : attribute.values.size(),
                                           tables.lineCodes[at]});
    }
    return tables;
}

Result<void> checkMultisets(const ReadRelease& release, ReleaseIndex& index, const JudgedTarget& judged, const JobContext& job)
{
    for (std::size_t column = 0; column < release.manifest.columns.size(); ++column) {
        const auto& values = column == judged.target.column ? judged.groups.whole : index.wholes(column, job);
        if (!sameMultiset(values, job))
            return differs({OriginalMessage::OtherValues, column + 1, release.manifest.columns[column]});
    }
    return {};
}

Result<void> checkPlaces(const PosteriorReport& report)
{
    if (report.unmatchedTuples > 0)
        return differs({OriginalMessage::Unmatched, report.unmatchedTuples});
    if (report.overfullPlaces > 0)
        return differs({OriginalMessage::WrongBuckets, report.overfullPlaces});
    return {};
}

std::vector<std::string> unreleasedNames(const ReadRelease& release, const OriginalTable& original)
{
    auto names = original.neverNames;
    for (std::size_t i = 0; i < original.table->attributeCount(); ++i)
        names.push_back(original.table->attribute(SourceId(i)).name);
    const auto released = release.manifest.attributes();
    std::erase_if(names, [&](const auto& name) { return std::ranges::find(released, name) != released.end(); });
    return names;
}

} // namespace tranche
