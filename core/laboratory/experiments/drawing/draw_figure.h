// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/statement.h"
#include "core/laboratory/experiments/experiment_figure.h"

#include <functional>
#include <string>
#include <string_view>

namespace tranche {

/// What a statement is in the words of whoever shows it.
using Words = std::function<std::string(const Statement&)>;

/// A figure as a picture: plain shapes and text, panels beside and below each other on one value axis, a legend. A filled bar or dot is
/// from expected counts (or exact), a hollow dot from the paper's way of training (or an estimate); lines through them are error bars or
/// spreads. The same figure and words give the same bytes. O(points).
std::string drawFigure(const ExperimentFigure& figure, const Words& words);

/// The colour of a series, "#rrggbb".
std::string_view seriesColour(FigureSeries series);

} // namespace tranche
