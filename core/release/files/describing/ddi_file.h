// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/pipeline/snapshot.h"
#include "core/recipe/release_options.h"

#include <string>

namespace tranche {

/// ddi.xml: a codebook of DDI-Codebook 2.5 (DEFINITIONS, Release) of the data files, which it says nothing of that they do not hold
/// themselves. One var for each attribute, column by column: name and values as they stand in the file, label and description, the
/// slicing column in a note, for a categorical one every value with its frequency over the whole file, for numbers and days the least
/// and the greatest and the values that have a label, and the value that means missing with its frequency. What XML cannot hold is replaced
/// (see xmlText()). `snapshot` is ready for release. O(tuples * attributes).
std::string ddiFile(const Snapshot& snapshot, const ReleaseOptions& options, const JobContext& job);

} // namespace tranche
