// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/recipe/release_options.h"

#include <filesystem>

namespace tranche {

/// Where a release goes, or went: folders, or zips with ".zip" after the same names.
struct WrittenRelease {
    std::filesystem::path release;  ///< NAME.release, or NAME.review
    std::filesystem::path internal; ///< NAME.internal
};

/// Whether anything has this name; a link counts itself.
bool isTaken(const std::filesystem::path& path);

/// Where they go; `name` is the path without the ending. To be asked before any work; the writer asks again.
/// AlreadyExists when NAME.release or NAME.internal is there, as folder or zip, or NAME.review for review; NotFound without the folder
/// they go to, InvalidArgument when the name is empty.
Result<WrittenRelease> targetsOf(const std::filesystem::path& name, Container container = Container::Folder, bool forReview = false);

} // namespace tranche
