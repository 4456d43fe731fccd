// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/release/writing/file_operations.h"

#include <filesystem>
#include <map>
#include <string>

namespace tranche {

/// Whether a new folder could get this name: AlreadyExists where anything has it, NotFound where the folder above it is not there,
/// InvalidArgument without a name. O(1).
Result<void> checkNewFolder(const std::filesystem::path& folder);

/// Write a new folder with these files, by name (one with a slash in a folder inside), whole or not at all: in a hidden folder beside it,
/// flushed, then renamed. Nothing is left after a failure and when the job is stopped. Fails as checkNewFolder() and with Io.
Result<void> writeWholeFolder(FileOperations& files, const std::filesystem::path& folder,
                              const std::map<std::string, std::string>& contents, const JobContext& job);

} // namespace tranche
