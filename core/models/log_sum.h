// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/exact.h" // heavy: include this header in .cpp files only

#include <compare>
#include <vector>

namespace tranche {

/// factor * ln(base); the base is at least 1.
struct LogTerm {
    BigInteger factor;
    BigInteger base;
};

/// The sign of a sum of such terms, exactly: whether a product of powers of integers is above, at or below 1, without computing
/// powers that may have more digits than there is memory.
///
/// Fixed-point logarithms with a proven error bound decide where they can; whether the sum is 0 is decided by writing all bases
/// as products of numbers without a common divisor, whose logarithms are independent (Bach, Driscoll and Shallit, "Factor
/// refinement"); else the precision is doubled until it suffices.
std::strong_ordering signOfLogSum(std::vector<LogTerm> terms);

} // namespace tranche
