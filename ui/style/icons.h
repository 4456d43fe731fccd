// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/theme.h"

#include <QIcon>
#include <QPixmap>
#include <QString>

namespace tranche {

/// One of resources/icons, drawn in the colour of a role, crisp at any pixel ratio. Without a colour role: text2.
QPixmap iconPixmap(const QString& name, const QColor& colour, int size, qreal pixelRatio);
/// An icon for actions and buttons; disabled state in text3.
QIcon icon(const QString& name, const QPalette& palette, Ink role = Ink::Text2);

} // namespace tranche
