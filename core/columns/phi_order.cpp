// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/columns/phi_order.h"

#include "core/correlation/exact_phi.h"
#include "core/correlation/phi_squared.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace tranche {

namespace {

struct Pair {
    AttributeId i;
    AttributeId j;
    double value = 0.0;
};

/// The pairs below the diagonal, and one of the diagonal for them all, by ascending double.
std::vector<Pair> pairsByValue(const CorrelationMatrix& matrix)
{
    std::vector<Pair> pairs;
    for (std::size_t i = 1; i < matrix.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j)
            pairs.push_back({AttributeId(i), AttributeId(j), matrix.at(AttributeId(i), AttributeId(j))});
    }
    pairs.push_back({AttributeId(0), AttributeId(0), 1.0});
    std::ranges::stable_sort(pairs, {}, &Pair::value);
    return pairs;
}

/// How many doubles from the first on are each too close to the one before to be told apart.
std::size_t runLength(std::span<const Pair> pairs)
{
    const auto apart
        = std::ranges::adjacent_find(pairs, [](const Pair& a, const Pair& b) { return b.value - a.value > 3.0 * phiSquaredError; });
    return static_cast<std::size_t>(apart - pairs.begin()) + (apart == pairs.end() ? 0 : 1);
}

std::vector<std::pair<BigRational, Pair>> exactlyOrdered(std::span<const Pair> run, const CorrelationMatrix& matrix, const JobContext& job)
{
    std::vector<std::pair<BigRational, Pair>> result;
    for (const auto& pair : run)
        result.emplace_back(exactPhiSquared(matrix, pair.i, pair.j, job), pair);
    std::ranges::stable_sort(result, [](const auto& a, const auto& b) { return a.first < b.first; });
    return result;
}

struct Sum {
    double value = 0.0;
    double error = 0.0;
};

/// A plain sum of k doubles in [0, 1], each off by at most e, is off by at most k e + 1.01 k^2 u; the bound is twice that.
Sum approximateSum(std::span<const PhiOrder::Rank> ranks, const std::vector<double>& values)
{
    double sum = 0.0;
    for (const auto rank : ranks)
        sum += values[rank];
    const auto count = static_cast<double>(ranks.size());
    return {sum, 2.0 * count * (phiSquaredError + count * 0x1p-53)};
}

std::optional<std::strong_ordering> compareBeyondError(const Sum& a, const Sum& b)
{
    if (a.value - b.value > a.error + b.error)
        return std::strong_ordering::greater;
    if (b.value - a.value > a.error + b.error)
        return std::strong_ordering::less;
    return std::nullopt;
}

using Ranks = std::vector<PhiOrder::Rank>;

/// What is left of two sums when equal terms are taken from both.
std::pair<Ranks, Ranks> withoutCommon(std::span<const PhiOrder::Rank> a, std::span<const PhiOrder::Rank> b)
{
    Ranks left(a.begin(), a.end());
    Ranks right(b.begin(), b.end());
    std::ranges::sort(left);
    std::ranges::sort(right);
    std::pair<Ranks, Ranks> rest;
    std::ranges::set_difference(left, right, std::back_inserter(rest.first));
    std::ranges::set_difference(right, left, std::back_inserter(rest.second));
    return rest;
}

} // namespace

struct PhiOrder::Exact {
    std::vector<std::pair<AttributeId, AttributeId>> pairs; ///< by rank: one pair that has it
    std::vector<std::optional<BigRational>> values;         ///< by rank: counted when first needed

    const BigRational& of(Rank rank, const CorrelationMatrix& matrix, const JobContext& job)
    {
        auto& value = values[rank];
        if (!value)
            value = exactPhiSquared(matrix, pairs[rank].first, pairs[rank].second, job);
        return *value;
    }

    BigRational sum(const Ranks& ranks, const CorrelationMatrix& matrix, const JobContext& job)
    {
        BigRational total = 0;
        for (const auto rank : ranks) {
            job.check();
            total += of(rank, matrix, job);
        }
        return total;
    }
};

PhiOrder::PhiOrder(const CorrelationMatrix& matrix)
    : m_matrix(&matrix), m_size(matrix.size()), m_ranks(m_size * m_size, 0), m_exact(std::make_unique<Exact>())
{
}

PhiOrder::PhiOrder(PhiOrder&&) noexcept = default;
PhiOrder::~PhiOrder() = default;

PhiOrder PhiOrder::make(const CorrelationMatrix& matrix, const JobContext& job)
{
    PhiOrder order(matrix);
    order.assignRanks(job);
    return order;
}

void PhiOrder::giveNewestRank(AttributeId i, AttributeId j)
{
    const auto rank = static_cast<Rank>(m_values.size() - 1);
    m_ranks[i.value * m_size + j.value] = rank;
    m_ranks[j.value * m_size + i.value] = rank;
}

void PhiOrder::addRank(AttributeId i, AttributeId j)
{
    m_values.push_back(m_matrix->at(i, j));
    m_exact->pairs.emplace_back(i, j);
    m_exact->values.emplace_back();
    giveNewestRank(i, j);
}

void PhiOrder::assignRanks(const JobContext& job)
{
    const auto pairs = pairsByValue(*m_matrix);
    for (std::span rest(pairs); !rest.empty();) {
        const auto run = rest.first(runLength(rest));
        rest = rest.subspan(run.size());
        if (run.size() == 1) {
            addRank(run.front().i, run.front().j);
            continue;
        }
        auto exact = exactlyOrdered(run, *m_matrix, job);
        for (auto& [value, pair] : exact) {
            if (m_exact->values.empty() || m_exact->values.back() != value)
                addRank(pair.i, pair.j);
            else
                giveNewestRank(pair.i, pair.j);
            m_exact->values.back() = std::move(value);
        }
    }
    for (std::size_t i = 0; i < m_size; ++i)
        m_ranks[i * m_size + i] = m_ranks[0];
}

std::strong_ordering PhiOrder::compareSums(std::span<const Rank> a, std::span<const Rank> b, const JobContext& job)
{
    assert(a.size() == b.size());
    if (const auto order = compareBeyondError(approximateSum(a, m_values), approximateSum(b, m_values)))
        return *order;
    const auto [left, right] = withoutCommon(a, b);
    if (left.empty())
        return std::strong_ordering::equal;
    if (const auto order = compareBeyondError(approximateSum(left, m_values), approximateSum(right, m_values)))
        return *order;
    const auto leftSum = m_exact->sum(left, *m_matrix, job);
    return leftSum.compare(m_exact->sum(right, *m_matrix, job)) <=> 0;
}

} // namespace tranche
