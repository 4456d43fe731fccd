// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/columns/pinned_columns.h"
#include "core/pipeline/snapshot.h"

#include <memory>
#include <string>

namespace tranche {

/// All that a person decided about one table, without any result.
struct Decisions {
    Schema schema;
    Roles roles;
    Parameters parameters;
    std::shared_ptr<const ColumnPartition> columnsByHand; ///< null: the proposal is used
    Pins pins;

    /// Columns by hand are compared by content.
    friend bool operator==(const Decisions& a, const Decisions& b);
};

/// A state of the decisions that a person wants to come back to or to compare with others.
struct Scenario {
    std::string name; ///< never empty
    std::string note;
    Decisions decisions;

    friend bool operator==(const Scenario&, const Scenario&) = default;
};

Decisions decisionsOf(const Snapshot& snapshot, const Pins& pins);

/// A snapshot of the same table with these decisions; results that hold for them stay. The decisions must be about the table of `base`.
/// O(attributes).
Snapshot withDecisions(const Snapshot& base, const Decisions& decisions);

} // namespace tranche
