// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/key_cap.h"

#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <QPainter>

namespace tranche {

KeyCap::KeyCap(const QKeySequence& keys, QWidget* parent) : QWidget(parent), m_text(keys.toString(QKeySequence::NativeText))
{
    setFont(typeface(Type::Caption));
    setAccessibleName(m_text);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

QSize KeyCap::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(m_text) + 2 * scaled(4) + 1, fontMetrics().height() + 1};
}

void KeyCap::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(ink(palette(), Ink::Border));
    painter.setBrush(ink(palette(), Ink::Window));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), scaled(3), scaled(3));
    painter.setPen(ink(palette(), Ink::Text2));
    painter.drawText(rect(), Qt::AlignCenter, m_text);
}

} // namespace tranche
