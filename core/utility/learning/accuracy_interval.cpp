// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/learning/accuracy_interval.h"

#include <cmath>
#include <numbers>
#include <numeric>
#include <vector>

namespace tranche {

namespace {

/// P(|T| <= t), t = sqrt(freedom) tan(angle): the finite sums of Student's distribution for whole degrees of freedom (Abramowitz and
/// Stegun, 26.7.3 and 26.7.4).
double probabilityWithin(double angle, std::size_t freedom)
{
    const double cosine = std::cos(angle);
    const double sine = std::sin(angle);
    const bool odd = freedom % 2 == 1;
    double term = odd ? cosine : 1.0;
    double sum = 0.0;
    for (std::size_t i = odd ? 2 : 1; i < freedom; i += 2) {
        sum += term;
        const auto next = static_cast<double>(i);
        term *= cosine * cosine * next / (next + 1.0);
    }
    return odd ? (angle + sine * sum) * 2.0 / std::numbers::pi : sine * sum;
}

} // namespace

double studentQuantile(std::size_t freedom, double confidence)
{
    double below = 0.0;
    double above = std::numbers::pi / 2.0;
    for (int halving = 0; halving < 64; ++halving) {
        const auto middle = below + (above - below) / 2.0;
        (probabilityWithin(middle, freedom) < confidence ? below : above) = middle;
    }
    return std::sqrt(static_cast<double>(freedom)) * std::tan(below + (above - below) / 2.0);
}

MeanInterval correctedInterval(std::span<const double> byFold)
{
    if (byFold.empty())
        return {};
    const auto k = static_cast<double>(byFold.size());
    const auto mean = std::accumulate(byFold.begin(), byFold.end(), 0.0) / k;
    if (byFold.size() == 1)
        return {mean, mean, mean};
    double squares = 0.0;
    for (const auto value : byFold)
        squares += (value - mean) * (value - mean);
    const auto deviation = std::sqrt(squares / (k - 1.0));
    const auto reach = studentQuantile(byFold.size() - 1, 0.95) * deviation * std::sqrt(1.0 / k + 1.0 / (k - 1.0));
    return {mean, mean - reach, mean + reach};
}

AccuracyDifference compareByFold(std::span<const double> ours, std::span<const double> others)
{
    using Verdict = AccuracyDifference::Verdict;
    std::vector<double> differences(ours.begin(), ours.end());
    for (std::size_t fold = 0; fold < differences.size(); ++fold)
        differences[fold] -= others[fold];
    const auto [mean, low, high] = correctedInterval(differences);
    const bool shown = ours.size() > 1;
    const auto verdict = shown && low > 0.0 ? Verdict::Better : shown && high < 0.0 ? Verdict::Worse : Verdict::NoDifferenceShown;
    return {mean, low, high, verdict};
}

} // namespace tranche
