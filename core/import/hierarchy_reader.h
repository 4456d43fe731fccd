// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/generalization/hierarchy.h"
#include "core/jobs/job_context.h"

#include <filesystem>

namespace tranche {

/// A hierarchy from a CSV in UTF-8 without a header: one line for each value, levels to the right.
/// BadInput as readCsv(), and as Hierarchy::make(), with file and line and no value. NotFound, Io. O(bytes).
Result<Hierarchy> readHierarchy(const std::filesystem::path& file, JobContext& job);

} // namespace tranche
