// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSharedPointer>
#include <QString>

#include <functional>
#include <vector>

class QCPAxisTicker;

namespace tranche {

/// Where a phi2 stands on an axis: by its root, as on the map, for most pairs lie under .05.
double rootPlace(double phiSquared);
/// At most five values of phi2 that are marked on such an axis, from 0; the last is at most `greatest`.
std::vector<double> rootTicks(double greatest);

/// At most five shares within [low, high], 0 < low < high, that are marked on an axis of logarithms: .01, .05, .2, 1, 4 and their like.
std::vector<double> logTicks(double low, double high);

/// The end of an axis of shares from 0: the next twentieth above `greatest`; 1 at most.
double shareEnd(double greatest);

/// Exactly these ticks and no others; `place` of a value on the axis.
QSharedPointer<QCPAxisTicker> fixedTicker(const std::vector<double>& values, const std::function<double(double)>& place,
                                          const std::function<QString(double)>& text);

} // namespace tranche
