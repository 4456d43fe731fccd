// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tranche {

/// What is computed, in order; each needs all before it.
enum class Stage {
    Keep,        ///< kept tuples and released attributes
    Correlate,   ///< phi2
    Propose,     ///< columns (skipped where they are set by hand)
    Generalize,  ///< the table as it is published: columns recoded to regions where asked for
    Feasibility, ///< greatest l
    Partition,   ///< buckets
    Judge,       ///< p(t,s) report
    Slice,       ///< shuffled table
};

inline constexpr Stage allStages[]
    = {Stage::Keep, Stage::Correlate, Stage::Propose, Stage::Generalize, Stage::Feasibility, Stage::Partition, Stage::Judge, Stage::Slice};

} // namespace tranche
