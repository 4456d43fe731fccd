// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/exact.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

namespace tranche {

/// Adds up fractions whose denominators are powers of bucket sizes, exactly: integers by size, brought to one denominator at the end.
class InferenceSums {
public:
    /// Every fraction is count / size^exponent.
    InferenceSums(std::size_t values, unsigned exponent) : m_values(values), m_exponent(exponent) {}

    /// The integers of buckets of this size, by value; to be added to.
    std::vector<BigInteger>& of(std::size_t size) { return m_sums.try_emplace(size, m_values).first->second; }

    struct Total {
        std::vector<BigInteger> byValue; ///< numerators on the common denominator
        BigInteger sum = 0;              ///< of all values
        BigInteger denominator = 1;
    };
    /// O(sizes * values) operations on numbers as long as the least common multiple of the sizes.
    Total total() const;

private:
    std::size_t m_values;
    unsigned m_exponent;
    std::map<std::size_t, std::vector<BigInteger>> m_sums;
};

} // namespace tranche
