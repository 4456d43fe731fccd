// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/verify/lookup/column_index.h"
#include "core/verify/judging/broken_group.h"
#include "core/verify/judging/model_judge.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace tranche {

/// What the file alone says about the promise for one target.
struct LocalCondition {
    std::size_t groups = 0;              ///< judged
    std::size_t broken = 0;              ///< of these, not kept
    std::optional<BrokenGroup> example;  ///< the first one; a hopeless one where there is one
    bool hopeless = false;               ///< no other bucket can mend the example's p(t,.)
    std::vector<std::uint8_t> kept;      ///< by posting of `GroupedColumn`: 1 where the group keeps the promise
    std::vector<std::uint32_t> greatest; ///< by posting: lines of the most frequent sensitive value
};

/// Whether in every bucket every group of equal QI part in the sensitive column keeps the promise by itself, exactly. Then it holds
/// for everybody, since p(t,.) is a weighted mean of such distributions and all models are closed under mixing (DEFINITIONS, Verification).
///
/// A broken group is hopeless when every bucket that its tuples can match, whatever their other values are, cannot mend it: there is
/// none, or, for l-diversity, each has a share of at least 1/l of the same value. Another bucket can match only if it has the group
/// and shares a value with this bucket in every other column. That search is limited (see MendingSearch); what was not searched counts
/// as not hopeless. O(groups).
LocalCondition checkLocally(ReleaseIndex& index, const Target& target, const GroupedColumn& groups, const ModelJudge& judge,
                            JobContext& job);

} // namespace tranche
