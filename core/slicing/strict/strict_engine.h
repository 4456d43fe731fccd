// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/buckets/bucket_partition.h"
#include "core/jobs/job_context.h"
#include "core/slicing/strict/strict_input.h"

namespace tranche {

/// The strict engine of Mondrian (DEFINITIONS, Matching): with cuts between values of released quasi-identifiers a tuple
/// q-matches its own bucket only, so a cut passes when both halves pass by themselves, whatever the other buckets are.
///
/// Hence buckets may be cut depth first, each while it is in cache; the leaves are put into the order in which the paper's
/// first-in first-out queue finishes them: by depth, then from left to right. The whole table is taken to pass.
/// Where many tuples are alike, groups of them are cut instead, with weights. On all threads; the result does not depend on their number.
/// OutOfMemory when the records would not fit. Expected O(tuples * attributes * depth).
Result<BucketPartition> strictPartition(const StrictInput& input, JobContext& job);

} // namespace tranche
