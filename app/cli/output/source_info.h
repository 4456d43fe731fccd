// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/release/release.h"

#include <filesystem>
#include <span>

namespace tranche::cli {

/// Base names and the digest of the bytes of all source files, one after another. Io when one cannot be read. Cancelled. O(bytes).
Result<SourceInfo> sourceInfo(std::span<const std::filesystem::path> files, JobContext& job);

} // namespace tranche::cli
