// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/verify/reading/release_files.h"

#include <filesystem>

namespace tranche {

/// Read the files of a release folder. NotFound, Io. Does not follow links or enter folders; a folder inside is BadInput.
Result<ReleaseFiles> readReleaseFolder(const std::filesystem::path& folder);

} // namespace tranche
