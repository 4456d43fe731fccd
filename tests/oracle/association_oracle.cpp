// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/oracle/association_oracle.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace tranche::test {

namespace {

using Counts = std::map<std::pair<std::string, std::string>, BigRational>;
using Labels = std::vector<std::string>;

BigRational phiOfCounts(const Counts& counts, const Labels& left, const Labels& right)
{
    const auto smaller = std::min(std::set(left.begin(), left.end()).size(), std::set(right.begin(), right.end()).size());
    if (smaller == 1)
        return 0;
    const BigRational n(left.size());
    BigRational sum = 0;
    for (const auto& a : std::set(left.begin(), left.end())) {
        for (const auto& b : std::set(right.begin(), right.end())) {
            const BigRational fa = std::ranges::count(left, a) / n;
            const BigRational fb = std::ranges::count(right, b) / n;
            const auto cell = counts.find({a, b});
            const BigRational difference = (cell == counts.end() ? BigRational(0) : cell->second) / n - fa * fb;
            sum += difference * difference / (fa * fb);
        }
    }
    return sum / (smaller - 1);
}

/// Counts of one bucket, averaged over all orders of its right values.
void addAverage(const Labels& left, const Labels& right, const std::vector<std::size_t>& rows, Counts& counts)
{
    std::vector<std::size_t> order = rows;
    std::ranges::sort(order);
    BigRational orders = 0;
    Counts sums;
    do {
        for (std::size_t k = 0; k < rows.size(); ++k)
            sums[{left[rows[k]], right[order[k]]}] += 1;
        orders += 1;
    } while (std::ranges::next_permutation(order).found);
    for (const auto& [pair, sum] : sums)
        counts[pair] += sum / orders;
}

} // namespace

BigRational phiAfterAllShuffles(const Labels& left, const Labels& right, const RowLists& buckets)
{
    Counts counts; // buckets are shuffled independently, and the mean of a sum is the sum of the means
    for (const auto& rows : buckets)
        addAverage(left, right, rows, counts);
    return phiOfCounts(counts, left, right);
}

BigRational phiAfterByFormula(const Labels& left, const Labels& right, const RowLists& buckets)
{
    Counts counts;
    for (const auto& rows : buckets) {
        for (const auto i : rows) {
            for (const auto j : rows)
                counts[{left[i], right[j]}] += BigRational(1, rows.size());
        }
    }
    return phiOfCounts(counts, left, right);
}

} // namespace tranche::test
