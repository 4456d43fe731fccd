// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/rows_plot.h"

#include "ui/style/theme.h"

#include <cmath>

namespace tranche {

RowsPlot::RowsPlot(QWidget* parent) : CursorPlot(parent)
{
    yAxis->setRangeReversed(true);
    m_mark = new QCPItemRect(this);
    m_mark->setBrush(Qt::NoBrush);
    m_mark->setClipToAxisRect(false);
    m_mark->topLeft->setTypeX(QCPItemPosition::ptViewportRatio);
    m_mark->bottomRight->setTypeX(QCPItemPosition::ptViewportRatio);
    m_mark->setVisible(false);
}

void RowsPlot::nameRowsBeside()
{
    xAxis->grid()->setVisible(true);
    yAxis->grid()->setVisible(false);
    yAxis->setTicks(false);
    yAxis->setTickLabels(false);
}

void RowsPlot::renew()
{
    forgetCursor();
    setMinimumHeight(sizeHint().height());
    updateGeometry();
    fill();
    applyColours();
    fit();
    showCursor();
    replot(rpQueuedReplot);
}

void RowsPlot::applyColours()
{
    CursorPlot::applyColours();
    m_mark->setPen(QPen(ink(palette(), Ink::Accent), 1));
}

void RowsPlot::resizeEvent(QResizeEvent* event)
{
    fit();
    CursorPlot::resizeEvent(event);
}

std::optional<std::size_t> RowsPlot::itemAt(QPointF position) const
{
    if (position.y() > axisRect()->bottom() + 1)
        return std::nullopt;
    const double row = yAxis->pixelToCoord(position.y());
    for (std::size_t item = 0; item < itemCount(); ++item)
        if (std::abs(rowOf(item) - row) <= 0.5)
            return item;
    return std::nullopt;
}

void RowsPlot::showCursor()
{
    m_mark->setVisible(cursor().has_value());
    if (!cursor())
        return;
    const double row = rowOf(*cursor());
    m_mark->topLeft->setCoords(0.001, row - 0.47);
    m_mark->bottomRight->setCoords(0.998, row + 0.47);
}

} // namespace tranche
