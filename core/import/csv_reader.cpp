// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/csv_reader.h"

#include "core/base/messages/import_message.h"
#include "core/base/memory.h"
#include "core/import/source/csv_source.h"
#include "core/import/csv_tuples.h"
#include "core/import/sha256.h"

#include <algorithm>
#include <set>
#include <utility>

namespace tranche {

namespace {

/// What is left of the progress bar for putting values into order.
constexpr std::size_t withOrdering(std::size_t bytes)
{
    return bytes + bytes / 4;
}

/// What was heard of the bytes of all files, where somebody asked for it.
class Digests {
public:
    /// Of the next file: told of each of its bytes.
    CsvSource::Heard next(bool alone)
    {
        m_alone = alone;
        m_one = Sha256();
        return [this](std::string_view bytes) {
            m_all.add(bytes);
            if (!m_alone)
                m_one.add(bytes);
        };
    }
    /// After the last byte of a file.
    void end(const std::string& name)
    {
        if (!m_alone && !m_seen.insert(m_one.hex()).second)
            m_repeated.push_back(name);
    }
    std::string all() { return m_all.hex(); }
    std::vector<std::string> repeated() { return std::move(m_repeated); }

private:
    Sha256 m_all;
    Sha256 m_one;
    bool m_alone = false;
    std::set<std::string> m_seen;
    std::vector<std::string> m_repeated;
};

Result<ReadSource> readAll(std::vector<CsvSource>& sources, const CsvOptions& options, Digests* digests, JobContext& job)
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
        auto window = source.window(job, digests ? digests->next(sources.size() == 1) : CsvSource::Heard());
        if (!window)
            return std::unexpected(window.error());
        const auto step = [&](std::size_t read) { // unpacked there are more bytes than the file has
            const auto part = static_cast<double>(read) / static_cast<double>(std::max<std::size_t>(window->bytesExpected(), 1));
            const auto reached = source.size() == 0 ? read : static_cast<std::size_t>(part * static_cast<double>(source.size()));
            job.step(bytesBefore + reached, withOrdering(bytesOfAll));
        };
        const auto read = tuples.add(*window, source.name(), step);
        if (const auto whole = source.checkUnchanged(); !whole && (read || read.error().code == ErrorCode::BadInput))
            return std::unexpected(whole.error()); // what was wrong with a part says nothing about the file
        if (!read)
            return std::unexpected(read.error());
        if (digests)
            digests->end(source.name());
        bytesBefore += source.size();
    }
    auto table = tuples.finish(job);
    if (!table)
        return std::unexpected(table.error());
    return ReadSource{.table = std::move(*table), .sha256 = {}, .leftOut = tuples.leftOut()};
}

Result<std::vector<CsvSource>> openAll(std::span<const std::filesystem::path> files, const CsvOptions& options)
{
    if (files.empty())
        return fail(ErrorCode::InvalidArgument, ImportMessage::NoFileNamed);
    if (const auto usable = validateFor(options, files.size()); !usable)
        return std::unexpected(usable.error());
    std::vector<CsvSource> sources;
    for (const auto& file : files) {
        auto source = CsvSource::file(file, options.encoding, options.badBytes);
        if (!source)
            return std::unexpected(source.error());
        source->choose(options.entry);
        if (std::ranges::any_of(sources, [&](const auto& other) { return other.isSameFile(*source); }))
            return fail(ErrorCode::InvalidArgument, ImportMessage::FileTwice, {.file = source->name()});
        sources.push_back(std::move(*source));
    }
    return sources;
}

Result<std::shared_ptr<const Table>> tableOf(Result<ReadSource> read)
{
    if (!read)
        return std::unexpected(read.error());
    return std::move(read->table);
}

} // namespace

Result<std::shared_ptr<const Table>> readCsv(std::span<const std::filesystem::path> files, const CsvOptions& options, JobContext& job)
{
    auto sources = openAll(files, options);
    if (!sources)
        return std::unexpected(sources.error());
    return tableOf(readAll(*sources, options, nullptr, job));
}

Result<ReadSource> readCsvSource(std::span<const std::filesystem::path> files, const CsvOptions& options, JobContext& job)
{
    auto sources = openAll(files, options);
    if (!sources)
        return std::unexpected(sources.error());
    Digests digests;
    auto read = readAll(*sources, options, &digests, job);
    if (!read)
        return read;
    read->sha256 = digests.all();
    read->repeated = digests.repeated();
    return read;
}

Result<std::shared_ptr<const Table>> readCsvText(std::string_view text, std::string_view name, const CsvOptions& options, JobContext& job)
{
    if (const auto usable = validateFor(options, 1); !usable)
        return std::unexpected(usable.error());
    std::vector<CsvSource> sources;
    sources.push_back(CsvSource::text(text, name, options.encoding, options.badBytes));
    return tableOf(readAll(sources, options, nullptr, job));
}

} // namespace tranche
