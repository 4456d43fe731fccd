// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/limits/group_shares.h"

#include <vector>

namespace tranche {

/// The sensitive values of the group that limits what can be promised, and of the whole table: what a refusal is explained by.
struct StopShares {
    AttributeId sensitive;
    std::vector<Blocking::Member> group; ///< empty: the whole table
    GroupShares ofGroup;
    GroupShares ofTable;

    /// Whether this is about the group and the attribute of a limit of the same table.
    bool isOf(const Limit& limit) const;
};

/// The table is the one that the limit was found on. O(tuples * group).
StopShares stopShares(const KeptTable& table, const Limit& limit, const JobContext& job);

} // namespace tranche
