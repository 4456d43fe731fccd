// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/columns/column_partition.h"

#include <vector>

namespace tranche {

/// Attributes that the curator wants to stay with each other, whatever is proposed. Groups are disjoint, not empty, each ascending.
struct Pins {
    std::vector<ColumnPartition::Column> groups; ///< pinned in columns that are not the sensitive one, in column order
    ColumnPartition::Column withSensitive;       ///< pinned in the sensitive column

    bool empty() const { return groups.empty() && withSensitive.empty(); }
    bool contains(AttributeId attribute) const;
    /// All of them, ascending.
    ColumnPartition::Column all() const;

    friend bool operator==(const Pins&, const Pins&) = default;
};

/// The attributes of `pinned` as they stand now: those of one column are one group. O(attributes * columns).
Pins pinsOf(const ColumnPartition& columns, const ColumnPartition::Column& pinned);

/// A proposal in which what is pinned stays together: pinned attributes share a column afterwards exactly where they share one in `pins`,
/// and those pinned in the sensitive column are in it. What is not pinned stays as proposed.
///
/// Each group goes to that column, not the sensitive one and not taken by a group before it, which holds most of its attributes already;
/// ties to the lower column; to a column of its own where there is none. Empty columns disappear. All pins must be below attributeCount().
/// O(attributes * groups).
ColumnPartition withPins(const ColumnPartition& proposed, const Pins& pins);

} // namespace tranche
