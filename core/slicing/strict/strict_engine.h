// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/privacy/sensitive_rules.h"
#include "core/slicing/partition_rows.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// What the engine decides by.
struct StrictRules {
    Cut cut = Cut::Median;
    Attempts attempts = Attempts::All;
    std::size_t leastSize = 1; ///< a half below it is a failed cut

    // No result depends on these; tests set them so that small tables take every path.
    std::size_t bySets = 64;      ///< buckets of up to so many tuples, at most 64, are cut by counting bits
    std::size_t shareFrom = 4096; ///< another thread may take a bucket of so many tuples or more
    bool groupAlike = true;       ///< tuples that are alike in all that is looked at are cut together where that pays
};

/// What the engine looks at of each tuple: the codes of the attributes that may be cut on, and for each sensitive attribute the pair (w,
/// s).
struct RecordPlan {
    std::vector<AttributeId> cutOn;                        ///< lane i holds the code of cutOn[i]
    std::vector<std::span<const std::uint32_t>> pairOfRow; ///< by sensitive attribute; their lanes follow
    std::size_t pairLane(std::size_t sensitive) const { return cutOn.size() + sensitive; }
};

struct StrictInput {
    const KeptTable& table;
    std::span<const SensitiveRule> sensitive; ///< both halves of a cut have to keep each; none: only the least size counts
    RecordPlan plan;                          ///< with the pairs of `sensitive`
    StrictRules rules;
};

/// The strict engine of Mondrian (DEFINITIONS, Matching): with cuts between values of released quasi-identifiers a tuple
/// q-matches its own bucket only, so a cut passes when both halves pass by themselves, whatever the other buckets are.
///
/// Hence buckets may be cut depth first, each while it is in cache; the leaves are put into the order in which the paper's
/// first-in first-out queue finishes them: by depth, then from left to right. The whole table is taken to pass.
/// Where many tuples are alike, groups of them are cut instead, with weights. On all threads; the result does not depend on their number.
/// OutOfMemory when the records would not fit. Expected O(tuples * attributes * depth).
Result<BucketPartition> strictPartition(const StrictInput& input, JobContext& job);

} // namespace tranche
