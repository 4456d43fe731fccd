// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/busy_arc.h"

#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <QPainter>
#include <QTimerEvent>

namespace tranche {

BusyArc::BusyArc(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("Computing"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize BusyArc::sizeHint() const
{
    return {scaled(16), scaled(16)};
}

void BusyArc::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintArc(painter, rect(), m_angle, palette());
}

void BusyArc::timerEvent(QTimerEvent*)
{
    m_angle = (m_angle + 30) % 360;
    update();
}

void BusyArc::showEvent(QShowEvent*)
{
    m_timer.start(80, this);
}

void BusyArc::hideEvent(QHideEvent*)
{
    m_timer.stop();
}

void paintArc(QPainter& painter, const QRectF& area, int angle, const QPalette& palette)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double side = std::min(area.width(), area.height()) * 0.75;
    QRectF ring(0, 0, side, side);
    ring.moveCenter(area.center());
    const double width = std::max(1.5, side / 8.0);
    painter.setPen(QPen(ink(palette, Ink::Track), width));
    painter.drawEllipse(ring);
    painter.setPen(QPen(ink(palette, Ink::Accent), width, Qt::SolidLine, Qt::RoundCap));
    painter.drawArc(ring, -angle * 16, -270 * 16);
    painter.restore();
}

} // namespace tranche
