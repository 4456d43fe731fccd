// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/keys/key_folder.h"

#include "core/base/messages/file_message.h"
#include "core/base/messages/release/key_message.h"
#include "core/release/writing/hidden_folder.h"

#include <algorithm>

namespace tranche::keys {

namespace fs = std::filesystem;

Result<void> secureFolder(const fs::path& folder)
{
    std::error_code failure;
    fs::create_directories(folder.parent_path(), failure);
    if (!fs::is_directory(folder, failure)) {
        FileOperations disk;
        if (!disk.makeFolder(folder, Access::OwnerOnly))
            return fail(ErrorCode::Io, KeyMessage::FolderNotMade);
    }
    fs::permissions(folder, fs::perms::owner_all, failure);
    if (failure)
        return fail(ErrorCode::Io, KeyMessage::FolderNotMade);
    return {};
}

Result<void> writeSecurely(const fs::path& file, std::string_view bytes)
{
    FileOperations disk;
    const HiddenFolder hidden(disk, file.parent_path());
    if (!hidden.path())
        return std::unexpected(hidden.path().error());
    const auto fresh = *hidden.path() / "new";
    if (const auto done = disk.writeFile(fresh, Access::OwnerOnly, bytes, JobContext()); !done)
        return done;
    if (const auto done = disk.flushFiles({&fresh, 1}); !done)
        return done;
    std::error_code failure;
    fs::rename(fresh, file, failure);
    if (failure)
        return fail(ErrorCode::Io, FileMessage::NotReplaced, {.file = file.filename().string()});
    return disk.flushFolder(file.parent_path());
}

Result<std::vector<std::string>> stemsIn(const fs::path& folder, std::string_view ending)
{
    std::vector<std::string> stems;
    std::error_code failure;
    if (!fs::exists(folder, failure))
        return stems;
    for (auto entry = fs::directory_iterator(folder, failure); !failure && entry != fs::directory_iterator(); entry.increment(failure))
        if (entry->path().extension() == ending)
            stems.push_back(entry->path().stem().string());
    if (failure)
        return fail(ErrorCode::Io, KeyMessage::DamagedStore);
    std::ranges::sort(stems);
    return stems;
}

Result<void> removeFile(const fs::path& file)
{
    std::error_code failure;
    fs::remove(file, failure);
    if (failure)
        return fail(ErrorCode::Io, KeyMessage::NotRemoved);
    return {};
}

} // namespace tranche::keys
