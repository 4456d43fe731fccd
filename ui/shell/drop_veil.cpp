// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/drop_veil.h"

#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <QPainter>

namespace tranche {

DropVeil::DropVeil(QWidget* parent) : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAccessibleName(tr("Open dropped files"));
    hide();
}

void DropVeil::showFor(const QString& text)
{
    m_text = text;
    setGeometry(parentWidget()->rect());
    raise();
    show();
}

void DropVeil::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ink(palette(), Ink::Accent), 2.0));
    painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    painter.setFont(typeface(Type::Heading));
    const QSize words = painter.fontMetrics().size(0, m_text);
    QRect label(0, 0, words.width() + scaled(32), words.height() + scaled(16));
    label.moveCenter(rect().center());
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink(palette(), Ink::Accent));
    painter.drawRoundedRect(label, scaled(6), scaled(6));
    painter.setPen(ink(palette(), Ink::OnAccent));
    painter.drawText(label, Qt::AlignCenter, m_text);
}

} // namespace tranche
