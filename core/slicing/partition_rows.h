// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/base/result.h"
#include "core/buckets/bucket_partition.h"
#include "core/jobs/job_context.h"
#include "core/slicing/partition_request.h"

namespace tranche {

/// InvalidArgument as partitionRows() says. O(attributes).
Result<void> checkRequest(const PartitionInput& input, const PartitionRequest& request);
/// In attribute order, each once; empty means all quasi-identifiers.
std::vector<AttributeId> attributesToCutOn(const KeptTable& table, std::vector<AttributeId> wanted);

/// Group tuples so that the sliced table keeps the model, exactly.
///
/// Mondrian: buckets stand in the order in which the first-in first-out queue of the paper finishes them. With cuts between values of
/// released quasi-identifiers (median, balanced, no generalization) the result says that tuples match their own bucket only.
/// Random: `random` deals the tuples out to buckets of the size asked for; the last one is smaller, but a rest below the least bucket
/// size joins the bucket before it. Mondrian draws nothing.
///
/// Infeasible when the table as one bucket, or the random draw, breaks the model (it is never returned as if it were safe; ask
/// feasibility() for why). InvalidArgument when the columns belong to another table, cutOn holds a sensitive attribute or one that is
/// not there, minBucket is 0 or missing where no attribute is sensitive (then nothing is promised and only it limits the cuts), a random
/// size is 0 or below minBucket, or the model is out of range. Several sensitive attributes have to keep the model each.
/// O(tuples * attributes * depth) with cuts between values.
Result<BucketPartition> partitionRows(const PartitionInput& input, const PartitionRequest& request, RandomSource& random, JobContext& job);

/// Mondrian by the general engine whatever the cut is, telling of every cut that was tried in the order of the paper's queue. For traces
/// and for comparing the engines: where partitionRows() takes the strict engine, the buckets are the same. Draws nothing; the grouping
/// asked for is not looked at. Fails as partitionRows() does.
Result<BucketPartition> tracedPartition(const PartitionInput& input, const PartitionRequest& request, CutObserver observer,
                                        JobContext& job);

} // namespace tranche
