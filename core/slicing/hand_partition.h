// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/buckets/bucket_partition.h"
#include "core/jobs/job_context.h"
#include "core/slicing/partition_request.h"

#include <cstdint>
#include <vector>

namespace tranche {

/// A grouping of our own: the tuples of each bucket as they are given, kept in that order of buckets and judged like any other. No least
/// size is asked of it. Sensitive attributes may be cut on by hand: nothing is assumed of how the buckets came about.
///
/// Infeasible when the sliced table would break the model. InvalidArgument when the lists are no disjoint cover of the tuples, or one is
/// empty. Otherwise fails as judge() does. O(signatures * matching buckets).
Result<BucketPartition> partitionByHand(const PartitionInput& input, const std::vector<std::vector<std::uint32_t>>& tuples,
                                        const PrivacyModel& model, JobContext& job);

} // namespace tranche
