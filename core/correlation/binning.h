// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/kept_table.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tranche {

/// One attribute as phi2 sees it: for each tuple a code below `domain`; every code occurs.
struct BinnedAttribute {
    std::vector<std::uint32_t> codes;
    std::size_t domain = 0;
};

/// The bin of each value of an attribute, by value code.
///
/// Numeric and dates: equal-width bins 0 .. k-1 over the present values (Axis::equalWidthBins), a missing value kept as a value
/// in bin k, a category of its own beside them. Categorical: every value is its own bin. k must not be 0. O(values).
std::vector<std::uint32_t> binsOf(const KeptAttribute& attribute, std::uint32_t k);

/// An attribute's tuples by bin, bins that nothing falls into left out; the order of the bins stays.
/// O(tuples + values).
BinnedAttribute binned(const KeptAttribute& attribute, std::uint32_t k, const JobContext& job);

} // namespace tranche
