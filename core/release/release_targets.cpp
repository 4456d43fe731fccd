// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/release_targets.h"

#include "core/base/messages/file_message.h"
#include "core/base/messages/release_message.h"

#include <system_error>

namespace tranche {

namespace {

bool isThere(const std::filesystem::path& path)
{
    std::error_code problem;
    return std::filesystem::exists(std::filesystem::symlink_status(path, problem));
}

} // namespace

Result<WrittenRelease> targetsOf(const std::filesystem::path& name)
{
    const auto base = name.filename().string();
    if (base.empty() || base == "." || base == "..")
        return fail(ErrorCode::InvalidArgument, ReleaseMessage::NoName);
    const auto folder = name.has_parent_path() ? name.parent_path() : std::filesystem::path(".");
    std::error_code problem;
    if (!std::filesystem::is_directory(folder, problem))
        return fail(ErrorCode::NotFound, FileMessage::NoFolder);
    WrittenRelease targets{folder / (base + ".release"), folder / (base + ".internal")};
    for (const auto& target : {targets.release, targets.internal})
        if (isThere(target))
            return fail(ErrorCode::AlreadyExists, FileMessage::ReleaseExists, {.file = target.filename().string()});
    return targets;
}

} // namespace tranche
