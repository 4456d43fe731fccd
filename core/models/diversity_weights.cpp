// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/diversity_rules.h"
#include "core/models/log_sum.h"
#include "core/models/value_weight.h"

#include <cmath>

namespace tranche {

namespace {

/// Of the weights as doubles; far below the error of anything that is close.
double approximateEntropy(std::span<const ValueWeight> distribution, const BigInteger& total)
{
    const auto high = boost::multiprecision::msb(total);
    const auto shift = high > 900 ? high - 900 : 0; // within the range of doubles; what is shifted out is below 2^-900
    const double whole = BigInteger(total >> shift).convert_to<double>();
    double entropy = 0.0;
    for (const auto& item : distribution) {
        const double p = BigInteger(item.weight >> shift).convert_to<double>() / whole;
        entropy -= p > 0 ? p * std::log(p) : 0.0;
    }
    return entropy;
}

} // namespace

bool DiversityCheck::passes(std::span<const ValueWeight> distribution) const
{
    return admits(standing(distribution));
}

std::strong_ordering DiversityCheck::standing(std::span<const ValueWeight> distribution) const
{
    if (distribution.empty())
        return std::strong_ordering::less;
    return m_model.kind == ModelKind::Entropy ? entropyStanding(distribution)
                                              : rules::standing<BigInteger>(m_model, distribution, *m_distribution);
}

std::strong_ordering DiversityCheck::entropyStanding(std::span<const ValueWeight> distribution) const
{
    const auto total = rules::totalOf<BigInteger>(distribution);
    const double difference = approximateEntropy(distribution, total) - (m_entropy->logNumerator - m_entropy->logDenominator);
    constexpr double sure = 1e-9; // entropies are below 23 and a few thousand terms are off by less than 2^-50 each
    if (std::abs(difference) > sure)
        return difference > 0 ? std::strong_ordering::greater : std::strong_ordering::less;
    BigInteger divisor = total;
    for (const auto& item : distribution)
        divisor = gcd(divisor, item.weight);
    std::vector<LogTerm> terms;
    const BigInteger whole = total / divisor;
    for (const auto& item : distribution) {
        const BigInteger weight = item.weight / divisor;
        terms.push_back({-weight, weight});
    }
    terms.push_back({whole, whole});
    terms.push_back({whole, BigInteger(m_model.l.denominator())});
    terms.push_back({-whole, BigInteger(m_model.l.numerator())});
    return signOfLogSum(std::move(terms));
}

} // namespace tranche
