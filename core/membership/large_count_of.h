// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/exact.h"
#include "core/membership/large_count.h"

#include <algorithm>
#include <limits>

namespace tranche {

/// Nearest double; the greatest finite one for what exceeds it.
inline double nearestDouble(const BigInteger& number)
{
    return std::min(number.convert_to<double>(), std::numeric_limits<double>::max());
}

inline LargeCount largeCount(const BigInteger& number)
{
    return {number.str(), nearestDouble(number)};
}

} // namespace tranche
