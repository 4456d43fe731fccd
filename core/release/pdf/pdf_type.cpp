// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/pdf/pdf_type.h"

#include <QFontDatabase>
#include <QStringList>

namespace tranche::pdf {

namespace {

/// The first family that is installed; without any, whatever the system takes for it.
QFont faceOf(const QStringList& families, double points)
{
    static const auto installed = QFontDatabase::families();
    QFont font;
    QStringList there;
    for (const auto& family : families)
        if (installed.contains(family))
            there += family;
    if (!there.isEmpty())
        font.setFamilies(there);
    font.setPixelSize(qRound(points * dots));
    font.setHintingPreference(QFont::PreferNoHinting); // the same lines on every machine
    font.setKerning(true);
    return font;
}

} // namespace

QFont face(double points, bool isStrong)
{
    QFont font = faceOf({QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")}, points);
    font.setWeight(isStrong ? QFont::Bold : QFont::Normal);
    return font;
}

QFont monoFace(double points)
{
    QFont font = faceOf({QStringLiteral("Noto Sans Mono"), QStringLiteral("DejaVu Sans Mono")}, points * 0.92);
    font.setStyleHint(QFont::Monospace);
    font.setFixedPitch(true);
    return font;
}

} // namespace tranche::pdf
