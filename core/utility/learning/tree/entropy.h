// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

namespace tranche {

/// C4.5 takes one number for greater than another only where it is by more than this (DEFINITIONS, Laboratory: decision tree); expected
/// counts that are equal as fractions differ by far less as doubles.
inline constexpr double treeTolerance = 1e-6;

inline bool greater(double a, double b)
{
    return a - b > treeTolerance;
}
/// a >= b, up to the tolerance.
inline bool reaches(double a, double b)
{
    return !greater(b, a);
}

/// count * log2(count); 0 for none, and for what rounding leaves below.
inline double countTimesLog(double count)
{
    return count > 0.0 ? count * std::log2(count) : 0.0;
}

} // namespace tranche
