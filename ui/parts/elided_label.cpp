// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/elided_label.h"

#include <QPainter>

namespace tranche {

ElidedLabel::ElidedLabel(const QString& text, Type type, Ink role, QWidget* parent) : QWidget(parent), m_ink(role)
{
    setFont(typeface(type));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setText(text);
}

void ElidedLabel::setText(const QString& text)
{
    m_text = text;
    setAccessibleName(text);
    showToolTipIfCut();
    updateGeometry();
    update();
}

void ElidedLabel::setInk(Ink role)
{
    m_ink = role;
    update();
}

void ElidedLabel::setElideMode(Qt::TextElideMode mode)
{
    m_mode = mode;
    update();
}

QSize ElidedLabel::sizeHint() const
{
    return { fontMetrics().horizontalAdvance(m_text) + 1, fontMetrics().height() };
}

QSize ElidedLabel::minimumSizeHint() const
{
    return { std::min(sizeHint().width(), fontMetrics().averageCharWidth() * 6), fontMetrics().height() };
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(ink(palette(), isEnabled() ? m_ink : Ink::Text3));
    painter.drawText(rect(), Qt::AlignVCenter | Qt::AlignLeft, fontMetrics().elidedText(m_text, m_mode, width()));
}

void ElidedLabel::resizeEvent(QResizeEvent*)
{
    showToolTipIfCut();
}

void ElidedLabel::showToolTipIfCut()
{
    setToolTip(fontMetrics().horizontalAdvance(m_text) > width() ? m_text : QString());
}

} // namespace tranche
