// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generalization/value_tree.h"
#include "core/jobs/job_context.h"
#include "core/table/kept_table.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// What a region allows on one attribute: the codes from low to high, or those below a node of the attribute's tree.
struct Side {
    static constexpr std::uint32_t noNode = 0xffff'ffff;

    std::uint32_t low = 0;
    std::uint32_t high = 0;
    std::uint32_t node = noNode;

    friend auto operator<=>(const Side&, const Side&) = default;
};

/// One attribute of the sub-table: `tree` null where no hierarchy is given.
struct ColumnAttribute {
    const KeptAttribute* attribute = nullptr;
    const ValueTree* tree = nullptr;
};

/// Regions of a column, and the region of each tuple.
struct ColumnCells {
    std::vector<std::vector<Side>> regions; ///< one side for each attribute
    std::vector<std::size_t> tuples;        ///< by region; at least the least frequency
    std::vector<std::uint32_t> regionOfRow;
};

/// Strict Mondrian on the sub-table of a column's quasi-identifiers (DEFINITIONS, Generalization): one region of the whole domain; first
/// in, first out a region is cut on the widest attribute on which every part holds `least` tuples; without one it is finished.
///
/// Width, order of attempts and the median cut are those of section 6 (all attempts); widths by the values that occur in the region. A cut
/// between two codes divides the region's whole stretch of the domain, so regions never overlap and cover every combination of values.
/// On an attribute with a hierarchy a cut replaces a node by all its children, each of which must hold `least` tuples.
/// `least` is from 1 to the number of tuples. O(tuples * attributes * depth).
ColumnCells cutColumn(std::span<const ColumnAttribute> attributes, std::size_t rowCount, std::size_t least, JobContext& job);

} // namespace tranche
