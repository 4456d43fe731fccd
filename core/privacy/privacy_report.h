// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ratio.h"
#include "core/base/result.h"
#include "core/buckets/bucket_partition.h"
#include "core/columns/column_partition.h"
#include "core/jobs/job_context.h"
#include "core/privacy/privacy_model.h"
#include "core/table/kept_table.h"

#include <cstddef>
#include <vector>

namespace tranche {

/// What p(t,s) comes to over all tuples and sensitive values. Computed from its inputs alone.
struct PrivacyReport {
    PrivacyModel model;
    bool holds = false;               ///< max p(t,s) <= 1/l
    bool locallySafe = false;         ///< every group of every bucket keeps the limit by itself, so the file alone proves it
    Ratio maxP;                       ///< greatest p(t,s)
    std::size_t tuplesOnLimit = 0;    ///< tuples whose greatest p(t,s) is exactly 1/l
    std::vector<Ratio> bucketMaxP;    ///< by bucket: greatest share of a sensitive value in a group of equal QI part
};

/// Judge a partition by p(t,s) (spec section 5).
///
/// Where the partition proves that tuples match their own bucket only, p(t,s) is the local share; else it is summed over
/// all q-matching buckets exactly. maxP that no 64-bit fraction holds is NotSupported.
/// Also NotSupported when there is not exactly one sensitive attribute; InvalidArgument when sizes differ. Cancelled.
/// O(tuples * attributes of the sensitive column) in the first case, O(signatures * matching buckets) in the second.
Result<PrivacyReport> judge(const KeptTable& table, const ColumnPartition& columns, const BucketPartition& buckets,
                            const PrivacyModel& model, JobContext& job);

} // namespace tranche
