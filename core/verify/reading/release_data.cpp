// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/reading/release_data.h"

#include "core/base/messages/data_message.h"
#include "core/base/messages/folder_message.h"
#include "core/import/csv_reader.h"

namespace tranche {

namespace {

/// A data file and the attributes it must hold.
struct DataFile {
    std::string name;
    std::vector<std::string> attributes;
};

std::vector<DataFile> expectedFiles(const ReleaseManifest& manifest)
{
    const auto names = manifest.dataFiles();
    const bool together = names.front() == "data.csv";
    std::vector<DataFile> result;
    for (std::size_t i = 0; i < names.size(); ++i)
        result.push_back({names[i], together ? manifest.attributes() : manifest.columns[i]});
    return result;
}

std::unexpected<Error> broken(const std::string& file, Statement what)
{
    return fail(ErrorCode::DoesNotHold, std::move(what), {.file = file});
}

Result<void> checkLineEnds(const std::string& file, std::string_view text)
{
    if (!text.ends_with('\n'))
        return broken(file, DataMessage::CutOff);
    if (text.ends_with("\r\n"))
        return broken(file, DataMessage::CrLf);
    if (text.starts_with("\xEF\xBB\xBF"))
        return broken(file, DataMessage::ByteOrderMark);
    return {};
}

Result<void> checkHeader(const DataFile& file, const Table& table, const std::string& bucketName, bool prefixed)
{
    bool agrees = table.attributeCount() == file.attributes.size() + 1 && table.attribute(SourceId(0)).name == bucketName;
    for (std::size_t i = 0; agrees && i < file.attributes.size(); ++i) {
        const std::string_view name = table.attribute(SourceId(i + 1)).name;
        agrees = (prefixed ? withoutPrefix(name) : name) == file.attributes[i];
    }
    return agrees ? Result<void>() : broken(file.name, {DataMessage::WrongHeader, bucketName});
}

/// Where buckets begin, from the numbers before the lines.
Result<std::vector<std::uint32_t>> readBuckets(const std::string& file, const AttributeData& numbers)
{
    for (std::uint32_t code = 0; code < numbers.dictionary.size(); ++code) // spellings stand in value order
        if (numbers.dictionary.text(code) != std::to_string(code + 1))
            return broken(file, DataMessage::BucketsNotNumbered);
    std::vector<std::uint32_t> starts{0};
    for (std::uint32_t line = 1; line < numbers.codes.size(); ++line) {
        const auto step = numbers.codes[line] - numbers.codes[line - 1]; // wraps round when it falls
        if (step > 1)
            return fail(ErrorCode::DoesNotHold, DataMessage::BucketApart, {.file = file, .line = line + 2});
        if (step == 1)
            starts.push_back(line);
    }
    if (starts.size() != numbers.dictionary.size())
        return broken(file, DataMessage::BucketApart);
    starts.push_back(static_cast<std::uint32_t>(numbers.codes.size()));
    return starts;
}

ReleasedAttribute released(const Table& table, SourceId id, bool prefixed)
{
    ReleasedAttribute attribute{table.shareAttribute(id), {}};
    const auto& dictionary = attribute.data->dictionary;
    attribute.values.reserve(dictionary.size());
    for (std::uint32_t code = 0; code < dictionary.size(); ++code)
        attribute.values.emplace_back(prefixed ? withoutPrefix(dictionary.text(code)) : dictionary.text(code));
    return attribute;
}

Result<void> checkPrefixes(const DataFile& file, const ReleasedAttribute& attribute)
{
    for (std::uint32_t code = 0; code < attribute.values.size(); ++code)
        if (runsAsFormula(attribute.data->dictionary.text(code)))
            return broken(file.name, {DataMessage::RunsAsFormula, attribute.data->name});
    return {};
}

Result<std::shared_ptr<const Table>> readFile(const DataFile& file, std::string_view text, JobContext& job)
{
    if (const auto ends = checkLineEnds(file.name, text); !ends)
        return std::unexpected(ends.error());
    return readCsvText(text, file.name, {}, job);
}

Result<void> checkNumbers(const ReleaseData& data, const ReleaseManifest& manifest)
{
    if (data.lineCount() != manifest.lines)
        return fail(ErrorCode::DoesNotHold, {DataMessage::OtherLineCount, data.lineCount(), manifest.lines});
    if (data.bucketCount() != manifest.buckets)
        return fail(ErrorCode::DoesNotHold, {DataMessage::OtherBucketCount, data.bucketCount(), manifest.buckets});
    return {};
}

} // namespace

Result<ReleaseData> readReleaseData(const ReleaseFiles& files, const ReleaseManifest& manifest, const ReleaseDictionary& dictionary,
                                    JobContext& job)
{
    ReleaseData data;
    for (const auto& file : expectedFiles(manifest)) {
        const auto bytes = files.find(file.name);
        if (bytes == files.end())
            return fail(ErrorCode::BadInput, {FolderMessage::NoData, file.name});
        const auto table = readFile(file, bytes->second, job);
        if (!table)
            return std::unexpected(table.error());
        if (const auto header = checkHeader(file, **table, manifest.bucketName, dictionary.prefixed); !header)
            return std::unexpected(header.error());
        auto starts = readBuckets(file.name, (*table)->attribute(SourceId(0)));
        if (!starts)
            return std::unexpected(starts.error());
        if (!data.bucketStarts.empty() && data.bucketStarts != *starts)
            return broken(file.name, DataMessage::OtherBuckets);
        data.bucketStarts = std::move(*starts);
        for (std::size_t i = 1; i < (*table)->attributeCount(); ++i) {
            data.attributes.push_back(released(**table, SourceId(i), dictionary.prefixed));
            if (const auto safe = dictionary.prefixed ? checkPrefixes(file, data.attributes.back()) : Result<void>(); !safe)
                return std::unexpected(safe.error());
        }
    }
    if (const auto numbers = checkNumbers(data, manifest); !numbers)
        return std::unexpected(numbers.error());
    for (std::size_t i = 0; i < data.attributes.size(); ++i)
        if (const auto values = checkValues(data.attributes[i], dictionary.entries[i]); !values)
            return std::unexpected(values.error());
    return data;
}

} // namespace tranche
