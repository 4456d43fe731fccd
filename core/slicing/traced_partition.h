// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/slicing/general/general_engine.h"
#include "core/slicing/partition_rows.h"

namespace tranche {

/// Mondrian by the general engine whatever the cut is, telling of every cut that was tried in the order of the paper's queue. For traces
/// and for comparing the engines: where partitionRows() takes the strict engine, the buckets are the same. Draws nothing; the grouping
/// asked for is not looked at. Fails as partitionRows() does.
Result<BucketPartition> tracedPartition(const PartitionInput& input, const PartitionRequest& request, CutObserver observer,
                                        JobContext& job);

} // namespace tranche
