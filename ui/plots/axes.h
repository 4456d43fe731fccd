// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QCustomPlot;

namespace tranche {

/// Ticks outside, 4 px, none in between: how all axes look.
void setUpTicks(QCustomPlot& plot);

/// A plot that draws its own items into its whole area: no axes, no grid, no margins.
void hideAxes(QCustomPlot& plot);

} // namespace tranche
