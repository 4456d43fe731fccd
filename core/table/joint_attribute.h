// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/kept_table.h"

namespace tranche {

/// The table with its sensitive attributes as one (DEFINITIONS, Table: jointly): the combination of their values stands in place of the
/// first of them and keeps them as its `parts`; the others go.
///
/// It is categorical without an order of its own and is never binned; its values are the combinations that occur, by the first part's
/// order, then the second's. It is called "A + B" and its values "x + y" (a text that holds a plus or a quote, or has a blank at an end,
/// stands in quotes); " (joint)" follows where an attribute has that name already. The same table where there are fewer than two. O(tuples
/// * parts).
Result<std::shared_ptr<const KeptTable>> joinSensitive(std::shared_ptr<const KeptTable> table, JobContext& job);

} // namespace tranche
