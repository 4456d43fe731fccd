// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/reading/release_data.h"

#include "core/import/csv_reader.h"
#include "core/verify/report_words.h"

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

std::unexpected<Error> broken(const std::string& file, const std::string& what)
{
    return fail(ErrorCode::DoesNotHold, file + ": " + what);
}

Result<void> checkLineEnds(const std::string& file, std::string_view text)
{
    if (!text.ends_with('\n'))
        return broken(file, "the last line is not complete.");
    if (text.ends_with("\r\n"))
        return broken(file, "lines end with CR LF; a release is written with LF.");
    if (text.starts_with("\xEF\xBB\xBF"))
        return broken(file, "the file begins with a byte order mark; a release is written without one.");
    return {};
}

Result<void> checkHeader(const DataFile& file, const Table& table, const std::string& bucketName, bool prefixed)
{
    bool agrees = table.attributeCount() == file.attributes.size() + 1 && table.attribute(SourceId(0)).name == bucketName;
    for (std::size_t i = 0; agrees && i < file.attributes.size(); ++i) {
        const std::string_view name = table.attribute(SourceId(i + 1)).name;
        agrees = (prefixed ? withoutPrefix(name) : name) == file.attributes[i];
    }
    return agrees ? Result<void>()
                  : broken(file.name, "the header is not \"" + bucketName + "\" and the attributes of the manifest, column by column.");
}

/// Where buckets begin, from the numbers before the lines.
Result<std::vector<std::uint32_t>> readBuckets(const std::string& file, const AttributeData& numbers)
{
    for (std::uint32_t code = 0; code < numbers.dictionary.size(); ++code) // spellings stand in value order
        if (numbers.dictionary.text(code) != std::to_string(code + 1))
            return broken(file, "buckets are not numbered 1, 2, 3 and so on.");
    std::vector<std::uint32_t> starts{0};
    for (std::uint32_t line = 1; line < numbers.codes.size(); ++line) {
        const auto step = numbers.codes[line] - numbers.codes[line - 1]; // wraps round when it falls
        if (step > 1)
            return broken(file,
                          "the lines of a bucket do not stand together, in the order of the buckets (line " + grouped(line + 2) + ").");
        if (step == 1)
            starts.push_back(line);
    }
    if (starts.size() != numbers.dictionary.size())
        return broken(file, "the lines of a bucket do not stand together, in the order of the buckets.");
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
            return broken(file.name, "a cell of \"" + attribute.data->name
                                         + "\" would run as a formula, though the dictionary says that such cells are prefixed.");
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
        return fail(ErrorCode::DoesNotHold,
                    "The data has " + grouped(data.lineCount()) + " lines, the manifest says " + grouped(manifest.lines) + ".");
    if (data.bucketCount() != manifest.buckets)
        return fail(ErrorCode::DoesNotHold,
                    "The data has " + grouped(data.bucketCount()) + " buckets, the manifest says " + grouped(manifest.buckets) + ".");
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
            return fail(ErrorCode::BadInput, "There is neither data.csv nor " + file.name + ".");
        const auto table = readFile(file, bytes->second, job);
        if (!table)
            return std::unexpected(table.error());
        if (const auto header = checkHeader(file, **table, manifest.bucketName, dictionary.prefixed); !header)
            return std::unexpected(header.error());
        auto starts = readBuckets(file.name, (*table)->attribute(SourceId(0)));
        if (!starts)
            return std::unexpected(starts.error());
        if (!data.bucketStarts.empty() && data.bucketStarts != *starts)
            return broken(file.name, "its buckets are not those of the other files.");
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
