// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/oracle/slicing_oracle.h"

#include <algorithm>
#include <deque>
#include <map>
#include <set>
#include <string>

namespace tranche::test {

namespace {

/// Which quasi-identifier part a tuple has in each column, as a number; equal parts have equal numbers.
class Parts {
public:
    Parts(const KeptTable& table, const ColumnPartition& columns)
    {
        const auto sensitive = columns.sensitive().value();
        for (const auto& column : columns.columns()) {
            std::map<std::vector<std::uint32_t>, std::uint32_t> numbers;
            auto& parts = m_parts.emplace_back();
            for (std::size_t row = 0; row < table.rowCount(); ++row) {
                std::vector<std::uint32_t> part;
                for (const auto id : column)
                    if (id != sensitive)
                        part.push_back(table.attribute(id).codes[row]);
                parts.push_back(numbers.emplace(part, static_cast<std::uint32_t>(numbers.size())).first->second);
            }
        }
    }
    std::size_t columns() const { return m_parts.size(); }
    /// Tuples of the bucket that agree with t in column i.
    std::size_t agreeing(std::size_t i, std::uint32_t t, const Rows& bucket) const
    {
        return static_cast<std::size_t>(std::ranges::count(bucket, m_parts[i][t], [&](auto row) { return m_parts[i][row]; }));
    }
    bool agrees(std::size_t i, std::uint32_t t, std::uint32_t row) const { return m_parts[i][t] == m_parts[i][row]; }
    std::vector<std::uint32_t> signature(std::uint32_t t) const
    {
        std::vector<std::uint32_t> parts;
        for (const auto& column : m_parts)
            parts.push_back(column[t]);
        return parts;
    }

private:
    std::vector<std::vector<std::uint32_t>> m_parts;
};

BigRational f(const Parts& parts, std::uint32_t t, const Rows& bucket)
{
    std::size_t product = 1;
    std::size_t whole = 1;
    for (std::size_t i = 0; i < parts.columns(); ++i) {
        product *= parts.agreeing(i, t, bucket);
        whole *= bucket.size();
    }
    return BigRational(product, whole);
}

/// p(t,.) by its definition: sum over B of p(t,B) D(t,B)[s].
BigRational greatestP(const KeptTable& table, const Parts& parts, std::uint32_t t, const std::vector<Rows>& buckets)
{
    const auto& sensitive = table.attribute(table.sensitive().front()).codes;
    const auto last = parts.columns() - 1;
    BigRational total = 0;
    std::map<std::uint32_t, BigRational> p;
    for (const auto& bucket : buckets) {
        const auto weight = f(parts, t, bucket);
        if (weight == 0)
            continue;
        total += weight;
        std::map<std::uint32_t, std::size_t> counts;
        for (const auto row : bucket)
            if (parts.agrees(last, t, row))
                ++counts[sensitive[row]];
        for (const auto& [value, count] : counts)
            p[value] += weight * BigRational(count, parts.agreeing(last, t, bucket));
    }
    BigRational greatest = 0;
    for (const auto& [value, share] : p)
        greatest = std::max(greatest, BigRational(share / total));
    return greatest;
}

/// Where a value lies on its attribute's axis, read from what is printed.
BigRational positionOnAxis(const KeptAttribute& attribute, std::uint32_t code)
{
    if (!attribute.numeric())
        return code;
    if (code == attribute.missingCode)
        return code == 0 ? BigRational(0) : positionOnAxis(attribute, code - 1) + 1;
    auto text = attribute.values[code];
    const auto point = text.find('.');
    if (point == std::string::npos)
        return BigRational(BigInteger(text));
    const auto places = text.size() - point - 1;
    text.erase(point, 1);
    const bool negative = text.front() == '-';
    text.erase(0, std::min(text.find_first_not_of("-0"), text.size() - 1)); // a leading 0 would mean octal
    const BigRational magnitude(BigInteger(text), boost::multiprecision::pow(BigInteger(10), static_cast<unsigned>(places)));
    return negative ? -magnitude : magnitude;
}

BigRational width(const KeptTable& table, AttributeId id, const Rows& bucket)
{
    const auto& attribute = table.attribute(id);
    const auto positionOf = [&](std::uint32_t row) { return attribute.codes[row]; };
    const auto [low, high] = std::ranges::minmax(bucket, {}, positionOf);
    if (positionOf(low) == positionOf(high))
        return 0;
    const auto last = static_cast<std::uint32_t>(attribute.values.size() - 1);
    return (positionOnAxis(attribute, positionOf(high)) - positionOnAxis(attribute, positionOf(low)))
           / (positionOnAxis(attribute, last) - positionOnAxis(attribute, 0));
}

std::uint32_t lastOnTheLeft(const KeptTable& table, AttributeId id, const Rows& bucket, bool balanced)
{
    const auto& codes = table.attribute(id).codes;
    std::vector<std::uint32_t> sorted;
    for (const auto row : bucket)
        sorted.push_back(codes[row]);
    std::ranges::sort(sorted);
    if (!balanced) {
        const auto m = sorted[(sorted.size() - 1) / 2];
        return m == sorted.back() ? m - 1 : m;
    }
    std::size_t best = 0;
    std::size_t leastDifference = sorted.size() + 1;
    for (std::size_t k = 1; k < sorted.size(); ++k) {
        const auto difference = k > sorted.size() - k ? 2 * k - sorted.size() : sorted.size() - 2 * k;
        if (sorted[k - 1] != sorted[k] && difference < leastDifference) {
            best = k;
            leastDifference = difference;
        }
    }
    return sorted[best - 1];
}

} // namespace

std::vector<AttributeId> oracleByDecreasingWidth(const KeptTable& table, const std::vector<AttributeId>& cutOn, const Rows& bucket)
{
    std::vector<std::pair<BigRational, AttributeId>> widths;
    for (std::size_t i = 0; i < table.attributeCount(); ++i) {
        const AttributeId id(i);
        const bool wanted = cutOn.empty() || std::ranges::find(cutOn, id) != cutOn.end();
        if (table.attribute(id).role == Role::Sensitive || !wanted)
            continue;
        if (auto w = width(table, id, bucket); w > 0)
            widths.emplace_back(std::move(w), id);
    }
    std::ranges::stable_sort(widths, [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<AttributeId> ids;
    for (const auto& [w, id] : widths)
        ids.push_back(id);
    return ids;
}

TriedCut oracleCutBetweenValues(const KeptTable& table, AttributeId id, const Rows& bucket, bool balanced)
{
    TriedCut tried{bucket, id, {}, {}, false};
    const auto last = lastOnTheLeft(table, id, bucket, balanced);
    for (const auto row : bucket)
        (table.attribute(id).codes[row] <= last ? tried.left : tried.right).push_back(row);
    return tried;
}

namespace {

class Oracle {
public:
    Oracle(const KeptTable& table, const ColumnPartition& columns, const OracleRequest& request)
        : m_table(table), m_parts(table, columns), m_request(request)
    {
    }
    OracleOutcome run();

private:
    bool wholeTablePasses(const std::vector<Rows>& buckets) const;

    const KeptTable& m_table;
    Parts m_parts;
    const OracleRequest& m_request;
};

bool Oracle::wholeTablePasses(const std::vector<Rows>& buckets) const
{
    if (m_request.passes)
        return m_request.passes(buckets);
    std::set<std::vector<std::uint32_t>> seen; // tuples with one signature share p(t,s)
    for (std::uint32_t t = 0; t < m_table.rowCount(); ++t)
        if (seen.insert(m_parts.signature(t)).second && greatestP(m_table, m_parts, t, buckets) * m_request.l > 1)
            return false;
    return true;
}

OracleOutcome Oracle::run()
{
    OracleOutcome outcome;
    std::deque<Rows> queue{Rows(m_table.rowCount())};
    for (std::uint32_t row = 0; row < m_table.rowCount(); ++row)
        queue.front()[row] = row;
    outcome.feasible = wholeTablePasses({queue.front()});
    if (!outcome.feasible) {
        outcome.buckets.push_back(queue.front());
        return outcome;
    }
    while (!queue.empty()) {
        const auto bucket = queue.front();
        queue.pop_front();
        bool wasCut = false;
        for (const auto id : oracleByDecreasingWidth(m_table, m_request.cutOn, bucket)) {
            auto tried = oracleCutBetweenValues(m_table, id, bucket, m_request.balanced);
            std::vector<Rows> all(queue.begin(), queue.end());
            all.insert(all.end(), outcome.buckets.begin(), outcome.buckets.end());
            all.push_back(tried.left);
            all.push_back(tried.right);
            tried.accepted = std::min(tried.left.size(), tried.right.size()) >= m_request.minBucket && wholeTablePasses(all);
            outcome.trace.push_back(tried);
            if ((wasCut = tried.accepted)) {
                queue.push_back(tried.left);
                queue.push_back(tried.right);
            }
            if (wasCut || m_request.onlyWidest)
                break;
        }
        if (!wasCut)
            outcome.buckets.push_back(bucket);
    }
    return outcome;
}

} // namespace

OracleOutcome oraclePartition(const KeptTable& table, const ColumnPartition& columns, const OracleRequest& request)
{
    return Oracle(table, columns, request).run();
}

std::vector<BigRational> oracleGreatestP(const KeptTable& table, const ColumnPartition& columns, const std::vector<Rows>& buckets)
{
    const Parts parts(table, columns);
    std::vector<BigRational> greatest;
    for (std::uint32_t t = 0; t < table.rowCount(); ++t)
        greatest.push_back(greatestP(table, parts, t, buckets));
    return greatest;
}

std::vector<std::size_t> oracleMatchCounts(const KeptTable& table, const ColumnPartition& columns, const std::vector<Rows>& buckets)
{
    const Parts parts(table, columns);
    std::vector<std::size_t> matches;
    for (std::uint32_t t = 0; t < table.rowCount(); ++t)
        matches.push_back(
            static_cast<std::size_t>(std::ranges::count_if(buckets, [&](const Rows& bucket) { return f(parts, t, bucket) > 0; })));
    return matches;
}

} // namespace tranche::test
