// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/verify/reading/release_files.h"

#include <filesystem>

namespace tranche {

/// Read the files of a release from a zip, whose entries lie at its root or all in one folder.
///
/// BadInput where it is no zip, an entry is no plain file or has a name that no release has (absolute, "..", another folder than `linked`,
/// a name twice), is encrypted or damaged, or where entries are more than a release has or say that they hold more than such a zip can.
/// NotFound, Io; OutOfMemory where the files would not fit. O(bytes unpacked), which never are more than the entries say.
Result<ReleaseFiles> readReleaseZip(const std::filesystem::path& path);

} // namespace tranche
