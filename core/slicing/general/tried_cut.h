// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/slicing/cut_value.h"
#include "core/slicing/general/row_runs.h"

#include <cstdint>

namespace tranche {

/// A cut of one bucket that is being tried.
struct TriedCut {
    std::uint32_t node = 0;
    RowRun run;
    std::uint32_t lane = 0; ///< of the attribute that is cut on
    CutValue cut;
    const std::uint8_t* sides = nullptr; ///< LeftSide or RightSide for each tuple of the run
};

} // namespace tranche
