// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/heatmap/heatmap_plot.h"

namespace tranche {

/// What stands on the coloured cells: gaps, the diagonal, numbers, and the frames of the columns. One item draws all of it.
class HeatmapCells final : public QCPAbstractItem {
public:
    explicit HeatmapCells(HeatmapPlot* plot);
    double selectTest(const QPointF&, bool, QVariant*) const override { return -1.0; }

protected:
    void draw(QCPPainter* painter) override;

private:
    struct Span {
        std::size_t first = 0;
        std::size_t end = 0;
    };

    Span visibleColumns() const;
    Span visibleRows() const;
    void drawGaps(QCPPainter* painter) const;
    void drawDiagonal(QCPPainter* painter) const;
    void drawNumbers(QCPPainter* painter) const;
    void drawFrames(QCPPainter* painter) const;

    HeatmapPlot* m_plot;
};

/// What moves with the cursor or stands around the map: cursor, hovered cell, names, the columns' bars, the scale.
class HeatmapSurround final : public QCPAbstractItem {
public:
    explicit HeatmapSurround(HeatmapPlot* plot);
    double selectTest(const QPointF&, bool, QVariant*) const override { return -1.0; }

protected:
    void draw(QCPPainter* painter) override;

private:
    void drawNames(QCPPainter* painter) const;
    void drawName(QCPPainter* painter, std::size_t position, bool leftSide) const;
    void drawBars(QCPPainter* painter) const;
    QRectF scaleBar() const;
    void drawScale(QCPPainter* painter) const;
    void drawOverview(QCPPainter* painter) const;
    void drawCursor(QCPPainter* painter) const;

    HeatmapPlot* m_plot;
};

/// Colour of a column's frame.
QColor frameInk(const QPalette& palette, const HeatmapData::Frame& frame);
/// A frame that reads on cells of every colour: between two lines of the ground.
void drawFrame(QCPPainter* painter, const QRectF& area, const QPen& pen, const QColor& ground);
/// Longest name that is drawn whole, in pixels.
int longestName();

} // namespace tranche
