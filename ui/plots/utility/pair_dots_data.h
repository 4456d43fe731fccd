// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/columns/column_partition.h"
#include "core/laboratory/utility_report.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace tranche {

/// A pair of attributes, with its phi2 before and after.
struct PairDot {
    AttributeId first;
    AttributeId second;
    double before = 0.0;
    double after = 0.0;
    std::optional<std::size_t> column = {}; ///< where both stand in one: nothing is lost there
    bool inSensitiveColumn = false;
    QString name = {};
    QString sentence = {}; ///< for the job bar and a screen reader

    friend bool operator==(const PairDot&, const PairDot&) = default;
};

struct PairDotsData {
    std::vector<PairDot> dots; ///< the strongest before first; empty: not there yet
    double end = 1.0;          ///< phi2 at the right edge

    friend bool operator==(const PairDotsData&, const PairDotsData&) = default;
};

/// The pairs with the greatest phi2 before, ties in attribute order; names and sentences are left open. Both figures are of the attributes
/// of `columns`. O(pairs log pairs).
PairDotsData pairDots(const AssociationFigures& before, const AssociationFigures& after, const ColumnPartition& columns,
                      std::size_t atMost);

} // namespace tranche
