// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/metadata/check_linkings.h"

#include "core/base/messages/release/evidence_message.h"
#include "core/import/csv_reader.h"
#include "core/verify/lookup/combinations.h"
#include "core/verify/reading/bucket_name.h"

#include <algorithm>
#include <unordered_map>

namespace tranche {

namespace {

/// A linking, and which one of them it is.
struct Linking {
    std::string file;
    std::size_t number = 1;

    std::unexpected<Error> broken(Statement why) const { return fail(ErrorCode::DoesNotHold, std::move(why), {.file = file}); }
};

bool hasHeaderOf(const Table& table, const ReadRelease& release)
{
    const auto attributes = release.manifest.attributes();
    bool agrees = table.attributeCount() == attributes.size() + 2 && table.attribute(SourceId(0)).name == nameBeside("linked", attributes)
                  && table.attribute(SourceId(1)).name == release.manifest.bucketName;
    for (std::size_t i = 0; agrees && i < attributes.size(); ++i)
        agrees = table.attribute(SourceId(i + 2)).name == asWritten(attributes[i], release.dictionary.prefixed);
    return agrees;
}

bool hasBucketsOf(const AttributeData& numbers, const ReleaseData& data)
{
    if (numbers.codes.size() != data.lineCount() || numbers.dictionary.size() != data.bucketCount())
        return false;
    for (std::size_t bucket = 0; bucket < data.bucketCount(); ++bucket) {
        const auto first = numbers.codes[data.bucketStarts[bucket]];
        if (numbers.dictionary.text(first) != std::to_string(bucket + 1))
            return false;
        for (auto line = data.bucketStarts[bucket]; line < data.bucketStarts[bucket + 1]; ++line)
            if (numbers.codes[line] != first)
                return false;
    }
    return true;
}

/// For each code of the linking the data's code of that very cell; nullopt when a cell is none of the data's.
std::optional<std::vector<std::uint32_t>> cellCodes(const AttributeData& linked, const AttributeData& data)
{
    std::unordered_map<std::string_view, std::uint32_t> codeOf;
    for (std::uint32_t code = 0; code < data.dictionary.size(); ++code)
        codeOf.emplace(data.dictionary.text(code), code);
    std::vector<std::uint32_t> codes;
    for (std::uint32_t code = 0; code < linked.dictionary.size(); ++code) {
        const auto found = codeOf.find(linked.dictionary.text(code));
        if (found == codeOf.end())
            return std::nullopt;
        codes.push_back(found->second);
    }
    return codes;
}

/// In every bucket the same combinations, each as often.
bool sameInBuckets(const Combinations& column, const ReleaseData& data, const JobContext& job)
{
    std::vector<std::int32_t> surplus(column.count, 0);
    for (std::size_t bucket = 0; bucket < data.bucketCount(); ++bucket) {
        job.check();
        const auto from = data.bucketStarts[bucket];
        const auto to = data.bucketStarts[bucket + 1];
        for (auto line = from; line < to; ++line) {
            ++surplus[column.lines[line]];
            --surplus[column.tuples[line]];
        }
        for (auto line = from; line < to; ++line)
            if (surplus[column.lines[line]] != 0 || surplus[column.tuples[line]] != 0)
                return false;
    }
    return true;
}

Result<void> checkColumns(const Linking& linking, const Table& table, const ReadRelease& release, const JobContext& job)
{
    std::size_t at = 0;
    for (std::size_t column = 0; column < release.manifest.columns.size(); ++column) {
        std::vector<std::vector<std::uint32_t>> recoded;
        std::vector<CodedTwice> attributes;
        recoded.reserve(release.manifest.columns[column].size());
        for (std::size_t i = 0; i < release.manifest.columns[column].size(); ++i, ++at) {
            const auto& data = *release.data.attributes[at].data;
            const auto& linked = table.attribute(SourceId(at + 2));
            const auto codes = cellCodes(linked, data);
            if (!codes)
                return linking.broken({EvidenceMessage::LinkingValues, column + 1});
            recoded.emplace_back(linked.codes.size());
            std::ranges::transform(linked.codes, recoded.back().begin(), [&](auto code) { return (*codes)[code]; });
            attributes.push_back({data.codes, recoded.back(), data.dictionary.size(), {}});
        }
        const auto lines = release.data.lineCount();
        if (!sameInBuckets(combine(attributes, {lines, lines}, job), release.data, job))
            return linking.broken({EvidenceMessage::LinkingValues, column + 1});
    }
    return {};
}

Result<void> checkLinking(const Linking& linking, std::string_view text, const ReadRelease& release, JobContext& job)
{
    if (!text.ends_with('\n') || text.ends_with("\r\n") || text.starts_with("\xEF\xBB\xBF"))
        return linking.broken(EvidenceMessage::LinkingHeader);
    const auto table = readCsvText(text, linking.file, {}, job);
    if (!table)
        return std::unexpected(table.error());
    if (!hasHeaderOf(**table, release))
        return linking.broken(EvidenceMessage::LinkingHeader);
    const auto& marks = (*table)->attribute(SourceId(0)).dictionary;
    if (marks.size() != 1 || marks.text(0) != "linked " + std::to_string(linking.number))
        return linking.broken(EvidenceMessage::LinkingUnmarked);
    if (!hasBucketsOf((*table)->attribute(SourceId(1)), release.data))
        return linking.broken(EvidenceMessage::LinkingBuckets);
    return checkColumns(linking, **table, release, job);
}

} // namespace

Result<void> checkLinkings(const ReleaseFiles& files, const ReadRelease& release, JobContext& job)
{
    std::size_t number = 0;
    for (const auto& name : release.manifest.linkingFiles())
        if (const auto sound = checkLinking({name, ++number}, files.at(name), release, job); !sound)
            return sound;
    return {};
}

} // namespace tranche
