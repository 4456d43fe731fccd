// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/largest_share.h"

#include <algorithm>
#include <limits>

namespace tranche {

namespace {

/// Below this a product of shares may have lost bits to underflow.
constexpr double tooSmall = 1e-200;

} // namespace

LargestShare::LargestShare(const Ratio& l) : m_l(l) {}

bool LargestShare::addLocal(std::uint32_t count, std::uint32_t size)
{
    if (std::uint64_t{count} * m_localSize > std::uint64_t{m_localCount} * size) {
        m_localCount = count;
        m_localSize = size;
    }
    return Wide{m_l.numerator()} * count <= Wide{m_l.denominator()} * size;
}

/// Greatest share in floating point. All terms are positive, so the relative error is at most the number of roundings.
double LargestShare::estimate(std::span<const BucketTerm> terms, double& error) const
{
    m_sums.assign(terms.front().values.size(), 0.0);
    for (const auto& term : terms) {
        const auto size = static_cast<double>(term.size);
        double weight = 1.0 / size;
        for (const auto count : term.counts)
            weight *= static_cast<double>(count) / size;
        for (std::size_t s = 0; s < m_sums.size(); ++s)
            m_sums[s] += weight * term.values[s];
    }
    double total = 0.0;
    for (const auto sum : m_sums)
        total += sum;
    const auto roundings = 2 * (terms.size() + 2 * terms.front().counts.size() + 4) + m_sums.size();
    error = total > tooSmall ? static_cast<double>(roundings) * std::numeric_limits<double>::epsilon() : std::numeric_limits<double>::infinity();
    return total > 0.0 ? *std::ranges::max_element(m_sums) / total : 1.0;
}

bool LargestShare::addExactly(std::span<const BucketTerm> terms, std::size_t columns)
{
    BigInteger common = 1; // a multiple of every bucket's size
    for (const auto& term : terms)
        common = lcm(common, BigInteger(term.size));
    std::vector<BigInteger> sums(terms.front().values.size());
    BigInteger total = 0;
    for (const auto& term : terms) {
        BigInteger weight = pow(BigInteger(common / term.size), static_cast<unsigned>(columns));
        for (const auto count : term.counts)
            weight *= count;
        for (std::size_t s = 0; s < sums.size(); ++s) {
            sums[s] += weight * term.values[s];
            total += weight * term.values[s];
        }
    }
    const auto& greatest = *std::ranges::max_element(sums);
    m_sum = std::max(m_sum, BigRational(greatest, total));
    return greatest * m_l.numerator() <= total * m_l.denominator();
}

bool LargestShare::addSums(std::span<const BucketTerm> terms, std::size_t columns)
{
    double error = 0.0;
    const auto about = estimate(terms, error);
    const auto limit = m_l.inverse().toDouble();
    const auto known = std::max(static_cast<double>(m_localCount) / m_localSize, m_sum.convert_to<double>());
    if (about * (1.0 + 2.0 * error) < std::min(limit, known) * (1.0 - 4.0 * std::numeric_limits<double>::epsilon()))
        return true;
    return addExactly(terms, columns);
}

std::string LargestShare::text() const
{
    return ratioText(std::max(m_sum, rationalOf(m_localCount, m_localSize)));
}

} // namespace tranche
