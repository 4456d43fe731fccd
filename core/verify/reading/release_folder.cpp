// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/reading/release_folder.h"

#include "core/base/messages/file_message.h"
#include "core/base/messages/folder_message.h"
#include "core/verify/reading/release_zip.h"

#include <fstream>
#include <string_view>

namespace tranche {

namespace {

constexpr std::string_view innerFolder = "linked";

Result<std::string> readWhole(const std::filesystem::path& path)
{
    const auto name = path.filename().string();
    std::ifstream stream(path, std::ios::binary);
    if (!stream)
        return fail(ErrorCode::Io, FileMessage::CannotOpen, {.file = name});
    std::error_code problem;
    std::string bytes(static_cast<std::size_t>(std::filesystem::file_size(path, problem)), '\0');
    if (problem || !stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size())))
        return fail(ErrorCode::Io, FileMessage::BrokeOff, {.file = name});
    return bytes;
}

/// All plain files of a folder under their names after `prefix`; one folder in it may be entered.
Result<void> readInto(const std::filesystem::path& folder, const std::string& prefix, ReleaseFiles& files)
{
    std::error_code problem;
    std::filesystem::directory_iterator entry(folder, problem);
    for (; !problem && entry != std::filesystem::directory_iterator(); entry.increment(problem)) {
        const auto fileName = entry->path().filename().string();
        const auto kind = entry->symlink_status(problem).type();
        if (prefix.empty() && fileName == innerFolder && kind == std::filesystem::file_type::directory) {
            if (const auto inner = readInto(entry->path(), fileName + '/', files); !inner)
                return inner;
            continue;
        }
        if (kind != std::filesystem::file_type::regular)
            return fail(ErrorCode::BadInput, FolderMessage::NotAPlainFile, {.file = prefix + fileName});
        auto bytes = readWhole(entry->path());
        if (!bytes)
            return std::unexpected(bytes.error());
        files.emplace(prefix + fileName, std::move(*bytes));
    }
    if (problem)
        return fail(ErrorCode::Io, FolderMessage::CannotRead, {.file = folder.filename().string()});
    return {};
}

} // namespace

Result<ReleaseFiles> readReleaseFolder(const std::filesystem::path& folder)
{
    const auto name = folder.filename().string();
    std::error_code problem;
    const auto kind = std::filesystem::status(folder, problem).type();
    if (kind == std::filesystem::file_type::not_found)
        return fail(ErrorCode::NotFound, FolderMessage::NoFolder, {.file = name});
    if (kind != std::filesystem::file_type::directory)
        return fail(ErrorCode::BadInput, FolderMessage::NotAFolder, {.file = name});
    ReleaseFiles files;
    if (const auto read = readInto(folder, {}, files); !read)
        return std::unexpected(read.error());
    return files;
}

Result<ReleaseFiles> readReleaseAt(const std::filesystem::path& path)
{
    std::error_code problem;
    return std::filesystem::is_regular_file(path, problem) ? readReleaseZip(path) : readReleaseFolder(path);
}

} // namespace tranche
