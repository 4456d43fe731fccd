// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <QString>

class QPainter;
class QPushButton;
class QToolButton;
class QLabel;
class QRectF;
class QWidget;

namespace tranche {

/// The one button of a panel that goes on; drawn in the accent colour.
void makePrimary(QPushButton* button);
/// A button that is an icon alone; `name` is its accessible name and tooltip.
QToolButton* iconButton(const QString& icon, const QString& name, QWidget* parent = nullptr);
/// A label in a size and a colour of the program; follows palette changes.
QLabel* textLabel(const QString& text, Type type, Ink role = Ink::Text, QWidget* parent = nullptr);
/// The same over as many lines as it takes.
QLabel* wrappedLabel(const QString& text, Type type, Ink role = Ink::Text, QWidget* parent = nullptr);
/// The 2 px ring of what has the focus, 1 px off `edge`.
void paintFocusRing(QPainter& painter, const QRectF& edge, const QPalette& palette);

} // namespace tranche
