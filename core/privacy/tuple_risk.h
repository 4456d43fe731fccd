// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/buckets/bucket_partition.h"
#include "core/columns/column_partition.h"
#include "core/jobs/job_context.h"
#include "core/models/privacy_model.h"
#include "core/table/kept_table.h"

#include <cstddef>
#include <vector>

namespace tranche {

/// How many tuples have the same greatest p(t,s).
struct RiskLevel {
    double greatest = 0.0; ///< in (0, 1]
    std::size_t tuples = 0;

    friend bool operator==(const RiskLevel&, const RiskLevel&) = default;
};

/// The greatest p(t,s) over the values s of one sensitive attribute, for every tuple (DEFINITIONS, Matching).
///
/// Doubles near the exact fraction. Under l-diversity each compares with the double nearest to 1/l exactly as the fraction compares with
/// 1/l: what stands on the limit is equal to it, what is over it is greater.
struct TupleRisk {
    AttributeId sensitive;
    std::vector<double> greatest;  ///< by tuple
    std::vector<RiskLevel> levels; ///< the same, ascending, equal ones once
};

/// One for each sensitive attribute, the others counting as quasi-identifiers, in the order in which they were named; none where no
/// attribute is sensitive.
/// InvalidArgument when sizes differ, the columns belong to another table or the model is out of range.
/// O(tuples log tuples) where tuples match their own bucket only, else O(signatures * matching buckets) more.
Result<std::vector<TupleRisk>> tupleRisks(const KeptTable& table, const ColumnPartition& columns, const BucketPartition& buckets,
                                          const PrivacyModel& model, JobContext& job);

/// Upper bound of the p of the tuples at or below the middle: half of all tuples, rounded up, stay at or below it. There is at least one
/// level.
double medianRisk(const std::vector<RiskLevel>& levels);

} // namespace tranche
