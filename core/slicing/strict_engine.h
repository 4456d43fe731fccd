// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/privacy/sensitive_rules.h"
#include "core/slicing/partition_rows.h"
#include "core/slicing/records.h"

#include <cstddef>
#include <span>

namespace tranche {

/// What the engine decides by.
struct StrictRules {
    Cut cut = Cut::Median;
    Attempts attempts = Attempts::All;
    std::size_t leastSize = 1; ///< a half below it is a failed cut

    // No result depends on these; tests set them so that small tables take every path.
    std::size_t bySets = 64;      ///< buckets of up to so many tuples, at most 64, are cut by counting bits
    std::size_t shareFrom = 4096; ///< another thread may take a bucket of so many tuples or more
};

struct StrictInput {
    const KeptTable& table;
    std::span<const SensitiveRule> sensitive; ///< both halves of a cut have to keep each; none: only the least size counts
    RecordPlan plan;                          ///< with the pairs of `sensitive`
    StrictRules rules;
};

/// The strict engine of Mondrian (spec section 6, fact 1): with cuts between values of released quasi-identifiers a tuple
/// q-matches its own bucket only, so a cut passes when both halves pass by themselves, whatever the other buckets are.
///
/// Hence buckets may be cut depth first, each while it is in cache; the leaves are put into the order in which the paper's
/// first-in first-out queue finishes them: by depth, then from left to right. The whole table is taken to pass.
/// On all threads; the result does not depend on their number. OutOfMemory when the records would not fit, Cancelled.
/// Expected O(tuples * attributes * depth).
Result<BucketPartition> strictPartition(const StrictInput& input, JobContext& job);

} // namespace tranche
