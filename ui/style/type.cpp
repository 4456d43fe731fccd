// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/type.h"

#include <QFontDatabase>
#include <QFontInfo>
#include <QGuiApplication>

namespace tranche {

namespace {

constexpr double bodyPixels = 12.0;

double pixelsOf(Type type)
{
    switch (type) {
    case Type::Welcome: return 24.0;
    case Type::Figure: return 22.0;
    case Type::Title: return 17.0;
    case Type::Heading: return 13.0;
    case Type::Body:
    case Type::Bold: return bodyPixels;
    case Type::Caption:
    case Type::Badge:
    case Type::Digest: return 11.0;
    case Type::Cell: return 9.5;
    }
    return bodyPixels;
}

QFont::Weight weightOf(Type type)
{
    switch (type) {
    case Type::Welcome:
    case Type::Figure:
    case Type::Title:
    case Type::Heading:
    case Type::Badge: return QFont::DemiBold;
    case Type::Bold: return QFont::Bold;
    default: return QFont::Normal;
    }
}

} // namespace

QFont typeface(Type type)
{
    QFont font = type == Type::Digest ? QFontDatabase::systemFont(QFontDatabase::FixedFont) : QGuiApplication::font();
    const double share = pixelsOf(type) / bodyPixels;
    const QFont body = QGuiApplication::font();
    if (body.pointSizeF() > 0.0)
        font.setPointSizeF(body.pointSizeF() * share);
    else
        font.setPixelSize(qRound(body.pixelSize() * share));
    font.setWeight(weightOf(type));
    return font;
}

int scaled(double pixels)
{
    return qRound(pixels * QFontInfo(QGuiApplication::font()).pixelSize() / bodyPixels);
}

} // namespace tranche
