// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/diversity_rules.h"

#include <cmath>
#include <limits>

namespace tranche {

namespace {

using Screen = DiversityCheck::Screen;

/// A number known to lie between two doubles. Every step widens it by more than its rounding.
struct Interval {
    double low = 0.0;
    double high = 0.0;
};

constexpr double unit = std::numeric_limits<double>::epsilon();

Interval around(double value, double error)
{
    return {value - error, value + error};
}

/// The sum of `terms` non-negative terms of which each is off by at most `error`, as added up in doubles.
Interval sumOf(double sum, std::size_t terms, double error)
{
    const double count = static_cast<double>(terms);
    return around(sum, count * (error * (1.0 + unit * count) + sum * unit) * (1.0 + 4.0 * unit));
}

Screen whether(const Interval& safe, const Interval& limit)
{
    const auto slack = [](double value) { return std::abs(value) * 8.0 * unit; };
    if (safe.low - slack(safe.low) > limit.high + slack(limit.high))
        return Screen::Passes;
    return safe.high + slack(safe.high) < limit.low - slack(limit.low) ? Screen::Fails : Screen::Close;
}

Interval scaled(const Interval& value, std::uint64_t factor)
{
    return {value.low * static_cast<double>(factor), value.high * static_cast<double>(factor)};
}

double surprise(double p)
{
    return p > 0.0 ? -p * std::log(p) : 0.0;
}

/// -p ln p over an interval: it rises up to p = 1/e and falls after.
Interval surpriseOf(const Interval& p)
{
    const double peak = std::exp(-1.0);
    const double low = surprise(std::max(p.low, 0.0));
    const double high = surprise(std::min(p.high, 1.0));
    const bool overPeak = p.low <= peak * (1 + 8 * unit) && p.high >= peak * (1 - 8 * unit);
    return {std::min(low, high) * (1 - 8 * unit), overPeak ? peak * (1 + 8 * unit) : std::max(low, high) * (1 + 8 * unit)};
}

/// The weights of one distribution and what they add up to.
struct Weights {
    std::span<const double> of;
    double error = 0.0;
    double sum = 0.0;
    Interval total;

    Weights(std::span<const double> weights, double weightError) : of(weights), error(weightError)
    {
        for (const auto weight : weights)
            sum += weight;
        total = sumOf(sum, weights.size(), error);
    }
};

Screen screenEntropy(const Weights& weights, const EntropyScale& scale)
{
    Interval entropy;
    for (const auto weight : weights.of) {
        const auto p = around(weight, weights.error);
        const auto part = surpriseOf({p.low / weights.total.high * (1 - 4 * unit), p.high / weights.total.low * (1 + 4 * unit)});
        entropy.low += part.low;
        entropy.high += part.high;
    }
    const double count = static_cast<double>(weights.of.size()) * unit;
    const double logs = (scale.logNumerator + scale.logDenominator) * 4.0 * unit;
    return whether({entropy.low * (1 - count), entropy.high * (1 + count)}, around(scale.logNumerator - scale.logDenominator, logs));
}

Screen screenRecursive(const PrivacyModel& model, const Weights& weights)
{
    const auto left = static_cast<std::size_t>(model.l.numerator()) - 1;
    if (weights.of.size() <= left)
        return Screen::Fails;
    std::vector<double> sorted(weights.of.begin(), weights.of.end());
    std::ranges::sort(sorted);
    double tail = 0.0;
    for (std::size_t i = 0; i + left < sorted.size(); ++i)
        tail += sorted[i];
    const auto tailSum = sumOf(tail, sorted.size() - left, weights.error); // the k-th greatest moves no further than any weight does
    return whether(scaled(tailSum, model.c.numerator()), scaled(around(sorted.back(), weights.error), model.c.denominator()));
}

Screen screenCloseness(const PrivacyModel& model, std::span<const std::uint32_t> values, const Weights& weights,
                       const SensitiveDistribution& table)
{
    std::vector<rules::NearWeight> items;
    for (std::size_t i = 0; i < values.size(); ++i)
        items.push_back({values[i], weights.of[i]});
    const double scale = weights.sum * static_cast<double>(table.scale());
    const double distance = rules::distanceOf<double, rules::NearWeight>(items, weights.sum, table) / scale;
    const double count = static_cast<double>(values.size());
    // Shares are off by (e + p k e) / total each; a distance moves by no more than all of them together.
    const double shares = 2.0 * count * weights.error / weights.total.low;
    const double rounding = (count + 16.0) * 32.0 * unit; // of terms no larger than the scale, a few for each value
    const double limit = model.t.toDouble();
    return whether(around(limit, limit * unit), around(distance, (shares + rounding) * 1.01));
}

} // namespace

DiversityCheck::Screen DiversityCheck::screen(std::span<const std::uint32_t> values, std::span<const double> given, double error) const
{
    if (m_model.kind == ModelKind::Distinct)
        return values.size() >= m_model.l.numerator() ? Screen::Passes : Screen::Fails;
    const Weights weights(given, error);
    if (!(weights.total.low > 0.0) || !(weights.total.high < std::numeric_limits<double>::max()))
        return Screen::Close;
    switch (m_model.kind) {
    case ModelKind::LDiversity:
        return whether(scaled(weights.total, m_model.l.denominator()),
                       scaled(around(*std::ranges::max_element(given), error), m_model.l.numerator()));
    case ModelKind::Entropy: return screenEntropy(weights, *m_entropy);
    case ModelKind::Recursive: return screenRecursive(m_model, weights);
    case ModelKind::TCloseness: return screenCloseness(m_model, values, weights, *m_distribution);
    case ModelKind::Distinct: break;
    }
    return Screen::Close;
}

} // namespace tranche
