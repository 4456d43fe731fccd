// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/pdf/pdf_type.h"
#include "core/release/pdf/set_blocks.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>

namespace tranche::pdf {

namespace {

QPointF inDots(DrawnPoint point)
{
    return {point.x * dots, point.y * dots};
}

void drawShape(QPainter& painter, const DrawnRect& rect)
{
    const QRectF area(inDots(rect.corner), QSizeF(rect.width * dots, rect.height * dots));
    if (rect.frame > 0.0) {
        painter.setPen(QPen(colourOf(rect.colour), rect.frame * dots, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.setBrush(Qt::NoBrush);
    } else {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colourOf(rect.colour));
    }
    if (rect.round > 0.0)
        painter.drawRoundedRect(area, rect.round * dots, rect.round * dots);
    else
        painter.drawRect(area);
}

void drawShape(QPainter& painter, const DrawnLine& line)
{
    QPolygonF points;
    for (const auto& point : line.points)
        points.append(inDots(point));
    painter.setPen(QPen(colourOf(line.colour), line.width * dots, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(points);
}

void drawShape(QPainter& painter, const DrawnText& text)
{
    const QFont font = text.isMono ? monoFace(text.size) : face(text.size, text.isStrong);
    const double wide = QFontMetricsF(font).horizontalAdvance(text.text);
    const double share = text.anchor == Anchor::Start ? 0.0 : text.anchor == Anchor::Middle ? 0.5 : 1.0;
    painter.save();
    painter.setFont(font);
    painter.setPen(colourOf(text.colour));
    painter.translate(inDots(text.place));
    painter.rotate(-text.rise);
    painter.drawText(QPointF(-wide * share, 0.0), text.text);
    painter.restore();
}

} // namespace

void drawShapes(QPainter& painter, const ReportDrawing& drawing, DrawnPoint corner)
{
    painter.save();
    painter.translate(inDots(corner));
    for (const auto& shape : drawing.shapes)
        std::visit([&](const auto& one) { drawShape(painter, one); }, shape);
    painter.restore();
}

} // namespace tranche::pdf
