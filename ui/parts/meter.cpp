// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/meter.h"

#include "ui/style/type.h"

#include <QPainter>

#include <algorithm>

namespace tranche {

namespace {

constexpr double meterThickness = 7.0;
constexpr double tickOver = 3.0; // how far the limit tick stands out above and below

double placeOf(double value, const MeterReading& reading, double width)
{
    return reading.end > 0.0 ? std::clamp(value / reading.end, 0.0, 1.0) * width : 0.0;
}

} // namespace

Meter::Meter(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFont(typeface(Type::Caption));
    setAccessibleName(tr("Meter"));
}

void Meter::setReading(const MeterReading& reading, const QString& text)
{
    m_reading = reading;
    m_text = text;
    setAccessibleDescription(text);
    update();
}

QSize Meter::sizeHint() const
{
    return {scaled(160), std::max(fontMetrics().height(), scaled(meterThickness + 2 * tickOver))};
}

QSize Meter::minimumSizeHint() const
{
    return {scaled(60), sizeHint().height()};
}

void Meter::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const int words = m_text.isEmpty() ? 0 : fontMetrics().horizontalAdvance(m_text) + scaled(8);
    paintMeter(painter, rect().adjusted(0, 0, -words, 0), m_reading, palette());
    painter.setPen(ink(palette(), Ink::Text));
    painter.drawText(rect(), Qt::AlignRight | Qt::AlignVCenter, m_text);
}

void paintMeter(QPainter& painter, const QRect& area, const MeterReading& reading, const QPalette& palette)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    const int high = std::min(scaled(meterThickness), area.height());
    const QRect groove(area.left(), area.center().y() - high / 2, area.width(), high);
    painter.fillRect(groove, ink(palette, Ink::Track));
    if (schemeOf(palette) == Scheme::HighContrast) {
        painter.setPen(ink(palette, Ink::Text));
        painter.drawRect(groove.adjusted(0, 0, -1, -1));
    }
    const bool over = reading.limit.has_value() && reading.value > *reading.limit;
    const int length = qRound(placeOf(reading.value, reading, groove.width()));
    painter.fillRect(QRect(groove.topLeft(), QSize(length, high)), ink(palette, over ? Ink::Fail : reading.bar));
    if (reading.limit.has_value()) {
        const int x = groove.left() + qRound(placeOf(*reading.limit, reading, groove.width())) - 1;
        const int stand = std::min(scaled(tickOver), (area.height() - high) / 2);
        painter.fillRect(QRect(std::clamp(x, groove.left(), groove.right() - 1), groove.top() - stand, 2, high + 2 * stand),
                         ink(palette, Ink::Text));
    }
    painter.restore();
}

} // namespace tranche
