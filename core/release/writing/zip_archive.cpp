// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/writing/zip_archive.h"

#include "core/base/memory.h"
#include "core/base/messages/release/package_message.h"

#include <zip.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <utility>

namespace tranche {

namespace {

constexpr int deflateLevel = 4;                         // twice as fast as the usual 6, and hardly larger
constexpr zip_uint16_t firstDayOfDos = (1U << 5U) | 1U; // 1980-01-01, the earliest that a zip can say
constexpr zip_uint32_t plainFile = 0100644U << 16U;

struct FreeSource {
    void operator()(zip_source_t* source) const { zip_source_free(source); }
};

struct DiscardArchive {
    void operator()(zip_t* archive) const { zip_discard(archive); }
};

using Source = std::unique_ptr<zip_source_t, FreeSource>;
using Archive = std::unique_ptr<zip_t, DiscardArchive>;

std::unexpected<Error> notMade()
{
    return fail(ErrorCode::Io, PackageMessage::ZipNotMade);
}

bool addFile(zip_t* archive, const std::string& path, const std::string& bytes)
{
    Source source(zip_source_buffer(archive, bytes.data(), bytes.size(), 0));
    if (!source)
        return false;
    const auto index = zip_file_add(archive, path.c_str(), source.get(), ZIP_FL_ENC_UTF_8);
    if (index < 0)
        return false;
    std::ignore = source.release(); // the archive's now
    const auto entry = static_cast<zip_uint64_t>(index);
    return zip_set_file_compression(archive, entry, ZIP_CM_DEFLATE, deflateLevel) == 0
           && zip_file_set_dostime(archive, entry, 0, firstDayOfDos, 0) == 0
           && zip_file_set_external_attributes(archive, entry, 0, ZIP_OPSYS_UNIX, plainFile) == 0;
}

/// Asked by the library now and then while it writes; no exception may pass through it.
int wasStopped(zip_t*, void* job)
{
    return JobContext::untilStopped([&] { static_cast<const JobContext*>(job)->check(); }) ? 0 : 1;
}

/// The bytes that were written into the source.
Result<std::string> bytesOf(zip_source_t* source)
{
    zip_stat_t about;
    if (zip_source_stat(source, &about) != 0 || (about.valid & ZIP_STAT_SIZE) == 0 || zip_source_open(source) != 0)
        return notMade();
    std::string bytes(about.size, '\0');
    const auto read = zip_source_read(source, bytes.data(), bytes.size());
    zip_source_close(source);
    if (read < 0 || static_cast<std::uint64_t>(read) != bytes.size())
        return notMade();
    return bytes;
}

} // namespace

Result<std::string> zipArchive(const std::string& folder, const std::map<std::string, std::string>& files, const JobContext& job)
{
    std::uint64_t size = 0;
    for (const auto& [path, bytes] : files)
        size += bytes.size();
    if (const auto fits = checkMemory(size); !fits) // what is packed, twice, is hardly ever more
        return std::unexpected(fits.error());
    const Source target(zip_source_buffer_create(nullptr, 0, 0, nullptr));
    if (!target)
        return notMade();
    zip_source_keep(target.get()); // the archive lets go of it as well
    Archive archive(zip_open_from_source(target.get(), ZIP_CREATE | ZIP_TRUNCATE, nullptr));
    if (!archive) {
        zip_source_free(target.get());
        return notMade();
    }
    for (const auto& [path, bytes] : files) {
        std::string name = folder;
        name += '/';
        name += path;
        if (!addFile(archive.get(), name, bytes))
            return notMade();
    }
    zip_register_cancel_callback_with_state(archive.get(), wasStopped, nullptr, const_cast<JobContext*>(&job));
    const bool closed = zip_close(archive.get()) == 0;
    if (closed)
        std::ignore = archive.release();
    job.check();
    return closed ? bytesOf(target.get()) : notMade();
}

} // namespace tranche
