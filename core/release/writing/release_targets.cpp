// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/writing/release_targets.h"

#include "core/base/messages/file_message.h"
#include "core/base/messages/release_message.h"

#include <string>
#include <system_error>

namespace tranche {

bool isTaken(const std::filesystem::path& path)
{
    std::error_code problem;
    return std::filesystem::exists(std::filesystem::symlink_status(path, problem));
}

Result<WrittenRelease> targetsOf(const std::filesystem::path& name, Container container, bool forReview)
{
    const auto base = name.filename().string();
    if (base.empty() || base == "." || base == "..")
        return fail(ErrorCode::InvalidArgument, ReleaseMessage::NoName);
    const auto folder = name.has_parent_path() ? name.parent_path() : std::filesystem::path(".");
    std::error_code problem;
    if (!std::filesystem::is_directory(folder, problem))
        return fail(ErrorCode::NotFound, FileMessage::NoFolder);
    for (const auto* ending : {".release", ".internal", ".review"})
        for (const auto* after : {"", ".zip"})
            if (isTaken(folder / (base + ending + after)))
                return fail(ErrorCode::AlreadyExists, FileMessage::ReleaseExists, {.file = base + ending + after});
    const std::string zip = container == Container::Zip ? ".zip" : "";
    return WrittenRelease{folder / (base + (forReview ? ".review" : ".release") + zip), folder / (base + ".internal" + zip)};
}

} // namespace tranche
