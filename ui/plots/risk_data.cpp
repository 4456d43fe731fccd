// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/risk_data.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tranche {

namespace {

constexpr double mostBins = 30.0;

/// Into how many bars of one width [0, anchor] is cut, so that what lies between takes no more than may be drawn.
std::size_t stepsFor(double least, double greatest, double anchor)
{
    static constexpr std::array<std::size_t, 12> steps{1000, 500, 250, 200, 100, 50, 40, 25, 20, 10, 5, 4};
    for (const auto count : steps)
        if ((greatest - least) / anchor * static_cast<double>(count) <= mostBins - 1.0)
            return count == steps.front() && greatest == least ? 40 : count;
    return 2;
}

/// Edges of bars: the anchor, cut into so many steps, and on beyond it.
struct Scale {
    Ratio anchor;
    std::size_t steps = 1;

    Ratio edge(std::size_t i) const
    {
        return Ratio(i, steps) == Ratio(1, 1) ? anchor : Ratio(anchor.numerator() * i, anchor.denominator() * steps);
    }
    double at(std::size_t i) const { return edge(i).toDouble(); }
    /// The bar that holds p: the first whose upper edge is not below it.
    std::size_t barOf(double p) const
    {
        auto bar = static_cast<std::size_t>(p / anchor.toDouble() * static_cast<double>(steps));
        while (bar > 0 && at(bar) >= p)
            --bar;
        while (at(bar + 1) < p)
            ++bar;
        return bar;
    }
};

} // namespace

RiskData riskData(const std::vector<RiskLevel>& levels, std::optional<Ratio> limit)
{
    RiskData data;
    if (limit)
        data.limit = limit->toDouble();
    if (levels.empty())
        return data;
    Scale scale{limit.value_or(Ratio(1, 1))};
    scale.steps = stepsFor(levels.front().greatest, levels.back().greatest, scale.anchor.toDouble());
    const auto first = scale.barOf(levels.front().greatest);
    const auto last = scale.barOf(levels.back().greatest);
    for (auto bar = first; bar <= last; ++bar)
        data.bars.push_back({scale.at(bar), scale.at(bar + 1), 0, scale.edge(bar), scale.edge(bar + 1)});
    for (const auto& level : levels) {
        data.bars[scale.barOf(level.greatest) - first].tuples += level.tuples;
        data.tuples += level.tuples;
        if (data.limit && level.greatest == *data.limit)
            data.onLimit += level.tuples;
        if (data.limit && level.greatest > *data.limit)
            data.overLimit += level.tuples;
    }
    data.median = medianRisk(levels);
    return data;
}

QString tupleFilterText(const RiskData& data, std::size_t bar)
{
    const auto text = [](const Ratio& edge) { return QStringLiteral("%1/%2").arg(edge.numerator()).arg(edge.denominator()); };
    return QStringLiteral("tuple>%1 tuple<=%2").arg(text(data.bars[bar].exactLow), text(data.bars[bar].exactHigh));
}

MatchingData matchingData(const MembershipReport& report)
{
    MatchingData data;
    data.bars = {{1, 1}, {2, 5}, {6, 10}, {11, 20}, {21, 40}, {41, 59}, {60, std::nullopt}};
    const auto barFor = [&](std::size_t buckets) -> MatchingBar& {
        return *std::ranges::find_if(data.bars, [&](const MatchingBar& bar) { return !bar.to || buckets <= *bar.to; });
    };
    for (const auto& [buckets, tuples] : report.originals)
        barFor(buckets).originals += static_cast<double>(tuples);
    for (const auto& [buckets, fakes] : report.fakes)
        barFor(buckets).fakes += fakes.approximate;
    const auto one = [](const auto& entry) { return entry.buckets == 1; };
    data.oneEach = std::ranges::all_of(report.originals, one) && std::ranges::all_of(report.fakes, one);
    data.estimated = report.method == FakesBy::Estimate;
    data.auc = report.auc;
    return data;
}

QString classText(const MatchingBar& bar)
{
    if (!bar.to)
        return QStringLiteral("%1 +").arg(bar.from);
    return bar.from == *bar.to ? QString::number(bar.from) : QStringLiteral("%1–%2").arg(bar.from).arg(*bar.to);
}

} // namespace tranche
