// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace tranche {

/// How the values of a region are written and what they stand for.
enum class RegionForm {
    Value,    ///< a single value, written as itself
    Interval, ///< ordered values: from the lower end up to the next region's lower end; "[17, 30]", ends that occur in the table
    Set,      ///< unordered values of the table, each listed: "{Divorced, Separated}"
    Label,    ///< a label of the hierarchy
    Labels,   ///< several roots of the hierarchy, each listed: "{Americas, Europe}"
};

/// One value of a generalized attribute as published.
struct RegionValue {
    RegionForm form = RegionForm::Value;
    std::string text;                 ///< what is printed; no two values of an attribute print alike
    std::vector<std::string> members; ///< Value: itself; Interval: its two ends; Set, Label, Labels: every value (of the hierarchy's lines)
    bool missing = false;             ///< whether a missing value kept as a value belongs to it (then the text names it)

    friend bool operator==(const RegionValue&, const RegionValue&) = default;
};

/// One quasi-identifier of a generalized column.
struct RecodedAttribute {
    AttributeId attribute;
    bool byHierarchy = false;
    std::vector<RegionValue> values; ///< by code in the published table, in value order; missing alone is the last
};

/// A region of a column: one value for each of its attributes. Regions of a column do not overlap and cover every combination.
struct Region {
    std::vector<std::uint32_t> codes; ///< in the order of ColumnRegions::attributes
    std::size_t tuples = 0;           ///< at least the least frequency that was asked for
};

/// What became of one column that was to be generalized.
struct ColumnRegions {
    ColumnId column;
    std::size_t least = 1;                    ///< the least frequency k asked for
    std::vector<RecodedAttribute> attributes; ///< the column without sensitive attributes
    std::vector<Region> regions;              ///< by the codes, the first attribute counting most
};

} // namespace tranche
