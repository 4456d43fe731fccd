// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/laboratory/experiments/experiment_figure.h"
#include "core/laboratory/experiments/measurements.h"

namespace tranche {

/// A figure from what was measured for it. What is missing there is a point without a value. O(points).
ExperimentFigure makeFigure(const Experiment& experiment, const Measurements& measured);

/// Its parts, by kind.
void addAccuracyPanels(ExperimentFigure& figure, const Measurements& measured);
void addMembershipPanels(ExperimentFigure& figure, const Measurements& measured);
void addTimePanel(ExperimentFigure& figure, const Measurements& measured);

} // namespace tranche
