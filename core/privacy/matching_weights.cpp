// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/matching_weights.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace tranche {

void ApproximateWeights::compute(const SignatureIndex::Matches& matches)
{
    const auto columns = matches.otherCounts.size() / matches.buckets.size() + 1;
    std::vector<double> sums(matches.values.size(), 0.0);
    std::vector<bool> occurs(matches.values.size(), false);
    for (std::size_t b = 0; b < matches.buckets.size(); ++b) {
        const double size = static_cast<double>(matches.buckets[b].size);
        double weight = 1.0 / size;
        for (std::size_t i = 0; i + 1 < columns; ++i)
            weight *= static_cast<double>(matches.otherCounts[b * (columns - 1) + i]) / size;
        for (std::size_t v = 0; v < sums.size(); ++v) {
            const auto count = matches.valueCounts[b * sums.size() + v];
            sums[v] += weight * static_cast<double>(count);
            occurs[v] = occurs[v] || count > 0;
        }
    }
    values.clear();
    weights.clear();
    for (std::size_t v = 0; v < sums.size(); ++v) {
        if (!occurs[v])
            continue;
        values.push_back(matches.values[v]);
        weights.push_back(sums[v]);
    }
    // Each of 2c + 1 products and quotients and each addition rounds by half a unit.
    const double roundings = static_cast<double>(2 * columns + matches.buckets.size() + 4);
    largest = *std::ranges::max_element(weights);
    error = roundings * std::numeric_limits<double>::epsilon();
    usable = largest > 1e-200 && roundings < 1e6; // far from underflow, which rounds otherwise
}

std::vector<ValueWeight> exactWeights(const SignatureIndex::Matches& matches)
{
    const auto columns = matches.otherCounts.size() / matches.buckets.size() + 1;
    BigInteger common = 1;
    for (const auto& bucket : matches.buckets)
        common = lcm(common, BigInteger(bucket.size));
    std::vector<BigInteger> sums(matches.values.size());
    for (std::size_t b = 0; b < matches.buckets.size(); ++b) {
        BigInteger weight = boost::multiprecision::pow(BigInteger(common / matches.buckets[b].size), static_cast<unsigned>(columns));
        for (std::size_t i = 0; i + 1 < columns; ++i)
            weight *= matches.otherCounts[b * (columns - 1) + i];
        for (std::size_t v = 0; v < sums.size(); ++v)
            if (const auto count = matches.valueCounts[b * sums.size() + v]; count > 0)
                sums[v] += weight * count;
    }
    std::vector<ValueWeight> result;
    for (std::size_t v = 0; v < sums.size(); ++v)
        if (sums[v] > 0)
            result.push_back({matches.values[v], std::move(sums[v])});
    return result;
}

BigRational greatestShare(const std::vector<ValueWeight>& weights)
{
    BigInteger total = 0;
    BigInteger greatest = 0;
    for (const auto& item : weights) {
        total += item.weight;
        greatest = std::max(greatest, item.weight);
    }
    return BigRational(greatest, total);
}

} // namespace tranche
