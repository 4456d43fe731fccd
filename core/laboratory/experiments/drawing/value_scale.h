// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/laboratory/experiments/experiment_figure.h"

#include <vector>

namespace tranche {

/// The value axis that all panels of a figure share.
class ValueScale {
public:
    /// From 0, or from a power of ten where it is logarithmic, to a round number at or above everything drawn. O(points).
    static ValueScale of(const ExperimentFigure& figure);

    double least() const { return m_least; }
    double greatest() const { return m_greatest; }
    /// Ascending round values, about five.
    const std::vector<double>& ticks() const { return m_ticks; }
    /// 0 at the bottom, 1 at the top; outside of it for what is not on the axis.
    double share(double value) const;

private:
    void makeLinear(double most);
    void makeLogarithmic(double least, double most);

    bool m_logarithmic = false;
    double m_least = 0.0;
    double m_greatest = 1.0;
    std::vector<double> m_ticks;
};

/// A value as it is written at the axis: percent of a share, else as it is.
double shownValue(const ExperimentFigure& figure, double value);
/// Whether the values are shares.
bool showsShares(const ExperimentFigure& figure);

} // namespace tranche
