// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/judging/exact_sums.h"

#include <map>

namespace tranche {

namespace {

using Sums = std::vector<BigInteger>;

/// Sums over the buckets of one size, not yet divided by size^c.
std::map<std::uint32_t, Sums> sumsBySize(std::span<const BucketTerm> terms, std::size_t slots)
{
    std::map<std::uint32_t, Sums> sums;
    for (const auto& term : terms) {
        auto& ofSize = sums[term.size];
        ofSize.resize(slots);
        BigInteger product = 1;
        for (const auto count : term.counts)
            product *= count;
        for (const auto& entry : term.entries)
            ofSize[entry.slot] += product * entry.count;
    }
    return sums;
}

} // namespace

std::vector<Part<BigInteger>> exactSums(std::span<const BucketTerm> terms, std::span<const std::uint32_t> values)
{
    const auto columns = static_cast<unsigned>(terms.front().counts.size() + 1);
    const auto bySize = sumsBySize(terms, values.size());
    BigInteger common = 1; // a multiple of every bucket's size
    for (const auto& [size, sums] : bySize)
        common = lcm(common, BigInteger(size));
    Sums total(values.size());
    for (const auto& [size, sums] : bySize) {
        const BigInteger weight = pow(BigInteger(common / size), columns);
        for (std::size_t slot = 0; slot < sums.size(); ++slot)
            total[slot] += sums[slot] * weight;
    }
    std::vector<Part<BigInteger>> parts;
    for (std::size_t slot = 0; slot < total.size(); ++slot)
        if (total[slot] > 0)
            parts.push_back({values[slot], std::move(total[slot])});
    return parts;
}

} // namespace tranche
