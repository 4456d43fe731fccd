// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/oracle/release/order_oracle.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace tranche::test {

namespace {

PlainTuple valueOf(const PlainTuple& tuple, const std::vector<std::size_t>& column)
{
    PlainTuple value;
    for (const auto attribute : column)
        value.push_back(tuple[attribute]);
    return value;
}

bool mayBeIn(const PlainTuple& tuple, const std::vector<PlainTuple>& bucket, const PlainRelease& release)
{
    return std::ranges::all_of(release.columns, [&](const auto& column) {
        return std::ranges::any_of(bucket, [&](const auto& line) { return valueOf(line, column) == valueOf(tuple, column); });
    });
}

/// Mean number of the tuples that may be in a bucket and have this value of a column; all that may be there without a column.
std::optional<double> meanPosition(const PlainRelease& release, const std::vector<PlainTuple>& bucket, const PlainTuple& line,
                                   const std::vector<std::size_t>& column)
{
    double sum = 0;
    double count = 0;
    for (std::size_t tuple = 0; tuple < release.original.size(); ++tuple)
        if (mayBeIn(release.original[tuple], bucket, release) && valueOf(release.original[tuple], column) == valueOf(line, column)) {
            sum += static_cast<double>(tuple);
            ++count;
        }
    return count > 0 ? std::optional(sum / count) : std::nullopt;
}

double rankOf(double value, const std::vector<double>& values)
{
    return 0.5 + static_cast<double>(std::ranges::count_if(values, [&](double other) { return other < value; }))
           + static_cast<double>(std::ranges::count(values, value)) / 2.0;
}

/// (n - 1) rho, and n - 1.
std::pair<double, double> weighted(const std::vector<double>& values)
{
    const auto mean = static_cast<double>(values.size() + 1) / 2.0;
    double xy = 0, xx = 0, yy = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const auto x = static_cast<double>(i + 1) - mean;
        const auto y = rankOf(values[i], values) - mean;
        xy += x * y;
        xx += x * x;
        yy += y * y;
    }
    if (yy == 0)
        return {0, 0};
    const auto weight = static_cast<double>(values.size() - 1);
    return {weight * xy / std::sqrt(xx * yy), weight};
}

} // namespace

std::vector<double> plainOrder(const PlainRelease& release)
{
    std::vector<double> all;
    std::vector<double> positions;
    for (const auto& bucket : release.buckets)
        if (const auto mean = meanPosition(release, bucket, {}, {}))
            positions.push_back(*mean);
    const auto [sum, weight] = weighted(positions);
    all.push_back(weight > 0 ? sum / std::sqrt(weight) : 0);
    for (const auto& column : release.columns) {
        double sums = 0, weights = 0;
        for (const auto& bucket : release.buckets) {
            positions.clear();
            for (const auto& line : bucket)
                if (const auto mean = meanPosition(release, bucket, line, column))
                    positions.push_back(*mean);
            const auto [inBucket, lines] = weighted(positions);
            sums += inBucket;
            weights += lines;
        }
        all.push_back(weights > 0 ? sums / std::sqrt(weights) : 0);
    }
    return all;
}

} // namespace tranche::test
