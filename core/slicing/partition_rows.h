// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/buckets/bucket_partition.h"
#include "core/columns/column_partition.h"
#include "core/jobs/job_context.h"
#include "core/privacy/privacy_model.h"
#include "core/table/kept_table.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace tranche {

enum class Cut {
    Median,   ///< left = values up to the lower median, or below it when it is the maximum
    Balanced, ///< the most even of all cuts between two different values, ties to the lower
};

enum class Attempts {
    All, ///< every quasi-identifier by decreasing width until a cut passes
    One, ///< the widest only
};

/// How tuples are to be grouped (spec section 6).
struct PartitionRequest {
    PrivacyModel model;
    Cut cut = Cut::Median;
    Attempts attempts = Attempts::All;
    std::optional<std::size_t> minBucket; ///< least bucket size; nullopt: l rounded up. The whole table is exempt
    std::vector<AttributeId> cutOn;       ///< attributes that may be cut on; empty: every quasi-identifier
};

/// Mondrian cuts between values, each taken only if the sliced table keeps the model. Buckets stand in the order in which the
/// first-in first-out queue of the paper finishes them; the result says that tuples match their own bucket only.
///
/// Infeasible when the table as one bucket breaks the model (it is never returned as if it were safe; ask feasibility() for why).
/// NotSupported when there is not exactly one sensitive attribute. InvalidArgument when the columns belong to another table, cutOn
/// holds the sensitive attribute or one that is not there, minBucket is 0 or l out of range. Cancelled.
/// O(tuples * attributes * depth), on one thread.
Result<BucketPartition> partitionRows(const KeptTable& table, const ColumnPartition& columns, const PartitionRequest& request, JobContext& job);

} // namespace tranche
