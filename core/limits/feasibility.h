// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/columns/column_partition.h"
#include "core/jobs/job_context.h"
#include "core/limits/limit.h"
#include "core/models/privacy_model.h"
#include "core/table/kept_table.h"

#include <memory>
#include <span>
#include <vector>

namespace tranche {

class TableGroups;
struct SensitiveRule;

/// What any slicing with these columns can promise at most (DEFINITIONS, Feasibility). Where no attribute is sensitive
/// nothing is claimed: everything is admitted and there are no limits.
struct Feasibility {
    std::vector<std::shared_ptr<const TableGroups>> groups; ///< by sensitive attribute, in the order in which they were named

    bool claimsNothing() const { return groups.empty(); }
    /// Exact, for a valid model. O(groups), up to the first that fails.
    bool admits(const PrivacyModel& model) const;
    /// Exact, for a valid model. Not to be asked where nothing is claimed. O(groups).
    Limit limit(const PrivacyModel& model) const;
};

/// From the groups that a partition is made by. O(tuples).
Feasibility wholeTable(const KeptTable& table, const ColumnPartition& columns, std::span<const SensitiveRule> rules);

/// What the whole table as one bucket keeps, by the groups of each sensitive attribute.
/// InvalidArgument when the columns belong to another table. O(tuples * attributes of the columns with a sensitive one).
Result<Feasibility> feasibility(const KeptTable& table, const ColumnPartition& columns, JobContext& job);

} // namespace tranche
