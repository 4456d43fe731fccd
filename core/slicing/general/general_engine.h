// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/buckets/bucket_partition.h"
#include "core/jobs/job_context.h"
#include "core/slicing/partition_request.h"

#include <cstddef>
#include <vector>

namespace tranche {

/// What the engine decides by.
struct GeneralRules {
    PrivacyModel model;
    Cut cut = Cut::Median;
    Attempts attempts = Attempts::All;
    std::size_t leastSize = 1;      ///< a half below it is a failed cut
    std::vector<AttributeId> cutOn; ///< ascending
    CutObserver observer;           ///< told of every cut in the order in which they are tried; may be empty
};

/// Mondrian by any cut, exactly as in DEFINITIONS (Partition): first in, first out, each cut taken only if the whole sliced table keeps the
/// model for each sensitive attribute afterwards. Buckets stand in the order in which they are finished.
///
/// Infeasible when the table as one bucket breaks the model. InvalidArgument for a model out of range.
/// O(tuples * attributes * depth + matching signatures of every bucket that is cut).
Result<BucketPartition> generalPartition(const PartitionInput& input, const GeneralRules& rules, JobContext& job);

} // namespace tranche
