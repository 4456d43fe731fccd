// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/kept_table.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tranche {

/// The labels of one attribute: its values, or of a numeric attribute the bins of phi2 that occur (DEFINITIONS, Laboratory: labels). A
/// missing value that is kept is a label of its own, the last.
struct AttributeLabels {
    std::vector<std::uint32_t> ofCode; ///< by value code
    std::vector<std::uint32_t> bins;   ///< by label: the number of its bin, for a numeric attribute's present values; else the value code
    bool binned = false;               ///< whether a label is a bin

    std::size_t count() const { return bins.size(); }
};

/// By attribute. `bins` as for phi2, where an attribute has no number of its own. O(values).
std::vector<AttributeLabels> labelsOf(const KeptTable& table, std::uint32_t bins);

/// The label of each of these codes, in their order. O(codes).
std::vector<std::uint32_t> labelsOf(const std::vector<std::uint32_t>& codes, const AttributeLabels& labels);

} // namespace tranche
