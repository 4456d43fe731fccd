// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/csv_reader.h"

#include "core/base/memory.h"
#include "core/import/csv_source.h"
#include "core/import/csv_tuples.h"

namespace tranche {

namespace {

/// What is left of the progress bar for putting values into order.
constexpr std::size_t withOrdering(std::size_t bytes)
{
    return bytes + bytes / 4;
}

Result<void> readOne(CsvTuples& tuples, CsvSource& source, std::size_t bytesBefore, std::size_t bytesOfAll, JobContext& job)
{
    auto window = source.window();
    if (!window)
        return std::unexpected(window.error());
    const auto step = [&](std::size_t read) { return job.step(bytesBefore + read, withOrdering(bytesOfAll)); };
    return tuples.add(*window, source.name(), step);
}

Result<std::shared_ptr<const Table>> readAll(std::vector<CsvSource>& sources, const CsvOptions& options, JobContext& job)
{
    std::size_t bytesOfAll = 0;
    for (const auto& source : sources)
        bytesOfAll += source.size();
    // A cell of a few bytes becomes a code of four; half as much again is for the spellings, most of which occur often.
    if (const auto fits = checkMemory(std::uint64_t{bytesOfAll} * 3 / 2); !fits)
        return std::unexpected(fits.error());
    CsvTuples tuples(options, job);
    std::size_t bytesBefore = 0;
    for (auto& source : sources) {
        if (const auto read = readOne(tuples, source, bytesBefore, bytesOfAll, job); !read)
            return std::unexpected(read.error());
        bytesBefore += source.size();
    }
    return tuples.finish(job);
}

} // namespace

Result<std::shared_ptr<const Table>> readCsv(std::span<const std::filesystem::path> files, const CsvOptions& options, JobContext& job)
{
    if (const auto usable = validate(options); !usable)
        return std::unexpected(usable.error());
    if (files.empty())
        return fail(ErrorCode::InvalidArgument, "No file was named to read the table from.");
    std::vector<CsvSource> sources;
    for (const auto& file : files) {
        auto source = CsvSource::file(file, options.encoding);
        if (!source)
            return std::unexpected(source.error());
        sources.push_back(std::move(*source));
    }
    return readAll(sources, options, job);
}

Result<std::shared_ptr<const Table>> readCsvText(std::string_view text, std::string_view name, const CsvOptions& options, JobContext& job)
{
    if (const auto usable = validate(options); !usable)
        return std::unexpected(usable.error());
    std::vector<CsvSource> sources;
    sources.push_back(CsvSource::text(text, name, options.encoding));
    return readAll(sources, options, job);
}

} // namespace tranche
