// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/jobs/job_context.h"
#include "core/limits/limit.h"
#include "core/table/kept_table.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tranche {

/// How one sensitive value occurs in a group of tuples.
struct ValueShare {
    std::uint32_t value = 0; ///< code of the sensitive value
    std::size_t count = 0;   ///< at least 1

    friend bool operator==(const ValueShare&, const ValueShare&) = default;
};

/// The sensitive values of a group of tuples, the most frequent first, ties in value order.
struct GroupShares {
    std::size_t groupSize = 0;
    std::vector<ValueShare> shares;

    friend bool operator==(const GroupShares&, const GroupShares&) = default;
};

/// Count `sensitive` among the tuples that have all values of `group`; an empty group is the whole table.
/// O(tuples * group).
GroupShares groupShares(const KeptTable& table, const std::vector<Blocking::Member>& group, AttributeId sensitive, const JobContext& job);

} // namespace tranche
