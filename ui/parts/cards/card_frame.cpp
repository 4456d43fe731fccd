// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/cards/card_frame.h"

#include "ui/style/type.h"

#include <QPainter>

namespace tranche {

void CardFrame::setBorder(Ink border)
{
    m_border = border;
    update();
}

void CardFrame::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(ink(palette(), m_border));
    painter.setBrush(ink(palette(), Ink::Raised));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), scaled(6), scaled(6));
}

} // namespace tranche
