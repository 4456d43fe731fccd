// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"

#include <map>
#include <string>

namespace tranche {

/// A zip archive of files by their paths ("linked/linked-1.csv"), deflated, in the order of the map, inside `folder` ("adult.release").
/// Nothing in it says when, where or by whom it was made: equal contents give equal bytes. The path of the folder and of each file is
/// UTF-8. OutOfMemory; Io where the archive cannot be made. `files` is not empty and must not change meanwhile. O(bytes).
Result<std::string> zipArchive(const std::string& folder, const std::map<std::string, std::string>& files, const JobContext& job);

} // namespace tranche
