// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/slicing/general/cut_tree.h"
#include "core/slicing/general/attribute_view.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// Codes from low to high.
struct PublishedRange {
    std::size_t low = 0;
    std::size_t high = 0;
};

/// Where the general engine keeps what it works on.
struct EngineState {
    RowRuns runs;
    CutTree tree;
    std::size_t rowLane = 0;
    const PartitionInput& input;
    const std::vector<AttributeId>& cutOn; ///< by lane

    /// By lane, where cuts are on other values than those that are published: for each published code the least and the greatest
    /// code it stands for. Empty where both tables are one.
    std::vector<std::vector<PublishedRange>> rangeOfPublished;

    bool publishesWhatIsCut() const { return &input.table == &input.published; }
};

/// The lanes that belong to one view.
struct LaneLayout {
    std::size_t firstPart = 0;
    std::size_t pair = 0;
};

} // namespace tranche
