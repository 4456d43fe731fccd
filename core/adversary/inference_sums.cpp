// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adversary/inference_sums.h"

namespace tranche {

BigInteger InferenceSums::OfSize::sum(std::size_t value) const
{
    BigInteger result = static_cast<std::uint64_t>(fitting[value] >> 64U);
    result <<= 64;
    result += static_cast<std::uint64_t>(fitting[value]);
    if (!others.empty())
        result += others[value];
    return result;
}

InferenceSums::OfSize& InferenceSums::of(std::size_t size)
{
    if (m_placeOfSize.size() <= size)
        m_placeOfSize.resize(size + 1, 0);
    if (m_placeOfSize[size] == 0) {
        m_sums.push_back({size, std::vector<Wide>(m_values, 0), {}});
        m_placeOfSize[size] = static_cast<std::uint32_t>(m_sums.size());
    }
    return m_sums[m_placeOfSize[size] - 1];
}

void InferenceSums::add(std::size_t size, std::span<const std::uint32_t> factors, std::span<const CandidateCount> counts)
{
    auto& sums = of(size);
    std::uint64_t product = 1;
    bool fits = true;
    for (const auto factor : factors)
        fits = fits && !__builtin_mul_overflow(product, std::uint64_t{factor}, &product);
    if (fits) {
        for (const auto& [value, count] : counts)
            sums.fitting[value] += Wide{product} * count;
        return;
    }
    sums.others.resize(m_values);
    BigInteger large = 1;
    for (const auto factor : factors)
        large *= factor;
    for (const auto& [value, count] : counts)
        sums.others[value] += large * count;
}

InferenceSums::Total InferenceSums::total() const
{
    using boost::multiprecision::lcm;
    using boost::multiprecision::pow;
    BigInteger common = 1;
    if (m_exponent > 0)
        for (const auto& sums : m_sums)
            common = lcm(common, BigInteger(sums.size));
    Total total{.byValue = std::vector<BigInteger>(m_values), .sum = 0, .denominator = pow(common, m_exponent)};
    for (const auto& sums : m_sums) {
        const BigInteger scale = m_exponent > 0 ? BigInteger(pow(BigInteger(common / sums.size), m_exponent)) : BigInteger(1);
        for (std::size_t value = 0; value < m_values; ++value)
            if (const auto sum = sums.sum(value); sum != 0)
                total.byValue[value] += sum * scale;
    }
    for (const auto& numerator : total.byValue)
        total.sum += numerator;
    return total;
}

} // namespace tranche
