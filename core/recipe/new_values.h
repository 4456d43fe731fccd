// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recipe/apply_recipe.h"

namespace tranche {

/// Values of kept tuples that an order or a hierarchy of the decisions does not list, in table order. Orders get theirs appended in value
/// order, so that they list every value again; hierarchies stay as they are, for only a person knows where a value belongs.
/// O(cells of attributes with such a list + cells of attributes whose missing values drop a tuple).
std::vector<RecipeDifferences::NewValues> takeInNewValues(Snapshot& decided, JobContext& job);

} // namespace tranche
