// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/buckets/bucket_partition.h"

#include <cstdint>
#include <vector>

namespace tranche::test {

/// Buckets as lists of tuples.
using Rows = std::vector<std::uint32_t>;

/// Buckets as a partition that claims nothing about matching, unless told.
BucketPartition partitionOf(const std::vector<Rows>& buckets, bool matchesOwnBucketOnly = false);
/// And back.
std::vector<Rows> bucketsOf(const BucketPartition& partition);

} // namespace tranche::test
