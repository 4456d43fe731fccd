// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/inference_sums.h"

namespace tranche {

InferenceSums::Total InferenceSums::total() const
{
    using boost::multiprecision::lcm;
    using boost::multiprecision::pow;
    BigInteger common = 1;
    if (m_exponent > 0)
        for (const auto& [size, sums] : m_sums)
            common = lcm(common, BigInteger(size));
    Total total{.byValue = std::vector<BigInteger>(m_values), .sum = 0, .denominator = pow(common, m_exponent)};
    for (const auto& [size, sums] : m_sums) {
        const BigInteger scale = m_exponent > 0 ? BigInteger(pow(BigInteger(common / size), m_exponent)) : BigInteger(1);
        for (std::size_t value = 0; value < m_values; ++value)
            if (sums[value] != 0)
                total.byValue[value] += sums[value] * scale;
    }
    for (const auto& numerator : total.byValue)
        total.sum += numerator;
    return total;
}

} // namespace tranche
