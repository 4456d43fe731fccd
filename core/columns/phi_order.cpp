// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/columns/phi_order.h"

#include "core/correlation/exact_phi.h"
#include "core/correlation/phi_squared.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <iterator>
#include <optional>
#include <set>
#include <unordered_map>
#include <utility>
#include <vector>

namespace tranche {

namespace {

using Pairs = std::vector<PhiOrder::Pair>;

std::optional<std::strong_ordering> compareBeyondError(double a, double b, double error)
{
    if (a - b > error)
        return std::strong_ordering::greater;
    if (b - a > error)
        return std::strong_ordering::less;
    return std::nullopt;
}

double approximateSum(std::span<const PhiOrder::Pair> pairs, const CorrelationMatrix& matrix)
{
    double sum = 0.0;
    for (const auto& pair : pairs)
        sum += matrix.at(pair.i, pair.j);
    return sum;
}

/// How far the difference of two plain sums of so many terms may be off. A sum of k doubles in [0, 1], each off by at most e, is off by at
/// most k e + 1.01 k^2 u; the bound is twice that, for each of the two.
double errorOfTwoSums(std::size_t terms)
{
    const auto count = static_cast<double>(terms);
    return 4.0 * count * (phiSquaredError + count * 0x1p-53);
}

} // namespace

struct PhiOrder::Exact {
    using Values = std::set<BigRational>;

    Values values;
    std::unordered_map<std::uint64_t, Values::const_iterator> ofPairs; ///< the greater attribute first: counted when first needed

    /// Equal values are one.
    Values::const_iterator of(const Pair& pair, const CorrelationMatrix& matrix, const JobContext& job)
    {
        const auto [less, greater] = std::minmax(pair.i.value, pair.j.value);
        const auto key = std::uint64_t{greater} * matrix.size() + less;
        if (const auto found = ofPairs.find(key); found != ofPairs.end())
            return found->second;
        const auto value = values.insert(exactPhiSquared(matrix, pair.i, pair.j, job)).first;
        ofPairs.emplace(key, value);
        return value;
    }

    BigRational sum(const Pairs& pairs, const CorrelationMatrix& matrix, const JobContext& job)
    {
        BigRational total = 0;
        for (const auto& pair : pairs) {
            job.check();
            total += *of(pair, matrix, job);
        }
        return total;
    }
};

PhiOrder::PhiOrder(const CorrelationMatrix& matrix) : m_matrix(&matrix), m_exact(std::make_unique<Exact>()) {}

PhiOrder::PhiOrder(PhiOrder&&) noexcept = default;
PhiOrder::~PhiOrder() = default;

std::strong_ordering PhiOrder::compare(const Pair& a, const Pair& b, const JobContext& job)
{
    if (const auto order = compareBeyondError(at(a), at(b), 3.0 * phiSquaredError))
        return *order;
    if ((a.i == b.i && a.j == b.j) || (a.i == b.j && a.j == b.i))
        return std::strong_ordering::equal;
    const auto left = m_exact->of(a, *m_matrix, job);
    const auto right = m_exact->of(b, *m_matrix, job);
    return left == right ? std::strong_ordering::equal : left->compare(*right) <=> 0;
}

std::strong_ordering PhiOrder::compareSums(std::span<const Pair> a, std::span<const Pair> b, const JobContext& job)
{
    assert(a.size() == b.size());
    const auto beyondError = [&](std::span<const Pair> left, std::span<const Pair> right) {
        return compareBeyondError(approximateSum(left, *m_matrix), approximateSum(right, *m_matrix), errorOfTwoSums(left.size()));
    };
    if (const auto order = beyondError(a, b))
        return *order;
    Pairs left;
    Pairs right;
    for (std::size_t i = 0; i < a.size(); ++i) { // most terms that are equal stand beside each other
        if (compare(a[i], b[i], job) == std::strong_ordering::equal)
            continue;
        left.push_back(a[i]);
        right.push_back(b[i]);
    }
    const auto less = [&](const Pair& one, const Pair& other) { return compare(one, other, job) == std::strong_ordering::less; };
    std::ranges::sort(left, less);
    std::ranges::sort(right, less);
    Pairs onlyLeft;
    Pairs onlyRight;
    std::ranges::set_difference(left, right, std::back_inserter(onlyLeft), less);
    std::ranges::set_difference(right, left, std::back_inserter(onlyRight), less);
    if (onlyLeft.empty())
        return std::strong_ordering::equal;
    if (const auto order = beyondError(onlyLeft, onlyRight))
        return *order;
    const auto leftSum = m_exact->sum(onlyLeft, *m_matrix, job);
    return leftSum.compare(m_exact->sum(onlyRight, *m_matrix, job)) <=> 0;
}

} // namespace tranche
