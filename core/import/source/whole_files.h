// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/sha256.h"
#include "core/import/source/input_file.h"
#include "core/jobs/job_context.h"

#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace tranche {

// Of readers that need a file whole before they can read any of it, and of who asks whether it is the same as before.

/// Opens files, each once. InvalidArgument where none is named, or one twice, by whatever names. NotFound, Io.
Result<std::vector<InputFile>> openFiles(std::span<const std::filesystem::path> files);

/// All bytes of a file. BadInput where somebody wrote to it meanwhile. Io. OutOfMemory. O(bytes).
Result<std::string> wholeFile(InputFile& file, JobContext& job);

/// All bytes of a file to a digest, none of them kept. Io. O(bytes).
Result<void> addBytes(Sha256& digest, InputFile& file, const JobContext& job);

} // namespace tranche
