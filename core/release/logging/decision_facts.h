// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recipe/recipe.h"
#include "core/release/logging/audit_fact.h"

namespace tranche {

/// What was decided between two states of one table, for the log (DEFINITIONS, Audit log): roles, types, missing rules, orders, bins,
/// parameters, columns by hand, and how the release is written. Attributes that were decided alike share an entry. Of orders, hierarchies
/// and codes for missing values, which list values, only the number is told.
///
/// Where `before` has other attributes, everything that is not as it is by itself is told, and every parameter of the model.
/// O(attributes log attributes).
AuditFacts decisionFacts(const Recipe& before, const Recipe& now);

} // namespace tranche
