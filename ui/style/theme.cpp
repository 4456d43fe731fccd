// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/theme.h"

#include "ui/style/program_style.h"

#include <QApplication>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <cmath>

namespace tranche {

namespace {

using Inks = std::array<QRgb, 22>; // in the order of Ink

constexpr Inks lightInks{
    0xF1F3F6, 0xFFFFFF, 0xFFFFFF, 0xF7F8FA, 0xE9ECF1,           // Window Base Raised Alt Header
    0xD5DAE1, 0x7A8492, 0xE4E8ED, 0xDDE2E9,                     // Border Strong Grid Track
    0x1A2230, 0x4C5666, 0x5C6676,                               // Text Text2 Text3
    0x2A5DB0, 0xFFFFFF, 0xDCE7F8,                               // Accent OnAccent Selection
    0x1B7346, 0xE3F3EA, 0x855600, 0xFBF0D9, 0xB3261E, 0xFBE6E4, // Pass Warn Fail, each with its background
    0xB0316F,                                                   // Sensitive
};

constexpr Inks darkInks{
    0x1C2027, 0x14171C, 0x22272F, 0x191D23, 0x262C35, 0x363D49, 0x78849A, 0x2B313B, 0x333B47, 0xE7EAEF, 0xB2BAC7,
    0xA2ACBA, 0x86AEF2, 0x10203A, 0x26406B, 0x63CB94, 0x17362A, 0xEBB652, 0x3A2E14, 0xFF9087, 0x44211F, 0xEC82B6,
};

constexpr Inks contrastInks{
    0x000000, 0x000000, 0x000000, 0x000000, 0x000000, 0xFFFFFF, 0xFFFFFF, 0x808080, 0x000000, 0xFFFFFF, 0xFFFFFF,
    0xD0D0D0, 0xFFE14D, 0x000000, 0x003C78, 0x7CF5A8, 0x000000, 0xFFC95C, 0x000000, 0xFFA39B, 0x000000, 0xFF9ACB,
};

constexpr std::array<QRgb, 7> lightColumns{0x2F6DB5, 0xA86200, 0x16836A, 0x7F56B8, 0x9A4F2B, 0x1B7F9B, 0x6E7420};
constexpr std::array<QRgb, 7> darkColumns{0x74A8EA, 0xE5A445, 0x4FC4A4, 0xBA9AEA, 0xDB9470, 0x66C3DE, 0xB9BF5E};
constexpr std::array<QRgb, 6> lightPhi{0xF7F9F6, 0xCFE6DF, 0x8AC5C6, 0x4C95B8, 0x2D5F9C, 0x1B2A62};
constexpr std::array<QRgb, 6> darkPhi{0x1D222A, 0x26406B, 0x2E6B98, 0x459FAC, 0x8FD0AE, 0xF3F4C3};

constexpr std::array<QRgb, 7> lightChange{0x5F2C00, 0xB35C00, 0xF0BC80, 0xF5F5F3, 0xB4C4E6, 0x3A5CA8, 0x1A2F6B};
constexpr std::array<QRgb, 7> darkChange{0xFFD79A, 0xDB8D2E, 0x6E481A, 0x22272F, 0x2D4471, 0x7096E2, 0xC6D8FF};

/// A place in [0, 1] on evenly spaced stops, linear between them.
template <std::size_t Stops>
QColor colourAt(const std::array<QRgb, Stops>& stops, double share)
{
    const double place = std::clamp(share, 0.0, 1.0) * static_cast<double>(Stops - 1);
    const std::size_t lower = std::min(static_cast<std::size_t>(place), Stops - 2);
    return blend(QColor::fromRgb(stops[lower + 1]), QColor::fromRgb(stops[lower]), place - static_cast<double>(lower));
}

const Inks& inksOf(Scheme scheme)
{
    switch (scheme) {
    case Scheme::Light: return lightInks;
    case Scheme::Dark: return darkInks;
    case Scheme::HighContrast: return contrastInks;
    }
    return lightInks;
}

QColor inkOf(Scheme scheme, Ink role)
{
    return QColor::fromRgb(inksOf(scheme)[static_cast<std::size_t>(role)]);
}

void setDisabled(QPalette& palette, const QColor& colour)
{
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        palette.setColor(QPalette::Disabled, role, colour);
}

QPalette paletteOf(Scheme scheme)
{
    const auto of = [scheme](Ink role) { return inkOf(scheme, role); };
    QPalette palette;
    palette.setColor(QPalette::Window, of(Ink::Window));
    palette.setColor(QPalette::WindowText, of(Ink::Text));
    palette.setColor(QPalette::Base, of(Ink::Base));
    palette.setColor(QPalette::AlternateBase, of(Ink::Alt));
    palette.setColor(QPalette::Text, of(Ink::Text));
    palette.setColor(QPalette::PlaceholderText, of(Ink::Text3));
    palette.setColor(QPalette::Button, of(Ink::Raised));
    palette.setColor(QPalette::ButtonText, of(Ink::Text));
    palette.setColor(QPalette::BrightText, of(Ink::Fail));
    palette.setColor(QPalette::ToolTipBase, of(Ink::Raised));
    palette.setColor(QPalette::ToolTipText, of(Ink::Text));
    palette.setColor(QPalette::Link, of(Ink::Accent));
    palette.setColor(QPalette::LinkVisited, of(Ink::Accent));
    // Views and fields mark what is selected by a light background and keep the text as it is.
    palette.setColor(QPalette::Highlight, of(Ink::Selection));
    palette.setColor(QPalette::HighlightedText, of(Ink::Text));
    palette.setColor(QPalette::Light, of(Ink::Raised));
    palette.setColor(QPalette::Midlight, of(Ink::Header));
    palette.setColor(QPalette::Mid, of(Ink::Border));
    palette.setColor(QPalette::Dark, of(Ink::Strong));
    palette.setColor(QPalette::Shadow, of(Ink::Strong));
    setDisabled(palette, of(Ink::Text3));
    return palette;
}

} // namespace

void applyScheme(QApplication& application, Scheme scheme)
{
    if (qobject_cast<ProgramStyle*>(application.style()) == nullptr)
        application.setStyle(new ProgramStyle);
    const QPalette palette = paletteOf(scheme);
    application.setPalette(palette);
    QToolTip::setPalette(palette);
}

Scheme schemeOf(const QPalette& palette)
{
    const QColor base = palette.color(QPalette::Active, QPalette::Base);
    const QColor window = palette.color(QPalette::Active, QPalette::Window);
    if (base == window && base.rgb() == inkOf(Scheme::HighContrast, Ink::Base).rgb())
        return Scheme::HighContrast;
    return base.lightness() < 128 ? Scheme::Dark : Scheme::Light;
}

QColor ink(const QPalette& palette, Ink role)
{
    return inkOf(schemeOf(palette), role);
}

QColor columnInk(const QPalette& palette, std::size_t index)
{
    const auto& colours = schemeOf(palette) == Scheme::Light ? lightColumns : darkColumns;
    return QColor::fromRgb(colours[index % colours.size()]);
}

QColor blend(const QColor& over, const QColor& under, double share)
{
    const auto mix = [share](int a, int b) { return static_cast<int>(std::lround(a * share + b * (1.0 - share))); };
    return {mix(over.red(), under.red()), mix(over.green(), under.green()), mix(over.blue(), under.blue())};
}

QColor phiInk(const QPalette& palette, double phiSquared)
{
    return colourAt(schemeOf(palette) == Scheme::Light ? lightPhi : darkPhi, std::sqrt(std::clamp(phiSquared, 0.0, 1.0)));
}

double changePlace(double change)
{
    const double root = std::sqrt(std::min(1.0, std::abs(change) / greatestChange));
    return 0.5 + (change < 0.0 ? -0.5 : 0.5) * root;
}

QColor changeInk(const QPalette& palette, double change)
{
    return colourAt(schemeOf(palette) == Scheme::Light ? lightChange : darkChange, changePlace(change));
}

namespace {

double luminance(const QColor& colour)
{
    const auto linear = [](double part) { return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

} // namespace

double contrast(const QColor& a, const QColor& b)
{
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

QColor inkOn(const QColor& cell)
{
    const QColor soft = QColor::fromRgb(0x11161D);
    const QColor white = Qt::white;
    const QColor better = contrast(soft, cell) >= contrast(white, cell) ? soft : white;
    // Between the two there is a narrow band of cells on which only black itself reads well enough.
    return contrast(better, cell) >= 4.5 ? better : QColor(Qt::black);
}

} // namespace tranche
