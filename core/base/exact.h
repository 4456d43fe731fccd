// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Heavy to compile: include it in .cpp files that compute exactly, not in headers that many files share.
#include <boost/multiprecision/cpp_int.hpp>

#include <string>

namespace tranche {

using BigInteger = boost::multiprecision::cpp_int;  ///< unbounded signed integer
using BigRational = boost::multiprecision::cpp_rational; ///< unbounded fraction, always in lowest terms

/// "num/den" in lowest terms, also for whole numbers.
inline std::string ratioText(const BigRational& value)
{
    return numerator(value).str() + '/' + denominator(value).str();
}

} // namespace tranche
