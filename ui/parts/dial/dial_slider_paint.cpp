// SPDX-License-Identifier: GPL-3.0-or-later
// How the slider of the guarantee looks; what it does stands in dial_slider.cpp.
#include "ui/parts/dial/dial_slider.h"

#include "ui/style/number_text.h"
#include "ui/parts/buttons.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tranche {

namespace {

constexpr double side = 9.0; // room for half a handle at both ends
constexpr double grooveAt = 24.0;
constexpr double thickness = 4.0;
constexpr double hatchHeight = 18.0;
constexpr double handle = 18.0;

} // namespace

QRectF DialSlider::groove() const
{
    return {scaled(side) * 1.0, scaled(grooveAt) - scaled(thickness) / 2.0, width() - 2.0 * scaled(side), scaled(thickness) * 1.0};
}

double DialSlider::placeOf(double value) const
{
    const QRectF along = groove();
    return along.left() + std::clamp((value - m_scale.begin) / (scaleEnd() - m_scale.begin), 0.0, 1.0) * along.width();
}

void DialSlider::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!isEnabled())
        painter.setOpacity(0.4);
    paintScale(painter);
    paintGroove(painter);
    paintLimit(painter);
    paintHandle(painter);
}

void DialSlider::paintScale(QPainter& painter) const
{
    // At most eight whole numbers; a scale of one unit has fifths.
    const double span = scaleEnd() - m_scale.begin;
    const double stride = span <= 1.0 ? span / 5.0 : std::max(1.0, std::ceil(span / 7.0));
    const QFont font = typeface(Type::Caption);
    painter.setFont(font);
    painter.setPen(ink(palette(), Ink::Text2));
    const int top = scaled(grooveAt) + scaled(10);
    const int high = QFontMetrics(font).height();
    for (int i = 0; m_scale.begin + i * stride <= scaleEnd() + 1e-9; ++i) {
        const double value = m_scale.begin + i * stride;
        painter.drawText(QRectF(placeOf(value) - scaled(20), top, scaled(40), high), Qt::AlignCenter, decimalText(QString::number(value)));
    }
}

void DialSlider::paintHatch(QPainter& painter, const QRectF& beyond) const
{
    painter.setBrush(ink(palette(), Ink::Header));
    painter.setPen(ink(palette(), Ink::Border));
    painter.drawRect(beyond);
    painter.save();
    painter.setClipRect(beyond);
    painter.setPen(QPen(ink(palette(), Ink::Strong), 1.0));
    for (double x = beyond.left() - beyond.height(); x < beyond.right(); x += scaled(6))
        painter.drawLine(QPointF(x, beyond.bottom()), QPointF(x + beyond.height(), beyond.top()));
    painter.restore();
}

void DialSlider::paintGroove(QPainter& painter) const
{
    const QRectF along = groove();
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink(palette(), schemeOf(palette()) == Scheme::HighContrast ? Ink::Grid : Ink::Track));
    painter.drawRoundedRect(along, 2, 2);
    double from = along.left();
    double to = placeOf(m_value.toDouble());
    if (m_limit != nullptr) {
        const double tick = placeOf(limitPlace());
        const double top = scaled(grooveAt) - scaled(hatchHeight) / 2.0;
        paintHatch(painter, m_scale.moreIsSafer ? QRectF(QPointF(tick, top), QPointF(along.right(), top + scaled(hatchHeight)))
                                                : QRectF(QPointF(along.left(), top), QPointF(tick, top + scaled(hatchHeight))));
        if (m_scale.moreIsSafer)
            to = std::min(to, tick);
    }
    if (!m_scale.moreIsSafer) { // what is asked for lies from the handle upwards
        from = std::max(to, m_limit != nullptr ? placeOf(limitPlace()) : to);
        to = along.right();
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink(palette(), isBeyond() ? Ink::Fail : Ink::Accent));
    painter.drawRoundedRect(QRectF(QPointF(from, along.top()), QPointF(std::max(from, to), along.bottom())), 2, 2);
}

void DialSlider::paintLimit(QPainter& painter) const
{
    if (m_limit == nullptr)
        return;
    const double x = placeOf(limitPlace());
    painter.fillRect(QRectF(x - 1.0, scaled(grooveAt) - scaled(hatchHeight) / 2.0 - 2.0, 2.0, scaled(hatchHeight) + 4.0),
                     ink(palette(), Ink::Text));
    const QFont font = typeface(Type::Badge);
    const QFontMetrics metrics(font);
    const QString text = limitText();
    const double wide = metrics.horizontalAdvance(text) + 2.0;
    const double left = std::clamp(x + 4.0, 0.0, std::max(0.0, width() - wide));
    painter.setFont(font);
    painter.setPen(ink(palette(), Ink::Text));
    painter.drawText(QRectF(left, scaled(grooveAt) - scaled(hatchHeight) / 2.0 - 1.0 - metrics.height(), wide, metrics.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, text);
}

void DialSlider::paintHandle(QPainter& painter) const
{
    const double wide = scaled(handle);
    QRectF area(0, 0, wide, wide);
    area.moveCenter({placeOf(m_value.toDouble()), groove().center().y()});
    const QColor surface = ink(palette(), Ink::Raised);
    if (isBeyond()) {
        const QColor fails = ink(palette(), Ink::Fail);
        painter.setPen(Qt::NoPen);
        painter.setBrush(surface);
        painter.drawEllipse(area.adjusted(1, 1, -1, -1));
        const int pixels = scaled(handle) + scaled(4);
        QRectF sign(0, 0, pixels, pixels);
        sign.moveCenter(area.center());
        painter.drawPixmap(sign.topLeft(), iconPixmap(QStringLiteral("fail"), fails, pixels, devicePixelRatioF()));
    } else {
        painter.setPen(QPen(ink(palette(), Ink::Accent), 2.0));
        painter.setBrush(surface);
        painter.drawEllipse(area.adjusted(1.5, 1.5, -1.5, -1.5));
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink(palette(), Ink::Accent));
        painter.drawEllipse(area.center(), wide / 6.0, wide / 6.0);
    }
    if (hasFocus()) {
        painter.setPen(QPen(ink(palette(), Ink::Accent), 2.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(area.adjusted(-2, -2, 2, 2));
    }
}

} // namespace tranche
