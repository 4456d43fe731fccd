// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/oracle/distribution_oracle.h"

#include <algorithm>
#include <functional>

namespace tranche::test {

namespace {

template <class T>
std::strong_ordering order(const T& a, const T& b)
{
    return a < b ? std::strong_ordering::less : b < a ? std::strong_ordering::greater : std::strong_ordering::equal;
}

BigRational big(const Ratio& ratio)
{
    return BigRational(BigInteger(ratio.numerator()), BigInteger(ratio.denominator()));
}

std::vector<BigRational> decreasing(const Shares& shares)
{
    std::vector<BigRational> sorted;
    for (const auto& [value, share] : shares)
        sorted.push_back(share);
    std::ranges::sort(sorted, std::greater<>());
    return sorted;
}

BigInteger power(const BigInteger& base, const BigInteger& exponent)
{
    return boost::multiprecision::pow(base, exponent.convert_to<unsigned>());
}

std::strong_ordering entropyStanding(const Ratio& l, const Shares& shares)
{
    BigInteger n = 1;
    for (const auto& [value, share] : shares)
        n = lcm(n, denominator(share));
    BigInteger left = power(n * l.denominator(), n);
    BigInteger right = power(l.numerator(), n);
    for (const auto& [value, share] : shares) {
        const BigInteger count = numerator(share) * (n / denominator(share));
        right *= power(count, count);
    }
    return order(left, right);
}

BigRational distance(const Shares& shares, const KeptAttribute& sensitive)
{
    BigRational equal = 0;
    BigRational ordered = 0;
    BigRational cumulated = 0;
    const auto m = sensitive.values.size();
    for (std::uint32_t value = 0; value < m; ++value) {
        const BigRational usual(BigInteger(std::ranges::count(sensitive.codes, value)), BigInteger(sensitive.codes.size()));
        const auto found = shares.find(value);
        const BigRational difference = (found == shares.end() ? BigRational(0) : found->second) - usual;
        equal += abs(difference) / 2;
        cumulated += difference;
        ordered += abs(cumulated);
    }
    if (!sensitive.ordered)
        return equal;
    return m < 2 ? BigRational(0) : BigRational(ordered / (m - 1));
}

} // namespace

std::strong_ordering oracleStanding(const PrivacyModel& model, const Shares& shares, const KeptAttribute& sensitive)
{
    const auto sorted = decreasing(shares);
    switch (model.kind) {
    case ModelKind::LDiversity: return order(BigRational(1 / big(model.l)), sorted.front());
    case ModelKind::Distinct: return order(BigRational(BigInteger(sorted.size())), big(model.l));
    case ModelKind::Entropy: return entropyStanding(model.l, shares);
    case ModelKind::Recursive: {
        BigRational tail = 0;
        for (auto i = static_cast<std::size_t>(model.l.numerator()) - 1; i < sorted.size(); ++i)
            tail += sorted[i];
        return order(BigRational(big(model.c) * tail), sorted.front());
    }
    case ModelKind::TCloseness: return order(big(model.t), distance(shares, sensitive));
    }
    return std::strong_ordering::less;
}

bool oracleHolds(const PrivacyModel& model, const Shares& shares, const KeptAttribute& sensitive)
{
    const auto standing = oracleStanding(model, shares, sensitive);
    return model.kind == ModelKind::Recursive ? standing > 0 : standing >= 0;
}

std::vector<Shares> oracleShares(const KeptTable& table, const ColumnPartition& columns, const std::vector<Rows>& buckets,
                                 AttributeId sensitive)
{
    const auto agrees = [&](const ColumnPartition::Column& column, std::size_t a, std::size_t b) {
        return std::ranges::all_of(column, [&](AttributeId id) {
            return id == sensitive || table.attribute(id).codes[a] == table.attribute(id).codes[b];
        });
    };
    std::vector<Shares> result;
    for (std::uint32_t t = 0; t < table.rowCount(); ++t) {
        Shares p;
        BigRational total = 0;
        for (const auto& bucket : buckets) {
            BigRational f = 1;
            Shares d;
            for (const auto& column : columns.columns()) {
                const auto agreeing = std::ranges::count_if(bucket, [&](auto row) { return agrees(column, t, row); });
                f *= BigRational(BigInteger(agreeing), BigInteger(bucket.size()));
                if (std::ranges::find(column, sensitive) != column.end() && agreeing > 0)
                    for (const auto row : bucket)
                        if (agrees(column, t, row))
                            d[table.attribute(sensitive).codes[row]] += BigRational(BigInteger(1), BigInteger(agreeing));
            }
            total += f;
            if (f > 0)
                for (const auto& [value, share] : d)
                    p[value] += f * share;
        }
        for (auto& [value, share] : p)
            share /= total;
        result.push_back(std::move(p));
    }
    return result;
}

bool oracleTableHolds(const KeptTable& table, const ColumnPartition& columns, const PrivacyModel& model, const std::vector<Rows>& buckets)
{
    return std::ranges::all_of(table.sensitive(), [&](AttributeId sensitive) {
        return std::ranges::all_of(oracleShares(table, columns, buckets, sensitive),
                                   [&](const Shares& shares) { return oracleHolds(model, shares, table.attribute(sensitive)); });
    });
}

} // namespace tranche::test
