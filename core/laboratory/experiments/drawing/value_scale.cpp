// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/experiments/drawing/value_scale.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tranche {

bool showsShares(const ExperimentFigure& figure)
{
    return figure.experiment.kind == ExperimentKind::Accuracy || figure.experiment.kind == ExperimentKind::ColumnAccuracy;
}

double shownValue(const ExperimentFigure& figure, double value)
{
    return showsShares(figure) ? 100.0 * value : value;
}

ValueScale ValueScale::of(const ExperimentFigure& figure)
{
    double most = figure.reference.value_or(0.0);
    double least = figure.reference.value_or(std::numeric_limits<double>::infinity());
    for (const auto& panel : figure.panels)
        for (const auto& point : panel.points)
            if (point.value && point.drawn) {
                most = std::max(most, shownValue(figure, std::max(*point.value, std::isfinite(point.high) ? point.high : 0.0)));
                if (*point.value > 0.0)
                    least = std::min(least, shownValue(figure, *point.value));
            }
    if (showsShares(figure))
        most = std::min(most, 100.0); // error bars may go beyond
    ValueScale scale;
    if (figure.logarithmic && most > 0.0)
        scale.makeLogarithmic(std::min(least, most), most);
    else
        scale.makeLinear(most);
    return scale;
}

void ValueScale::makeLinear(double most)
{
    if (!(most > 0.0))
        most = 1.0;
    const double rough = most / 4.0;
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    double step = power;
    for (const double factor : {1.0, 2.0, 5.0, 10.0})
        if (factor * power >= rough) {
            step = factor * power;
            break;
        }
    const auto steps = static_cast<std::size_t>(std::ceil(most / step - 1e-9));
    for (std::size_t i = 0; i <= steps; ++i)
        m_ticks.push_back(step * static_cast<double>(i));
    m_greatest = m_ticks.back();
}

void ValueScale::makeLogarithmic(double least, double most)
{
    m_logarithmic = true;
    auto low = std::floor(std::log10(least) - 1e-9); // nothing is drawn as a bar without height
    const auto high = std::max(low + 1.0, std::ceil(std::log10(most)));
    const auto every = std::max(1.0, std::ceil((high - low) / 6.0));
    low = high - every * std::ceil((high - low) / every);
    for (auto exponent = low; exponent <= high; exponent += every)
        m_ticks.push_back(std::pow(10.0, exponent));
    m_least = m_ticks.front();
    m_greatest = m_ticks.back();
}

double ValueScale::share(double value) const
{
    if (!m_logarithmic)
        return value / m_greatest;
    if (!(value > 0.0))
        return 0.0;
    return std::log10(value / m_least) / std::log10(m_greatest / m_least);
}

} // namespace tranche
