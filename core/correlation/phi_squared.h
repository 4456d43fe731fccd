// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/correlation/contingency.h"

namespace tranche {

/// How far phiSquared may be from the true value, whatever the table (proof beside the function). Two results further apart than
/// twice this are truly in that order; closer ones must be counted exactly (exact_phi.h).
inline constexpr double phiSquaredError = 0x1p-40;

/// phi2 = 1 / (min(d1, d2) - 1) * sum_ij (f_ij - f_i. f_.j)^2 / (f_i. f_.j) over values that occur (spec section 2), in [0, 1];
/// 0 when one of the attributes is constant. Below 2^32 tuples. O(pairs that occur).
double phiSquared(const ContingencyTable& table);

} // namespace tranche
