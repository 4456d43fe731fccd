// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/buckets/bucket_partition.h"
#include "core/columns/column_partition.h"
#include "core/table/kept_table.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace tranche::test {

/// What a random table may look like.
struct RandomTableShape {
    std::size_t leastRows = 8;
    std::size_t mostRows = 40;
    std::size_t leastAttributes = 3;
    std::size_t mostAttributes = 6;
    std::size_t mostSensitive = 1; ///< the first one named stands anywhere, others too
};

/// A small table with a sensitive attribute at a random place, or several: skewed domains, numbers (whole, negative, with places),
/// categories, constants, missing kept as a value. Every draw depends on `random` alone.
std::shared_ptr<const KeptTable> randomTable(RandomSource& random, const RandomTableShape& shape = {});

/// The attributes dealt out to at most `most` columns.
ColumnPartition randomColumns(RandomSource& random, const KeptTable& table, std::size_t most = 4);

/// The tuples dealt out to buckets without regard to any value.
std::vector<std::vector<std::uint32_t>> randomBuckets(RandomSource& random, std::size_t rows);

/// A random table with such columns and buckets.
struct RandomSlicing {
    std::shared_ptr<const KeptTable> table;
    ColumnPartition columns;
    std::vector<std::vector<std::uint32_t>> buckets;
    BucketPartition partition; ///< of these buckets
};
RandomSlicing randomSlicing(RandomSource& random);

} // namespace tranche::test
