// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/snapshot.h"

#include <QString>

#include <cstddef>
#include <vector>

namespace tranche {

enum class HeatmapOrder { ByColumn, ByTable };

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

    std::vector<AttributeId> order; ///< by position
    std::vector<QString> names;     ///< by position
    std::vector<Frame> frames;      ///< none by table order or before there are columns
    std::vector<double> values;     ///< phi2, row by row of positions

    std::size_t size() const { return order.size(); }
    double at(std::size_t row, std::size_t column) const { return values[row * size() + column]; }

    friend bool operator==(const HeatmapData&, const HeatmapData&) = default;
};

/// Empty while there is no correlation. By column: columns as they stand, attributes ascending within; by table where there are none yet.
HeatmapData heatmapData(const Snapshot& snapshot, HeatmapOrder order);

} // namespace tranche
