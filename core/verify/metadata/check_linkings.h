// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/verify/judging/targets.h"
#include "core/verify/reading/release_files.h"

namespace tranche {

/// Every file that the manifest lists as a linking is one: the fields are `linked` (or what is free beside the attributes), that of the
/// bucket, and the attributes column by column; each line begins with "linked K"; lines have the buckets of the data in their order; in
/// every bucket each column has the combinations of values that the data has, each as often. DoesNotHold names the first file that breaks
/// this, BadInput the first that cannot be read. O(lines * attributes) for each.
Result<void> checkLinkings(const ReleaseFiles& files, const ReadRelease& release, JobContext& job);

} // namespace tranche
