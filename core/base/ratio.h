// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace tranche {

__extension__ using Wide = unsigned __int128;

/// A non-negative fraction in lowest terms with a positive denominator. Comparison is exact.
class Ratio {
public:
    constexpr Ratio() = default;
    /// numerator / denominator, reduced. The denominator must not be 0.
    Ratio(std::uint64_t numerator, std::uint64_t denominator);

    std::uint64_t numerator() const { return m_numerator; }
    std::uint64_t denominator() const { return m_denominator; }

    /// 1 / this. The ratio must not be 0.
    Ratio inverse() const { return {m_denominator, m_numerator}; }
    /// Nearest double, relative error at most 2^-52.
    double toDouble() const;
    /// "num/den", also for whole numbers ("3/1").
    std::string text() const;
    /// Decimal notation cut (not rounded) after `digits` places, trailing zeros dropped: 2939/746 -> "3.93".
    std::string textRoundedDown(int digits) const;
    /// The least whole number that is not below this.
    std::uint64_t ceiling() const;
    /// The ratio with `digits` decimal places that is not above this: 2939/746 -> 393/100.
    Ratio roundedDown(int digits) const;

    friend bool operator==(const Ratio&, const Ratio&) = default;
    friend std::strong_ordering operator<=>(const Ratio& a, const Ratio& b);

private:
    std::uint64_t m_numerator = 0;
    std::uint64_t m_denominator = 1;
};

/// Reads "3", "3.9" or "4/3" exactly.
/// InvalidArgument for anything else, a zero denominator, or a numerator or denominator above 10^9 after reduction.
Result<Ratio> parseRatio(std::string_view text);

} // namespace tranche
