// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/code_at_rank.h"
#include "core/slicing/cut_value.h"

#include <cstddef>
#include <cstdint>

namespace tranche {

/// Place of the middle code among `count` sorted ones, from 0 (DEFINITIONS, Partition).
inline std::size_t middleRank(Cut cut, std::size_t count)
{
    return cut == Cut::Balanced ? count / 2 : (count - 1) / 2;
}

/// Where `count` tuples with greatest code `high` are cut between two values, when they are not all alike (DEFINITIONS, Partition).
inline CutValue cutAround(Cut cut, const CodeAtRank& middle, std::size_t count, std::uint32_t high)
{
    bool belowIt = middle.value == high; // everything above it would be empty
    if (cut == Cut::Balanced && !belowIt)
        // The nearest places to cut on either side of the middle; the lower one wins a tie.
        belowIt = middle.below > 0 && count - 2 * middle.below <= 2 * middle.upTo - count;
    return belowIt ? CutValue{middle.value - 1, middle.below} : CutValue{middle.value, middle.upTo};
}

} // namespace tranche
