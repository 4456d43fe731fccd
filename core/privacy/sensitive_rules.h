// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/columns/column_partition.h"
#include "core/jobs/job_context.h"
#include "core/models/diversity_check.h"
#include "core/privacy/sensitive_groups.h"
#include "core/table/kept_table.h"

#include <vector>

namespace tranche {

/// One sensitive attribute: its groups, and what each distribution of its values has to keep.
struct SensitiveRule {
    AttributeId sensitive;
    SensitiveGroups groups;
    DiversityCheck check;
};

/// One for each sensitive attribute, in the order in which they were named; a partition has to keep all of them. Empty where no
/// attribute is sensitive: then nothing is claimed.
/// InvalidArgument for a model out of range or columns of another table. O(tuples * attributes of those columns).
Result<std::vector<SensitiveRule>> sensitiveRules(const KeptTable& table, const ColumnPartition& columns, const PrivacyModel& model,
                                                  const JobContext& job);

} // namespace tranche
