// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ratio.h"

#include <vector>

namespace tranche::test {

struct OraclePoint {
    Ratio largestP;
    double utility = 0.0; ///< more is better
};

/// Pair by pair: whether some other point is no worse in both and better in one, utilities counting as equal up to 1e-9.
std::vector<bool> slowDominated(const std::vector<OraclePoint>& points);

} // namespace tranche::test
