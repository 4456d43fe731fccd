// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace tranche {

/// An SVG picture as PNG, with twice as many pixels as it is wide and high; empty where it is no picture. Needs a QGuiApplication; any
/// thread may ask.
QByteArray pngOfSvg(const QByteArray& svg);

} // namespace tranche
