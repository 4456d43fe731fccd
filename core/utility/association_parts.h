// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/correlation/contingency.h"
#include "core/correlation/correlation_matrix.h"
#include "core/table/kept_table.h"
#include "core/utility/expected_association.h"

#include <optional>

namespace tranche {

/// An attribute as it is counted after slicing: regions as categories, numbers in the matrix' bins. Borrowed from both. O(1).
CodedView publishedView(const KeptTable& published, const CorrelationMatrix& before, AttributeId id);

/// 100 * sum of phi2 after / sum of phi2 before, over all pairs (DEFINITIONS, Association kept); none where the latter is 0. Both are of
/// one table. O(pairs).
std::optional<double> keptPercent(const AssociationReport& report, const CorrelationMatrix& before);

} // namespace tranche
