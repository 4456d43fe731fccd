// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/elided_label.h"

#include "ui/style/plain_hint.h"

#include <QPainter>

namespace tranche {

QStringList inTwoLines(const QString& text, const QFontMetrics& metrics, int width)
{
    if (metrics.horizontalAdvance(text) <= width)
        return {text};
    qsizetype end = -1; // of the first line
    for (qsizetype blank = text.indexOf(QLatin1Char(' ')); blank >= 0 && metrics.horizontalAdvance(text.left(blank)) <= width;
         blank = text.indexOf(QLatin1Char(' '), blank + 1))
        end = blank;
    if (end < 0)
        return {metrics.elidedText(text, Qt::ElideRight, width)};
    return {text.left(end), metrics.elidedText(text.mid(end + 1), Qt::ElideRight, width)};
}

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
    return {fontMetrics().horizontalAdvance(m_text) + 1, fontMetrics().height()};
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {std::min(sizeHint().width(), fontMetrics().averageCharWidth() * 6), fontMetrics().height()};
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
    setToolTip(fontMetrics().horizontalAdvance(m_text) > width() ? plainHint(m_text) : QString());
}

} // namespace tranche
