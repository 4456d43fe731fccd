// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/slicing/sliced_table.h"

#include <memory>

namespace tranche {

enum class OrderInBucket {
    Random, ///< each column permuted by entropy
    Sorted, ///< each column in value order: nothing of the input order, and no randomness to leak
};

struct SlicingInput {
    std::shared_ptr<const KeptTable> table;
    std::shared_ptr<const ColumnPartition> columns;
    std::shared_ptr<const BucketPartition> buckets;
};

/// Shuffle every column of every bucket on its own (DEFINITIONS, Sliced table).
/// `random` is not used for Sorted. InvalidArgument when sizes differ. O(tuples * columns), times log for Sorted.
Result<std::shared_ptr<const SlicedTable>> slice(const SlicingInput& input, OrderInBucket order, RandomSource& random, JobContext& job);

} // namespace tranche
