// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/utility/scales.h"

#include "ui/plots/axes.h"

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>

namespace tranche {

double rootPlace(double phiSquared)
{
    return std::sqrt(std::max(0.0, phiSquared));
}

std::vector<double> rootTicks(double greatest)
{
    static const std::vector<double> fine{0.0, 0.001, 0.005, 0.01, 0.02};
    static const std::vector<double> middle{0.0, 0.01, 0.05, 0.1, 0.2};
    static const std::vector<double> wide{0.0, 0.05, 0.2, 0.5, 1.0};
    const auto& chosen = greatest < 0.05 ? fine : greatest < 0.4 ? middle : wide;
    std::vector<double> ticks;
    std::ranges::copy_if(chosen, std::back_inserter(ticks), [&](double value) { return value <= greatest || value == 0.0; });
    return ticks;
}

std::vector<double> logTicks(double low, double high)
{
    std::vector<double> all;
    for (double decade = 1e-6; decade < 1e6; decade *= 10.0)
        for (const double step : {1.0, 2.0, 5.0})
            if (const double value = decade * step; value >= low * (1.0 - 1e-9) && value <= high * (1.0 + 1e-9))
                all.push_back(value);
    const std::size_t apart = (all.size() + mostTicks - 1) / static_cast<std::size_t>(mostTicks);
    std::vector<double> ticks;
    for (std::size_t i = 0; i < all.size(); i += std::max<std::size_t>(apart, 1))
        ticks.push_back(all[i]);
    return ticks;
}

double shareEnd(double greatest)
{
    constexpr double step = 0.05;
    return std::clamp(std::ceil(greatest / step - 1e-9) * step, step, 1.0);
}

QSharedPointer<QCPAxisTicker> fixedTicker(const std::vector<double>& values, const std::function<double(double)>& place,
                                          const std::function<QString(double)>& text)
{
    auto ticker = QSharedPointer<QCPAxisTickerText>::create();
    for (const double value : values)
        ticker->addTick(place(value), text(value));
    return ticker;
}

} // namespace tranche
