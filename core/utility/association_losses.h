// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/columns/column_partition.h"
#include "core/correlation/correlation_matrix.h"
#include "core/utility/expected_association.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace tranche {

/// A pair of attributes and what slicing is expected to take of its phi2.
struct PairLoss {
    AttributeId first;
    AttributeId second;
    double before = 0.0;
    double after = 0.0;

    double lost() const { return before - after; }
};

/// The pairs that lose most, the greatest loss first, ties in attribute order; only pairs that lose. Matrix and report must be of one
/// table. O(pairs log atMost).
std::vector<PairLoss> greatestLosses(const CorrelationMatrix& before, const AssociationReport& report, std::size_t atMost);

/// Between each two columns, and inside each: sum of phi2 after / sum of phi2 before, over the pairs with one attribute in either.
/// columns * columns entries, symmetric; none where there is no such pair or none had any association. 1 inside a column. Can exceed 1
/// (AssociationReport::keptPercent). All three must be of one table. O(pairs).
std::vector<std::optional<double>> keptBetweenColumns(const CorrelationMatrix& before, const AssociationReport& report,
                                                      const ColumnPartition& columns);

} // namespace tranche
