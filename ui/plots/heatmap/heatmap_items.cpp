// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/heatmap/heatmap_items.h"

#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <algorithm>
#include <cmath>

namespace tranche {

namespace {

constexpr double numbersFrom = 32.0; // pixels a cell
constexpr double gapsFrom = 6.0;
constexpr double frameWidth = 2.5;
constexpr double haloWidth = 1.5; // on either side of a frame

} // namespace

QColor frameInk(const QPalette& palette, const HeatmapData::Frame& frame)
{
    return frame.sensitive ? ink(palette, Ink::Sensitive) : columnInk(palette, frame.column.value);
}

void drawFrame(QCPPainter* painter, const QRectF& area, const QPen& pen, const QColor& ground)
{
    QPen frame(pen);
    frame.setJoinStyle(Qt::MiterJoin);
    QPen halo(frame);
    halo.setColor(ground);
    halo.setWidthF(pen.widthF() + 2 * haloWidth);
    for (const QPen& next : {halo, frame}) {
        painter->setPen(next);
        painter->drawRect(area);
    }
}

int longestName()
{
    return scaled(168);
}

HeatmapCells::HeatmapCells(HeatmapPlot* plot) : QCPAbstractItem(plot), m_plot(plot) {}

void HeatmapCells::draw(QCPPainter* painter)
{
    if (m_plot->shown().size() == 0)
        return;
    painter->save();
    painter->setClipRect(m_plot->mapArea().adjusted(-frameWidth, -frameWidth, frameWidth, frameWidth));
    drawDiagonal(painter);
    if (m_plot->cellSize() >= gapsFrom)
        drawGaps(painter);
    if (m_plot->cellSize() >= numbersFrom)
        drawNumbers(painter);
    drawFrames(painter);
    painter->restore();
}

HeatmapCells::Span HeatmapCells::visibleColumns() const
{
    const auto origin = m_plot->cellRect({0, 0}).left();
    const auto area = m_plot->mapArea();
    const auto first = std::max(0.0, std::floor((area.left() - origin) / m_plot->cellSize()));
    const auto end = std::ceil((area.right() - origin) / m_plot->cellSize());
    return {static_cast<std::size_t>(first), std::min(static_cast<std::size_t>(std::max(0.0, end)), m_plot->shown().size())};
}

HeatmapCells::Span HeatmapCells::visibleRows() const
{
    const auto origin = m_plot->cellRect({0, 0}).top();
    const auto area = m_plot->mapArea();
    const auto first = std::max(0.0, std::floor((area.top() - origin) / m_plot->cellSize()));
    const auto end = std::ceil((area.bottom() - origin) / m_plot->cellSize());
    return {static_cast<std::size_t>(first), std::min(static_cast<std::size_t>(std::max(0.0, end)), m_plot->shown().size())};
}

void HeatmapCells::drawGaps(QCPPainter* painter) const
{
    painter->setAntialiasing(false);
    painter->setPen(QPen(ink(m_plot->palette(), Ink::Base), 1));
    const auto area = m_plot->mapArea();
    const auto columns = visibleColumns();
    for (auto column = columns.first; column <= columns.end; ++column) {
        const auto x = std::round(m_plot->cellRect({0, column}).left());
        painter->drawLine(QLineF(x, area.top(), x, area.bottom()));
    }
    const auto rows = visibleRows();
    for (auto row = rows.first; row <= rows.end; ++row) {
        const auto y = std::round(m_plot->cellRect({row, 0}).top());
        painter->drawLine(QLineF(area.left(), y, area.right(), y));
    }
}

void HeatmapCells::drawDiagonal(QCPPainter* painter) const
{
    painter->setAntialiasing(true);
    const auto columns = visibleColumns();
    for (auto position = columns.first; position < columns.end; ++position) {
        const auto cell = m_plot->cellRect({position, position});
        painter->fillRect(cell, ink(m_plot->palette(), Ink::Header));
        if (m_plot->cellSize() < gapsFrom)
            continue;
        const auto inset = m_plot->cellSize() / 4;
        painter->setPen(QPen(ink(m_plot->palette(), Ink::Strong), 1));
        painter->drawLine(QLineF(cell.left() + inset, cell.bottom() - inset, cell.right() - inset, cell.top() + inset));
    }
}

void HeatmapCells::drawNumbers(QCPPainter* painter) const
{
    painter->setFont(typeface(Type::Cell));
    const auto columns = visibleColumns();
    const auto rows = visibleRows();
    for (auto row = rows.first; row < rows.end; ++row) {
        for (auto column = columns.first; column < columns.end; ++column) {
            if (row == column)
                continue;
            painter->setPen(inkOn(m_plot->valueInk(m_plot->shown().shownAt(row, column))));
            painter->drawText(m_plot->cellRect({row, column}), Qt::AlignCenter, cellText(m_plot->shown(), row, column));
        }
    }
}

void HeatmapCells::drawFrames(QCPPainter* painter) const
{
    painter->setAntialiasing(true);
    painter->setBrush(Qt::NoBrush);
    for (const auto& frame : m_plot->shown().frames) {
        const auto first = m_plot->cellRect({frame.first, frame.first});
        const auto last = m_plot->cellRect({frame.first + frame.count - 1, frame.first + frame.count - 1});
        drawFrame(painter, first.united(last), QPen(frameInk(m_plot->palette(), frame), frameWidth), ink(m_plot->palette(), Ink::Base));
    }
}

} // namespace tranche
