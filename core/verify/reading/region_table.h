// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/table/schema.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tranche {

/// What one printed region of a generalized attribute stands for.
struct RegionMeaning {
    enum class Form { Listed, Interval };

    std::string text; ///< as printed
    Form form = Form::Listed;
    std::vector<std::string> members; ///< every value; of an interval its two ends
    bool missing = false;             ///< a missing value belongs to it
};

/// The field `regions` of dictionary.csv: the verifier's own reading.
struct RegionTable {
    std::size_t least = 1;                           ///< tuples that every region of the column is said to hold
    AttributeType from = AttributeType::Categorical; ///< of the original values
    std::vector<RegionMeaning> regions;
    std::string dates = {}; ///< how the original values are written where they are dates; empty: ISO
};

/// {"least", "hierarchy", "from", "regions": [{"text", "form", "members", "missing"}]}; nullopt when it is anything else, or two regions
/// are printed alike. O(bytes).
std::optional<RegionTable> readRegions(std::string_view json);

} // namespace tranche
