// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/exact.h"
#include "core/base/ratio.h"
#include "core/adversary/adversary_view.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// Adds up fractions whose denominators are powers of bucket sizes, exactly: integers by size, brought to one denominator at the end.
class InferenceSums {
public:
    /// Every fraction is count / size^exponent, of one of so many values.
    InferenceSums(std::size_t values, unsigned exponent) : m_values(values), m_exponent(exponent) {}

    /// Upper bound of what sums over so many sizes of buckets take where no product of factors exceeds 64 bits.
    static std::uint64_t bytesFor(std::size_t sizes, std::size_t values) { return std::uint64_t{sizes} * values * sizeof(Wide); }

    /// Adds product(factors) * count to each value, over size^exponent. At most 2^32 times. O(factors + counts).
    void add(std::size_t size, std::span<const std::uint32_t> factors, std::span<const CandidateCount> counts);

    struct Total {
        std::vector<BigInteger> byValue; ///< numerators on the common denominator
        BigInteger sum = 0;              ///< of all values
        BigInteger denominator = 1;
    };
    /// O(sizes * values) operations on numbers as long as the least common multiple of the sizes.
    Total total() const;

private:
    /// Sums of buckets of one size. A product of factors below 2^64 times a count is below 2^96, so that 2^32 of them fit.
    struct OfSize {
        std::size_t size = 0;
        std::vector<Wide> fitting;
        std::vector<BigInteger> others; ///< with greater products of factors; empty where there is none

        BigInteger sum(std::size_t value) const;
    };

    OfSize& of(std::size_t size);

    std::size_t m_values;
    unsigned m_exponent;
    std::vector<OfSize> m_sums;
    std::vector<std::uint32_t> m_placeOfSize; ///< in m_sums, counted from 1; 0: none yet
};

} // namespace tranche
