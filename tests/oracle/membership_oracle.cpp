// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/oracle/membership_oracle.h"

#include <algorithm>
#include <set>

namespace tranche::test {

namespace {

using Value = std::vector<std::uint32_t>; ///< of one column
using Combination = std::vector<Value>;

std::vector<ColumnPartition::Column> columnsLeft(const KeptTable& table, const ColumnPartition& columns, bool whole)
{
    std::vector<ColumnPartition::Column> left;
    for (auto column : columns.columns()) {
        if (!whole)
            std::erase_if(column, [&](AttributeId id) { return table.attribute(id).role == Role::Sensitive; });
        if (!column.empty())
            left.push_back(column);
    }
    return left;
}

Value valueOf(const KeptTable& table, const ColumnPartition::Column& column, std::uint32_t row)
{
    Value value;
    for (const auto id : column)
        value.push_back(table.attribute(id).codes[row]);
    return value;
}

/// All combinations of one value from each set.
std::set<Combination> product(const std::vector<std::set<Value>>& sets)
{
    std::set<Combination> all{{}};
    for (const auto& set : sets) {
        std::set<Combination> longer;
        for (const auto& combination : all) {
            for (const auto& value : set) {
                auto next = combination;
                next.push_back(value);
                longer.insert(std::move(next));
            }
        }
        all = std::move(longer);
    }
    return all;
}

void compareAllPairs(OracleMembership& result)
{
    if (result.fakeDistinct == 0)
        return;
    BigRational won = 0;
    for (const auto& [m, rows] : result.originalRowsByMatches)
        for (const auto& [k, fakes] : result.fakesByMatches)
            won += BigRational(m > k ? 2 : m == k ? 1 : 0, 2) * rows * fakes;
    result.auc = won / (BigInteger(result.originalRows) * result.fakeDistinct);
}

} // namespace

OracleMembership oracleMembership(const KeptTable& table, const ColumnPartition& columns, const std::vector<Rows>& buckets, bool whole)
{
    const auto left = columnsLeft(table, columns, whole);
    OracleMembership result;
    result.originalRows = table.rowCount();
    std::vector<Combination> tuples(table.rowCount());
    for (const auto& column : left) {
        std::map<Value, std::size_t> times;
        for (std::uint32_t row = 0; row < table.rowCount(); ++row) {
            tuples[row].push_back(valueOf(table, column, row));
            ++times[tuples[row].back()];
        }
        result.uniqueTuples.push_back(
            static_cast<std::size_t>(std::ranges::count_if(times, [](const auto& entry) { return entry.second == 1; })));
    }
    const std::set<Combination> originals(tuples.begin(), tuples.end());
    result.originalDistinct = originals.size();
    result.originalUnique = static_cast<std::size_t>(
        std::ranges::count_if(tuples, [&](const auto& tuple) { return std::ranges::count(tuples, tuple) == 1; }));

    std::map<Combination, std::size_t> matches;
    for (const auto& bucket : buckets) {
        std::vector<std::set<Value>> sets;
        for (const auto& column : left) {
            sets.emplace_back();
            for (const auto row : bucket)
                sets.back().insert(valueOf(table, column, row));
        }
        for (const auto& combination : product(sets)) {
            ++matches[combination];
            result.fakePerBucketSum += originals.contains(combination) ? 0U : 1U;
        }
        result.formulaSum
            += boost::multiprecision::pow(BigInteger(bucket.size()), static_cast<unsigned>(std::max<std::size_t>(left.size(), 1)))
               - bucket.size();
    }
    for (const auto& tuple : tuples)
        ++result.originalRowsByMatches[matches.at(tuple)];
    for (const auto& [combination, m] : matches) {
        if (originals.contains(combination))
            continue;
        ++result.fakeDistinct;
        ++result.fakesByMatches[m];
    }
    compareAllPairs(result);
    return result;
}

} // namespace tranche::test
