// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/snapshot.h"
#include "core/utility/expected_association.h"

#include <QString>

#include <cstddef>
#include <vector>

namespace tranche {

enum class HeatmapOrder { ByColumn, ByName, ByTable };
enum class HeatmapMode { Before, After, Difference };

/// What is to be drawn. `association`: what slicing leaves, null while it is not known.
struct HeatmapRequest {
    HeatmapOrder order = HeatmapOrder::ByColumn;
    HeatmapMode mode = HeatmapMode::Before;
    const AssociationReport* association = nullptr;
};

/// What a heatmap of phi2 draws; positions run along both axes.
struct HeatmapData {
    /// A run of positions that make up one column.
    struct Frame {
        std::size_t first = 0;
        std::size_t count = 0;
        ColumnId column;
        bool sensitive = false;

        friend bool operator==(const Frame&, const Frame&) = default;
    };

    std::vector<AttributeId> order;   ///< by position
    std::vector<QString> names;       ///< by position
    std::vector<std::size_t> domains; ///< values, or bins, by position
    std::vector<Frame> frames;        ///< none but by column, or before there are columns
    std::vector<double> values;       ///< phi2 before slicing, row by row of positions
    std::vector<double> after;        ///< the same after slicing; empty while it is not known
    HeatmapMode mode = HeatmapMode::Before;

    std::size_t size() const { return order.size(); }
    double at(std::size_t row, std::size_t column) const { return values[row * size() + column]; }
    double afterAt(std::size_t row, std::size_t column) const { return after[row * size() + column]; }
    /// Whether the numbers of this mode are not there yet.
    bool pending() const { return mode != HeatmapMode::Before && after.empty(); }
    /// What a cell stands for in this mode: phi2, or its change. 0 while pending.
    double shownAt(std::size_t row, std::size_t column) const;

    friend bool operator==(const HeatmapData&, const HeatmapData&) = default;
};

/// Empty while there is no correlation. By column: columns as they stand, attributes ascending within; by table where there are none yet.
HeatmapData heatmapData(const Snapshot& snapshot, const HeatmapRequest& request);
HeatmapData heatmapData(const Snapshot& snapshot, HeatmapOrder order);

/// The number in a cell: ".237", "−.033", "·", or "…".
QString cellText(const HeatmapData& data, std::size_t row, std::size_t column);
/// One line on a pair: "Age × Sex   φ² 0.128 before, 0.096 after".
QString pairLine(const HeatmapData& data, std::size_t row, std::size_t column);
/// One plain sentence on a phi2: from "unrelated" to "the same information".
QString relationText(double phiSquared);
/// The hover text of a pair: names, phi2, both domains and a plain sentence.
QString pairToolTip(const HeatmapData& data, std::size_t row, std::size_t column);

} // namespace tranche
