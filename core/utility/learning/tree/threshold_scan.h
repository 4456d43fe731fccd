// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/utility/learning/tree/counts_by_value.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tranche {

/// The best threshold of a numeric attribute in a node.
struct FoundThreshold {
    std::size_t possible = 0; ///< thresholds with enough on either side
    double gain = 0.0;        ///< bits per tuple, less the price of the choice; above 0
    std::uint32_t below = 0;  ///< it lies between this value
    std::uint32_t above = 0;  ///< and this one, the next that is expected here
    std::vector<double> left; ///< counts by class
};

/// The first threshold of greatest gain, with `leastSide` expected on each side; none where that gain is not above its price,
/// log2(possible thresholds) / tuples (DEFINITIONS, Laboratory: decision tree). `counts` are the node's by class.
///
/// In a stretch of values with equal counts gain is convex: where neither end beats the best, nothing within does; and where no end of a
/// stretch pays its price, no threshold does. O(rows of the stretches, and of those that may hold a better threshold once for each value).
std::optional<FoundThreshold> findThreshold(const CountsByValue& byValue, std::span<const double> counts, double leastSide);

} // namespace tranche
