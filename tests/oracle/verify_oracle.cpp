// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/oracle/verify_oracle.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace tranche::test {

namespace {

using Tuple = std::vector<std::string>;

/// The QI part of a tuple in one column.
Tuple partOf(const PlainRelease& release, const Tuple& tuple, std::size_t column)
{
    Tuple part;
    for (const auto attribute : release.columns[column])
        if (attribute != release.sensitive)
            part.push_back(tuple[attribute]);
    return part;
}

bool isSensitiveColumn(const PlainRelease& release, std::size_t column)
{
    return std::ranges::find(release.columns[column], release.sensitive) != release.columns[column].end();
}

/// f_i(t,B): share of the bucket's lines whose QI part in the column equals the tuple's.
BigRational share(const PlainRelease& release, const Tuple& tuple, std::size_t bucket, std::size_t column)
{
    std::size_t count = 0;
    for (const auto& line : release.buckets[bucket])
        count += partOf(release, line, column) == partOf(release, tuple, column) ? 1 : 0;
    return BigRational(count, release.buckets[bucket].size());
}

/// D(t,B)[s].
std::map<std::string, BigRational> distribution(const PlainRelease& release, const Tuple& tuple, std::size_t bucket)
{
    std::map<std::string, std::size_t> counts;
    std::size_t total = 0;
    for (std::size_t column = 0; column < release.columns.size(); ++column)
        if (isSensitiveColumn(release, column))
            for (const auto& line : release.buckets[bucket])
                if (partOf(release, line, column) == partOf(release, tuple, column)) {
                    ++counts[line[release.sensitive]];
                    ++total;
                }
    std::map<std::string, BigRational> result;
    for (const auto& [value, count] : counts)
        result[value] = BigRational(count, total);
    return result;
}

/// p(t,.); empty when no bucket fits.
std::map<std::string, BigRational> posterior(const PlainRelease& release, const Tuple& tuple)
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
    std::map<std::string, BigRational> result;
    for (std::size_t bucket = 0; bucket < weights.size(); ++bucket)
        if (weights[bucket] > 0)
            for (const auto& [value, probability] : distribution(release, tuple, bucket))
                result[value] += weights[bucket] / total * probability;
    return result;
}

BigRational greatest(const std::map<std::string, BigRational>& probabilities)
{
    BigRational result = 0;
    for (const auto& [value, probability] : probabilities)
        result = std::max(result, probability);
    return result;
}

/// All tuples that take the given line's part in the sensitive column and any line's part in each other one.
void completions(const PlainRelease& release, std::size_t bucket, std::size_t column, Tuple& tuple, const std::function<void(const Tuple&)>& found)
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

BigRational greatestPosterior(const PlainRelease& release)
{
    BigRational result = 0;
    for (const auto& tuple : release.original)
        result = std::max(result, greatest(posterior(release, tuple)));
    return result;
}

BigRational greatestLocalShare(const PlainRelease& release)
{
    BigRational result = 0;
    for (std::size_t bucket = 0; bucket < release.buckets.size(); ++bucket)
        for (const auto& line : release.buckets[bucket])
            result = std::max(result, greatest(distribution(release, line, bucket)));
    return result;
}

bool certainlyBroken(const PlainRelease& release, const BigRational& limit)
{
    for (std::size_t bucket = 0; bucket < release.buckets.size(); ++bucket)
        for (const auto& line : release.buckets[bucket]) {
            bool always = true;
            auto tuple = line;
            completions(release, bucket, 0, tuple, [&](const Tuple& person) { always = always && greatest(posterior(release, person)) > limit; });
            if (always)
                return true;
        }
    return false;
}

} // namespace tranche::test
