// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyleOption>

class QPainter;
class QWidget;

namespace tranche {

// What ProgramStyle draws, one function for each control.

void paintButton(QPainter& painter, const QStyleOption& option, const QWidget* widget);
void paintFlatButton(QPainter& painter, const QStyleOption& option);
void paintField(QPainter& painter, const QStyleOption& option);
void paintComboBox(QPainter& painter, const QStyleOptionComboBox& option, const QRect& arrow);
void paintSpinBox(QPainter& painter, const QStyleOptionSpinBox& option, const QRect& up, const QRect& down);
void paintScrollBar(QPainter& painter, const QStyleOptionSlider& option, const QRect& slider);
void paintHeaderSection(QPainter& painter, const QStyleOption& option);
void paintMenuBarItem(QPainter& painter, const QStyleOptionMenuItem& option);
void paintProgress(QPainter& painter, const QStyleOptionProgressBar& option);
void paintCheck(QPainter& painter, const QStyleOption& option, bool round);
/// The ring inside a cell of a view, or around something that has no edge of its own.
void paintInnerFocus(QPainter& painter, const QStyleOption& option);

} // namespace tranche
