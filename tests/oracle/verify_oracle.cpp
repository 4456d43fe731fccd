// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/oracle/verify_oracle.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace tranche::test {

namespace {

using Tuple = PlainTuple;

bool isSensitive(const PlainRelease& release, std::size_t attribute)
{
    return std::ranges::find(release.sensitive, attribute) != release.sensitive.end();
}

/// The QI part of a tuple in one column.
Tuple partOf(const PlainRelease& release, const Tuple& tuple, std::size_t column)
{
    Tuple part;
    for (const auto attribute : release.columns[column])
        if (!isSensitive(release, attribute))
            part.push_back(tuple[attribute]);
    return part;
}

bool isSensitiveColumn(const PlainRelease& release, std::size_t column)
{
    return std::ranges::any_of(release.columns[column], [&](auto attribute) { return isSensitive(release, attribute); });
}

/// f_i(t,B): share of the bucket's lines whose QI part in the column equals the tuple's.
BigRational share(const PlainRelease& release, const Tuple& tuple, std::size_t bucket, std::size_t column)
{
    std::size_t count = 0;
    for (const auto& line : release.buckets[bucket])
        count += partOf(release, line, column) == partOf(release, tuple, column) ? 1 : 0;
    return BigRational(count, release.buckets[bucket].size());
}

Tuple sensitiveValue(const PlainRelease& release, const Tuple& line)
{
    Tuple value;
    for (const auto attribute : release.sensitive)
        value.push_back(line[attribute]);
    return value;
}

/// D(t,B)[s].
PlainDistribution distribution(const PlainRelease& release, const Tuple& tuple, std::size_t bucket)
{
    std::map<Tuple, std::size_t> counts;
    std::size_t total = 0;
    for (std::size_t column = 0; column < release.columns.size(); ++column)
        if (isSensitiveColumn(release, column))
            for (const auto& line : release.buckets[bucket])
                if (partOf(release, line, column) == partOf(release, tuple, column)) {
                    ++counts[sensitiveValue(release, line)];
                    ++total;
                }
    PlainDistribution result;
    for (const auto& [value, count] : counts)
        result[value] = BigRational(count, total);
    return result;
}

/// p(t,.); empty when no bucket fits.
PlainDistribution posterior(const PlainRelease& release, const Tuple& tuple)
{
    std::vector<BigRational> weights;
    BigRational total = 0;
    for (std::size_t bucket = 0; bucket < release.buckets.size(); ++bucket) {
        BigRational weight = 1;
        for (std::size_t column = 0; column < release.columns.size(); ++column)
            weight *= share(release, tuple, bucket, column);
        weights.push_back(weight);
        total += weight;
    }
    PlainDistribution result;
    for (std::size_t bucket = 0; bucket < weights.size(); ++bucket)
        if (weights[bucket] > 0)
            for (const auto& [value, probability] : distribution(release, tuple, bucket))
                result[value] += weights[bucket] / total * probability;
    return result;
}

/// All tuples that take the given line's part in the sensitive column and any line's part in each other one.
void completions(const PlainRelease& release, std::size_t bucket, std::size_t column, Tuple& tuple,
                 const std::function<void(const Tuple&)>& found)
{
    if (column == release.columns.size())
        return found(tuple);
    if (isSensitiveColumn(release, column))
        return completions(release, bucket, column + 1, tuple, found);
    std::set<Tuple> seen;
    for (const auto& line : release.buckets[bucket]) {
        if (!seen.insert(partOf(release, line, column)).second)
            continue;
        for (const auto attribute : release.columns[column])
            tuple[attribute] = line[attribute];
        completions(release, bucket, column + 1, tuple, found);
    }
}

} // namespace

std::vector<PlainDistribution> posteriors(const PlainRelease& release)
{
    std::vector<PlainDistribution> result;
    for (const auto& tuple : release.original)
        result.push_back(posterior(release, tuple));
    return result;
}

std::vector<PlainDistribution> localDistributions(const PlainRelease& release)
{
    std::vector<PlainDistribution> result;
    for (std::size_t bucket = 0; bucket < release.buckets.size(); ++bucket)
        for (const auto& line : release.buckets[bucket])
            result.push_back(distribution(release, line, bucket));
    return result;
}

PlainDistribution wholeDistribution(const PlainRelease& release)
{
    std::map<Tuple, std::size_t> counts;
    std::size_t lines = 0;
    for (const auto& bucket : release.buckets)
        for (const auto& line : bucket) {
            ++counts[sensitiveValue(release, line)];
            ++lines;
        }
    PlainDistribution result;
    for (const auto& [value, count] : counts)
        result[value] = BigRational(count, lines);
    return result;
}

BigRational greatestShare(const std::vector<PlainDistribution>& distributions)
{
    BigRational result = 0;
    for (const auto& each : distributions)
        for (const auto& [value, probability] : each)
            result = std::max(result, probability);
    return result;
}

bool certainlyBroken(const PlainRelease& release, const std::function<bool(const PlainDistribution&)>& keeps)
{
    for (std::size_t bucket = 0; bucket < release.buckets.size(); ++bucket)
        for (const auto& line : release.buckets[bucket]) {
            bool always = true;
            auto tuple = line;
            completions(release, bucket, 0, tuple, [&](const Tuple& person) { always = always && !keeps(posterior(release, person)); });
            if (always)
                return true;
        }
    return false;
}

} // namespace tranche::test
