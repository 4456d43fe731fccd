// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/buckets/bucket_partition.h"
#include "core/slicing/partition_rows.h"

#include <cstdint>
#include <vector>

namespace tranche::test {

/// Buckets as lists of tuples.
using Rows = std::vector<std::uint32_t>;

/// Buckets as a partition that claims nothing about matching, unless told.
BucketPartition partitionOf(const std::vector<Rows>& buckets, bool matchesOwnBucketOnly = false);
/// And back.
std::vector<Rows> bucketsOf(const BucketPartition& partition);

/// partitionRows() on a table that is not generalized; `seed` is for random buckets.
Result<BucketPartition> partitioned(const KeptTable& table, const ColumnPartition& columns, const PartitionRequest& request,
                                    JobContext& job, std::uint64_t seed = 1);

} // namespace tranche::test
