// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generalization/hierarchy.h"
#include "core/table/kept_table.h"

#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace tranche::test {

/// One region, spelled out: the codes it allows on each attribute, and its tuples.
struct OracleRegion {
    std::vector<std::set<std::uint32_t>> allowed;
    std::set<std::uint32_t> rows;

    friend auto operator<=>(const OracleRegion&, const OracleRegion&) = default;
};

/// What is asked of the slow twin: the lines of a hierarchy by attribute, empty without one.
struct OracleColumn {
    std::vector<AttributeId> attributes;
    std::vector<std::vector<std::vector<std::string>>> hierarchies;
    std::size_t least = 1;
};

/// Strict Mondrian on one column's sub-table, word for word (DEFINITIONS, Generalization and Partition): values are sets, widths fractions
/// read from what is printed, the median element n of the sorted list; nothing is shared with core/generalization.
std::set<OracleRegion> columnRegions(const KeptTable& table, const OracleColumn& column);

} // namespace tranche::test
