// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/reading/release_zip.h"

#include "core/base/memory.h"
#include "core/base/messages/file_message.h"
#include "core/base/messages/folder_message.h"

#include <zip.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <set>
#include <string_view>

namespace tranche {

namespace {

constexpr zip_int64_t mostEntries = 10000;                   // one file a column, and a few
constexpr std::uint64_t mostBytes = std::uint64_t{1} << 36U; // a bound for sums; what fits into memory is asked as well
constexpr std::uint64_t greatestGain = 1100;                 // deflate gains at most 1032 times

struct CloseZip {
    void operator()(zip_t* archive) const { zip_discard(archive); }
};
struct CloseEntry {
    void operator()(zip_file_t* file) const { zip_fclose(file); }
};
using Archive = std::unique_ptr<zip_t, CloseZip>;

struct ZipEntry {
    zip_uint64_t index = 0;
    std::string name;
    std::uint64_t size = 0;
    std::uint64_t packed = 0;
};

std::unexpected<Error> badZip(FolderMessage why, const std::string& file)
{
    return fail(ErrorCode::BadInput, why, {.file = file});
}

/// Whether it is a name below the root, piece by piece.
bool isInside(std::string_view name)
{
    if (name.empty() || name.find_first_of(std::string_view("\\:\0", 3)) != std::string_view::npos)
        return false;
    while (true) {
        const auto end = name.find('/');
        const auto piece = name.substr(0, end);
        if (piece.empty() || piece == "." || piece == "..")
            return false;
        if (end == std::string_view::npos)
            return true;
        name.remove_prefix(end + 1);
    }
}

/// Whether the entry is a plain file by what the system that made it noted.
bool isPlain(zip_t& archive, zip_uint64_t index)
{
    zip_uint8_t system = 0;
    zip_uint32_t attributes = 0;
    if (zip_file_get_external_attributes(&archive, index, 0, &system, &attributes) != 0)
        return false;
    const auto kind = (attributes >> 16U) & 0170000U; // as stat() says it
    return system != ZIP_OPSYS_UNIX || kind == 0 || kind == 0100000U;
}

Result<std::optional<ZipEntry>> entryAt(zip_t& archive, zip_uint64_t index, const std::string& file)
{
    zip_stat_t stat;
    constexpr zip_uint64_t asked = ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE | ZIP_STAT_COMP_METHOD | ZIP_STAT_ENCRYPTION_METHOD;
    if (zip_stat_index(&archive, index, ZIP_FL_ENC_RAW, &stat) != 0 || (stat.valid & asked) != asked)
        return badZip(FolderMessage::DamagedZip, file);
    std::string name = stat.name;
    const bool isFolder = name.ends_with('/');
    if (!isInside(isFolder ? std::string_view(name).substr(0, name.size() - 1) : name))
        return badZip(FolderMessage::BadZipName, file);
    if (isFolder)
        return stat.size == 0 ? Result<std::optional<ZipEntry>>() : badZip(FolderMessage::DamagedZip, file);
    if (!isPlain(archive, index) || stat.encryption_method != ZIP_EM_NONE
        || (stat.comp_method != ZIP_CM_STORE && stat.comp_method != ZIP_CM_DEFLATE))
        return badZip(FolderMessage::NotAPlainEntry, file);
    return ZipEntry{index, std::move(name), stat.size, stat.comp_size};
}

/// All files; their sizes are those that such a zip can have.
Result<std::vector<ZipEntry>> entriesOf(zip_t& archive, std::uint64_t zipBytes, const std::string& file)
{
    const auto count = zip_get_num_entries(&archive, 0);
    if (count <= 0 || count > mostEntries)
        return badZip(FolderMessage::TooMuchInZip, file);
    std::vector<ZipEntry> entries;
    std::set<std::string> names;
    std::uint64_t bytes = 0;
    std::uint64_t packed = 0;
    for (zip_uint64_t index = 0; index < static_cast<zip_uint64_t>(count); ++index) {
        auto entry = entryAt(archive, index, file);
        if (!entry)
            return std::unexpected(entry.error());
        if (!*entry)
            continue;
        if (!names.insert((*entry)->name).second)
            return badZip(FolderMessage::BadZipName, file);
        if ((*entry)->size > mostBytes || (*entry)->packed > zipBytes || (*entry)->size / greatestGain > (*entry)->packed)
            return badZip(FolderMessage::TooMuchInZip, file);
        bytes += (*entry)->size;
        packed += (*entry)->packed;
        if (bytes > mostBytes || packed > zipBytes) // pieces of the zip that several entries unpack
            return badZip(FolderMessage::TooMuchInZip, file);
        entries.push_back(std::move(**entry));
    }
    if (const auto enough = checkMemory(bytes); !enough)
        return std::unexpected(enough.error());
    return entries;
}

/// Take away the one folder that everything lies in, where there is one.
bool stripFolder(std::vector<ZipEntry>& entries)
{
    constexpr std::string_view manifest = "manifest.json";
    const auto at = std::ranges::find_if(entries, [&](const auto& entry) {
        return entry.name.ends_with(manifest) && std::ranges::count(entry.name, '/') <= 1 && entry.name != "linked/manifest.json"
               && (entry.name.size() == manifest.size() || entry.name[entry.name.size() - manifest.size() - 1] == '/');
    });
    const auto folder = at == entries.end() ? std::string() : at->name.substr(0, at->name.size() - manifest.size());
    for (auto& entry : entries) {
        if (!entry.name.starts_with(folder))
            return false;
        entry.name.erase(0, folder.size());
        const auto slash = entry.name.find('/');
        if (slash != std::string::npos && (entry.name.substr(0, slash) != "linked" || entry.name.find('/', slash + 1) != std::string::npos))
            return false;
    }
    return true;
}

Result<std::string> unpack(zip_t& archive, const ZipEntry& entry, const std::string& file)
{
    const std::unique_ptr<zip_file_t, CloseEntry> source(zip_fopen_index(&archive, entry.index, 0));
    std::string bytes(static_cast<std::size_t>(entry.size), '\0');
    std::size_t read = 0;
    while (source && read < bytes.size()) {
        const auto piece = zip_fread(source.get(), bytes.data() + read, bytes.size() - read);
        if (piece <= 0)
            return badZip(FolderMessage::DamagedZip, file);
        read += static_cast<std::size_t>(piece);
    }
    char more = 0;
    if (!source || zip_fread(source.get(), &more, 1) != 0) // nothing is left, and the checksum of the entry is right
        return badZip(FolderMessage::DamagedZip, file);
    return bytes;
}

} // namespace

Result<ReleaseFiles> readReleaseZip(const std::filesystem::path& path)
{
    const auto file = path.filename().string();
    std::error_code problem;
    const auto zipBytes = std::filesystem::file_size(path, problem);
    if (problem)
        return fail(ErrorCode::NotFound, FileMessage::NotThere, {.file = file});
    int fault = 0;
    const Archive archive(zip_open(path.c_str(), ZIP_RDONLY | ZIP_CHECKCONS, &fault));
    if (!archive)
        return fault == ZIP_ER_OPEN || fault == ZIP_ER_READ ? fail(ErrorCode::Io, FileMessage::CannotOpen, {.file = file})
                                                            : badZip(FolderMessage::NotAZip, file);
    auto entries = entriesOf(*archive, zipBytes, file);
    if (!entries)
        return std::unexpected(entries.error());
    if (!stripFolder(*entries))
        return badZip(FolderMessage::BadZipName, file);
    ReleaseFiles files;
    for (const auto& entry : *entries) {
        auto bytes = unpack(*archive, entry, file);
        if (!bytes)
            return std::unexpected(bytes.error());
        if (!files.emplace(entry.name, std::move(*bytes)).second)
            return badZip(FolderMessage::BadZipName, file);
    }
    return files;
}

} // namespace tranche
