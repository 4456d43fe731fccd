// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/buckets/bucket_partition.h"
#include "core/columns/column_partition.h"
#include "core/jobs/job_context.h"
#include "core/slicing/partition_request.h"
#include "core/table/kept_table.h"

namespace tranche {

/// The classes of generalization (DEFINITIONS, Laboratory: publications): Mondrian, first in first out, with every cut judged on each
/// class by itself, also where equal values may part. Of several sensitive attributes, each is judged in the groups of a class that agree
/// in the others. Without one only the least size limits the cuts. The grouping that is asked for is not looked at.
///
/// Infeasible when the whole table is no class that keeps the model; InvalidArgument as partitionRows(). O(tuples * attributes * depth).
Result<BucketPartition> recodingClasses(const KeptTable& table, const PartitionRequest& request, JobContext& job);

/// The same, class after class by one queue, for any cut: where equal values may part, and as a twin elsewhere. O(tuples * attributes *
/// depth), some thirty times as long on a large table.
Result<BucketPartition> recodeOneByOne(const KeptTable& table, const PartitionRequest& request, JobContext& job);

/// Quasi-identifiers in one column, all sensitive attributes in another: the groups of a class are judged by these.
ColumnPartition recodingColumns(const KeptTable& table);

/// The columns that bucketization publishes: all quasi-identifiers together, each sensitive attribute alone.
ColumnPartition bucketizationColumns(const KeptTable& table);

} // namespace tranche
