// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

#include <cstddef>

class QApplication;

namespace tranche {

/// A colour's role; the hex values stand in theme.cpp alone.
enum class Ink {
    Window,
    Base,
    Raised,
    Alt,
    Header,
    Border,
    Strong,
    Grid,
    Track,
    Text,
    Text2,
    Text3,
    Accent,
    OnAccent,
    Selection,
    Pass,
    PassBack,
    Warn,
    WarnBack,
    Fail,
    FailBack,
    Sensitive,
};

enum class Scheme { Light, Dark, HighContrast };

/// Set style, palette and font rules for the whole program.
void applyScheme(QApplication& application, Scheme scheme);
/// The scheme that a palette made by applyScheme stands for (or the nearest, for a foreign one).
Scheme schemeOf(const QPalette& palette);

/// The colour of a role under this palette. Widgets ask again on QEvent::PaletteChange.
QColor ink(const QPalette& palette, Ink role);
/// Colour of the index-th column (0 = A); from the 8th on they repeat.
QColor columnInk(const QPalette& palette, std::size_t index);
/// `share` of a colour laid over another, both opaque.
QColor blend(const QColor& over, const QColor& under, double share);
/// phi2 in [0, 1] on the map, by its square root; and black or white for a number on such a cell.
QColor phiInk(const QPalette& palette, double phiSquared);
QColor inkOn(const QColor& cell);
/// A change of phi2 on the map: orange is lost, blue is gained, by the square root; `greatestChange` and more have the last colour.
inline constexpr double greatestChange = 0.25;
QColor changeInk(const QPalette& palette, double change);
/// Where a change stands on its scale: 0 the greatest loss, .5 none, 1 the greatest gain.
double changePlace(double change);
/// How well one colour reads on another, 1 to 21 (WCAG 2).
double contrast(const QColor& a, const QColor& b);

} // namespace tranche
