// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/labels/icon_label.h"

#include "ui/style/icons.h"
#include "ui/style/type.h"

#include <QEvent>

namespace tranche {

IconLabel::IconLabel(const QString& icon, double side, QWidget* parent) : QLabel(parent), m_icon(icon), m_side(side)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    drawIcon();
}

void IconLabel::setInk(Ink role)
{
    m_ink = role;
    drawIcon();
}

void IconLabel::setIcon(const QString& icon)
{
    m_icon = icon;
    drawIcon();
}

void IconLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        drawIcon();
}

void IconLabel::drawIcon()
{
    setPixmap(iconPixmap(m_icon, ink(palette(), m_ink), scaled(m_side), devicePixelRatioF()));
}

} // namespace tranche
