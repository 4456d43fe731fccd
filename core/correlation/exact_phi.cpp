// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/correlation/exact_phi.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace tranche {

namespace {

/// Writes 1/t for every occurring total t as factor / multiple. Few totals are distinct (their sum is the number of tuples), so
/// the common multiple stays short and no fraction needs to be reduced on the way.
struct CommonFraction {
    BigInteger multiple = 1;
    std::vector<BigInteger> factors;    ///< one for each distinct total
    std::vector<std::uint32_t> indices; ///< by code: which factor
    std::size_t occurring = 0;

    explicit CommonFraction(const std::vector<std::uint32_t>& totals)
    {
        std::vector<std::uint32_t> distinct(totals);
        std::ranges::sort(distinct);
        distinct.erase(std::ranges::unique(distinct).begin(), distinct.end());
        std::erase(distinct, 0U);
        for (const auto total : distinct)
            multiple = lcm(multiple, BigInteger(total));
        for (const auto total : distinct)
            factors.push_back(multiple / total);
        for (const auto total : totals) {
            indices.push_back(static_cast<std::uint32_t>(std::ranges::lower_bound(distinct, total) - distinct.begin()));
            occurring += total > 0 ? 1 : 0;
        }
    }
};

/// Squared counts gathered by (distinct left total, distinct right total). Below 2^64: the counts add up to less than 2^32.
struct Gathered {
    std::uint64_t key = 0;
    std::uint64_t squares = 0;
};

std::vector<Gathered> gather(const ContingencyTable& table, const CommonFraction& left, const CommonFraction& right)
{
    std::vector<Gathered> terms;
    terms.reserve(table.cells().size());
    for (const auto& cell : table.cells()) {
        const auto key = std::uint64_t{left.indices[cell.left]} << 32 | right.indices[cell.right];
        terms.push_back({key, std::uint64_t{cell.count} * cell.count});
    }
    std::ranges::sort(terms, {}, &Gathered::key);
    std::size_t last = 0;
    for (std::size_t i = 1; i < terms.size(); ++i) {
        if (terms[i].key == terms[last].key)
            terms[last].squares += terms[i].squares;
        else
            terms[++last] = terms[i];
    }
    terms.resize(terms.empty() ? 0 : last + 1);
    return terms;
}

} // namespace

BigRational exactPhiSquared(const ContingencyTable& table)
{
    const CommonFraction left(table.leftTotals());
    const CommonFraction right(table.rightTotals());
    const auto smaller = std::min(left.occurring, right.occurring);
    if (smaller < 2)
        return 0;
    // sum n_ij^2 / (n_i n_j) = sum_a (1/a) sum_b (1/b) (squares where n_i = a and n_j = b)
    BigInteger sum = 0;
    BigInteger inner = 0;
    const auto terms = gather(table, left, right);
    for (std::size_t i = 0; i < terms.size(); ++i) {
        inner += right.factors[terms[i].key & 0xffffffffU] * terms[i].squares;
        if (i + 1 == terms.size() || terms[i + 1].key >> 32 != terms[i].key >> 32) {
            sum += left.factors[terms[i].key >> 32] * inner;
            inner = 0;
        }
    }
    const BigInteger whole = left.multiple * right.multiple;
    return BigRational(sum - whole, whole * (smaller - 1));
}

BigRational exactPhiSquared(const CorrelationMatrix& matrix, AttributeId i, AttributeId j, const JobContext& job)
{
    if (i == j)
        return BigRational(1);
    if (std::min(matrix.domain(i), matrix.domain(j)) < 2)
        return BigRational(0);
    return exactPhiSquared(ContingencyTable::count({matrix.codes(i), matrix.domain(i)}, {matrix.codes(j), matrix.domain(j)}, job));
}

BigRational exactPhiSquared(const CorrelationMatrix& matrix, AttributeId i, AttributeId j)
{
    return exactPhiSquared(matrix, i, j, JobContext());
}

} // namespace tranche
