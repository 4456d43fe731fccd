// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSharedPointer>

class QCPAxis;
class QCPAxisTicker;
class QCustomPlot;
class QPalette;

namespace tranche {

/// Ticks outside, 4 px, none in between: how all axes look.
void setUpTicks(QCustomPlot& plot);

/// At most so many ticks an axis (design: five).
inline constexpr int mostTicks = 5;

/// Pens, colours and fonts of an axis and its grid.
void paintAxis(QCPAxis& axis, const QPalette& palette);

/// Ticks of counts: 4,000; none of a half.
QSharedPointer<QCPAxisTicker> countTicker();

/// Ticks of any numbers, as the person writes them: 40,000 or 0,5.
QSharedPointer<QCPAxisTicker> numberTicker();

/// A plot that draws its own items into its whole area: no axes, no grid, no margins.
void hideAxes(QCustomPlot& plot);

} // namespace tranche
