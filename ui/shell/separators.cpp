// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/separators.h"

#include "ui/style/icons.h"
#include "ui/style/type.h"

#include <QEvent>
#include <QPainter>

namespace tranche {

namespace {

class Line final : public QWidget {
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent*) override { QPainter(this).fillRect(rect(), ink(palette(), Ink::Border)); }
};

} // namespace

QWidget* upright(QWidget* parent)
{
    auto* line = new Line(parent);
    line->setFixedWidth(1);
    return line;
}

QWidget* level(QWidget* parent)
{
    auto* line = new Line(parent);
    line->setFixedHeight(1);
    return line;
}

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
