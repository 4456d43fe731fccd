// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>

#include <cstdint>

namespace tranche::pdf {

inline constexpr int dotsPerInch = 1200;
/// Dots of a point: everything is measured in points and set in dots.
inline constexpr double dots = dotsPerInch / 72.0;
inline constexpr double millimetre = 72.0 / 25.4; ///< points

// Of the page, in points.
inline constexpr double pageWidth = 210.0 * millimetre;
inline constexpr double pageHeight = 297.0 * millimetre;
inline constexpr double margin = 20.0 * millimetre;
inline constexpr double bodyHeight = pageHeight - 2.0 * margin;

inline constexpr double bodySize = 8.5;
inline constexpr double bodyLeading = 13.0;

/// The face of a report at this size in points. The one beside it for digests and words to be typed is monospaced.
QFont face(double points, bool isStrong = false);
QFont monoFace(double points);
inline QColor colourOf(std::uint32_t rgb)
{
    return QColor::fromRgb(rgb);
}

} // namespace tranche::pdf
