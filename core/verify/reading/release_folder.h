// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/verify/reading/release_files.h"

#include <filesystem>

namespace tranche {

/// Read the files of a release folder. NotFound, Io. Does not follow links; of the folders inside it enters `linked`, whose files are named
/// "linked/..."; another one, and what is no plain file, is BadInput. O(bytes).
Result<ReleaseFiles> readReleaseFolder(const std::filesystem::path& folder);

/// The same of a folder (NAME.release, NAME.review) or of a file, which must be a zip (readReleaseZip()).
Result<ReleaseFiles> readReleaseAt(const std::filesystem::path& path);

} // namespace tranche
