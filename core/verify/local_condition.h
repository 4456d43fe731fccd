// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ratio.h"
#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/verify/column_index.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace tranche {

/// A group of equal QI part in the sensitive column of one bucket in which one sensitive value has more than 1/l.
struct BrokenGroup {
    std::uint32_t bucket = 0;
    std::uint32_t group = 0;
    std::uint32_t size = 0;  ///< lines of the group
    std::uint32_t count = 0; ///< of these, lines with the most frequent sensitive value
};

/// What the file alone says about the promise.
struct LocalCondition {
    std::size_t groups = 0;             ///< judged
    std::size_t broken = 0;             ///< above 1/l
    std::optional<BrokenGroup> example; ///< the first one; a hopeless one where there is one
    bool hopeless = false;              ///< no other bucket can bring the example's tuples below 1/l
};

/// Whether in every bucket every group of equal QI part in the sensitive column keeps every sensitive share within 1/l, in exact
/// integers. Then the promise holds for everybody, since p(t,s) is a weighted mean of such shares (spec section 12).
///
/// A broken group is hopeless when every bucket that its tuples can match, whatever their other values are, has a share of at least
/// 1/l too: another bucket can match only if it has the group and shares a value with this bucket in every other column.
/// Cancelled. O(groups), plus O(lines of the bucket * columns * buckets of the group) for a broken group.
Result<LocalCondition> checkLocally(const CodedRelease& release, const ReleaseIndex& index, const Ratio& l, JobContext& job);

} // namespace tranche
