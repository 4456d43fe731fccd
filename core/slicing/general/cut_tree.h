// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/slicing/cut_value.h"
#include "core/slicing/general/row_runs.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tranche {

/// A bucket, and where it was cut if it was: its halves are nodes `left` and `left` + 1.
struct CutNode {
    RowRun run;
    std::uint32_t left = 0;  ///< 0: not cut (the root is nobody's half)
    std::uint32_t lane = 0;  ///< of the attribute it was cut on
    std::uint32_t last = 0;  ///< values up to this one went left
    bool partedTies = false; ///< but tuples with this one went to both sides

    bool isLeaf() const { return left == 0; }
};

/// All buckets in the order of the first-in first-out queue.
using CutTree = std::vector<CutNode>;

} // namespace tranche
