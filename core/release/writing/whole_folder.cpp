// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/writing/whole_folder.h"

#include "core/base/messages/file_message.h"
#include "core/release/writing/hidden_folder.h"

#include <algorithm>
#include <system_error>
#include <vector>

namespace tranche {

namespace {

/// "out/" is the folder "out".
std::filesystem::path named(const std::filesystem::path& folder)
{
    return folder.has_filename() ? folder : folder.parent_path();
}

std::filesystem::path above(const std::filesystem::path& folder)
{
    return folder.has_parent_path() ? folder.parent_path() : std::filesystem::path(".");
}

Result<void> fill(FileOperations& files, const std::filesystem::path& folder, const std::map<std::string, std::string>& contents,
                  const JobContext& job)
{
    if (const auto made = files.makeFolder(folder, Access::Usual); !made)
        return made;
    std::vector<std::filesystem::path> written;
    std::vector<std::filesystem::path> folders{folder};
    for (const auto& [name, bytes] : contents) {
        job.check();
        if (const auto inside = (folder / name).parent_path(); std::ranges::find(folders, inside) == folders.end()) {
            if (const auto made = files.makeFolder(inside, Access::Usual); !made)
                return made;
            folders.push_back(inside);
        }
        if (const auto done = files.writeFile(folder / name, Access::Usual, bytes, job); !done)
            return done;
        written.push_back(folder / name);
    }
    job.check();
    if (const auto flushed = files.flushFiles(written); !flushed)
        return flushed;
    for (auto each = folders.rbegin(); each != folders.rend(); ++each)
        if (const auto flushed = files.flushFolder(*each); !flushed)
            return flushed;
    return {};
}

} // namespace

Result<void> checkNewFolder(const std::filesystem::path& folder)
{
    const auto target = named(folder);
    const auto base = target.filename().string();
    std::error_code problem;
    if (base.empty())
        return fail(ErrorCode::InvalidArgument, FileMessage::NoFolder);
    if (!std::filesystem::is_directory(above(target), problem))
        return fail(ErrorCode::NotFound, FileMessage::NoFolder);
    if (std::filesystem::exists(std::filesystem::symlink_status(target, problem)))
        return fail(ErrorCode::AlreadyExists, FileMessage::FolderExists, {.file = base});
    return {};
}

Result<void> writeWholeFolder(FileOperations& files, const std::filesystem::path& folder,
                              const std::map<std::string, std::string>& contents, const JobContext& job)
{
    if (const auto free = checkNewFolder(folder); !free)
        return free;
    const auto target = named(folder);
    const HiddenFolder hidden(files, above(target));
    if (!hidden.path())
        return std::unexpected(hidden.path().error());
    const auto part = *hidden.path() / "part";
    if (const auto filled = fill(files, part, contents, job); !filled)
        return filled;
    job.check();
    const auto moved = files.rename(part, target);
    if (!moved && moved.error().code == ErrorCode::AlreadyExists)
        return fail(ErrorCode::AlreadyExists, FileMessage::FolderExists, {.file = target.filename().string()});
    return moved ? files.flushFolder(above(target)) : moved;
}

} // namespace tranche
