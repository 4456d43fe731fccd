// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Heavy to compile: include it in .cpp files that compute exactly, not in headers that many files share.
#include <boost/multiprecision/cpp_int.hpp>

#include <cstdint>
#include <string>

namespace tranche {

using BigInteger = boost::multiprecision::cpp_int;       ///< unbounded signed integer
using BigRational = boost::multiprecision::cpp_rational; ///< unbounded fraction, always in lowest terms

/// numerator / denominator in lowest terms; the denominator must not be 0.
inline BigRational rationalOf(std::uint64_t numerator, std::uint64_t denominator)
{
    return BigRational(BigInteger(numerator), BigInteger(denominator)); // straight from words, GCC 12 suspects unset limbs at -O3
}

/// 10^power; power at least 0.
inline BigInteger tenTo(int power)
{
    return boost::multiprecision::pow(BigInteger(10), static_cast<unsigned>(power));
}

/// "num/den" in lowest terms, also for whole numbers.
inline std::string ratioText(const BigRational& value)
{
    return numerator(value).str() + '/' + denominator(value).str();
}

} // namespace tranche
