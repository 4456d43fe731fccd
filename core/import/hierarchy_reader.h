// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/generalization/hierarchy.h"
#include "core/jobs/job_context.h"

#include <filesystem>
#include <string>
#include <vector>

namespace tranche {

/// A hierarchy from a CSV in UTF-8 without a header: one line for each value, levels to the right, separated by commas, or by semicolons
/// where commas give none.
/// BadInput as readCsv(), and as Hierarchy::make(), with file and line and no value: of the reading by semicolons where no line has a comma
/// outside quotes, else of that by commas. NotFound, Io. O(bytes).
Result<Hierarchy> readHierarchy(const std::filesystem::path& file, JobContext& job);

/// The values of such a hierarchy in the order of its lines. Errors and cost as readHierarchy().
Result<std::vector<std::string>> readLeaves(const std::filesystem::path& file, JobContext& job);

} // namespace tranche
