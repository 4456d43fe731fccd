// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/pipeline/snapshot.h"
#include "core/recipe/release_options.h"

#include <map>
#include <string>

namespace tranche {

/// What describes the data for other programs: dictionary.csv, datapackage.json and ddi.xml. `snapshot` is ready for release.
/// O(tuples * attributes).
std::map<std::string, std::string> describingFiles(const Snapshot& snapshot, const ReleaseOptions& options, const JobContext& job);

} // namespace tranche
