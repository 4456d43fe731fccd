// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/ratio.h"
#include "core/base/result.h"
#include "core/buckets/bucket_partition.h"
#include "core/columns/column_partition.h"
#include "core/jobs/job_context.h"
#include "core/models/figure.h"
#include "core/models/privacy_model.h"
#include "core/table/kept_table.h"

#include <cstddef>
#include <vector>

namespace tranche {

/// What p(t,.) of one sensitive attribute comes to over all tuples.
struct SensitiveReport {
    AttributeId sensitive;
    bool holds = false;            ///< every tuple's distribution keeps the model
    bool locallySafe = false;      ///< every group of every bucket keeps it by itself
    Figure maxP;                   ///< greatest p(t,s), exactly
    Figure figure;                 ///< the model's own worst figure over all tuples; none where it has none
    std::size_t tuplesOnLimit = 0; ///< tuples exactly on the model's limit (which passes, but for recursive)

    friend bool operator==(const SensitiveReport&, const SensitiveReport&) = default;
};

/// What a partition promises. Computed from its inputs alone.
struct PrivacyReport {
    PrivacyModel model;
    std::vector<SensitiveReport> sensitive; ///< in the order in which they were named; empty: nothing is claimed
    std::vector<Ratio> bucketMaxP;          ///< by bucket: greatest share of a sensitive value in a group of equal QI part

    bool claimsNothing() const { return sensitive.empty(); }
    /// For every sensitive attribute.
    bool holds() const;
    /// For every sensitive attribute, so the file alone proves it.
    bool locallySafe() const;
    /// The greatest p(t,s) of any sensitive attribute; 0 where nothing is claimed.
    Figure maxP() const;
    /// The figure of the sensitive attribute that is the least safe; none where nothing is claimed, or one of them has none.
    Figure figure() const;
    /// Summed over the sensitive attributes.
    std::size_t tuplesOnLimit() const;
};

/// Judge a partition by p(t,s) (DEFINITIONS, Matching), by any model. Exact.
///
/// Where the partition proves that tuples match their own bucket only, p(t,s) is the local share; else it is summed over
/// all q-matching buckets. Each sensitive attribute is judged by itself, the others counting as quasi-identifiers; where none is
/// sensitive the report claims nothing (and holds).
/// InvalidArgument when sizes differ or the columns belong to another table.
/// O(tuples * attributes of the sensitive columns) in the first case, O(signatures * matching buckets) in the second.
Result<PrivacyReport> judge(const KeptTable& table, const ColumnPartition& columns, const BucketPartition& buckets,
                            const PrivacyModel& model, JobContext& job);

} // namespace tranche
