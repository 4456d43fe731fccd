// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace tranche::keys {

// The folders of a key store. Failures: Io, with the base name of a file.

/// Makes a folder, with those above it, and sees to it that only this account can look into it.
Result<void> secureFolder(const std::filesystem::path& folder);
/// Writes a file for this account alone, in place of the one that stands there; whole or not at all, and on the disk before it counts.
Result<void> writeSecurely(const std::filesystem::path& file, std::string_view bytes);
/// What the files of a folder are called before this ending, in order; nothing where there is no folder.
Result<std::vector<std::string>> stemsIn(const std::filesystem::path& folder, std::string_view ending);
/// Nothing is left of the file; also where there was none. NotRemoved.
Result<void> removeFile(const std::filesystem::path& file);

} // namespace tranche::keys
