// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/heatmap/heatmap_data.h"

#include <qcustomplot.h>

#include <optional>

namespace tranche {

/// Heatmap of phi2 with column frames, a scale and a cell cursor. Only draws; all it shows is in HeatmapData.
class HeatmapPlot final : public QCustomPlot {
    Q_OBJECT

public:
    struct Pair {
        AttributeId first;
        AttributeId second;
        double phiSquared = 0.0;
    };
    /// A position in the map.
    struct Cell {
        std::size_t row = 0;
        std::size_t column = 0;
        friend bool operator==(const Cell&, const Cell&) = default;
    };

    explicit HeatmapPlot(QWidget* parent = nullptr);

    /// Keeps the cursor on the same pair of attributes where it still exists.
    void show(HeatmapData next);
    using QCustomPlot::show;
    const HeatmapData& shown() const { return m_data; }

    std::optional<Pair> cursor() const;
    void setCursor(AttributeId first, AttributeId second);
    std::optional<Cell> cursorCell() const { return m_cursor; }
    std::optional<Cell> hoveredCell() const { return m_hovered; }

    double cellSize() const { return m_cell; } ///< pixels
    QRectF mapArea() const { return m_area; }  ///< pixels; where cells are drawn
    QRectF cellRect(Cell cell) const;          ///< pixels; may lie outside mapArea()
    std::optional<Cell> cellAt(QPointF position) const;
    bool showsNames() const;
    bool showsOverview() const;  ///< above 60 attributes
    QRectF overviewArea() const; ///< pixels; the whole map in small, at the right
    QRectF overviewPart() const; ///< pixels; what of it the map shows
    const QImage& smallMap() const { return m_small; }
    /// Colour of a value in the mode shown.
    QColor valueInk(double value) const;

    void zoomIn();
    void zoomOut();
    void fit(); ///< all cells, at most 34 px each

signals:
    void pairHovered(const tranche::HeatmapPlot::Pair& pair);
    void hoverLeft();
    void cursorMoved(const tranche::HeatmapPlot::Pair& pair);
    /// A click, or Enter on the cursor.
    void pairChosen(const tranche::HeatmapPlot::Pair& pair);

protected:
    bool event(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void applyColours();
    void fillMap();
    void drawSmallMap();
    QColor colourOf(double place) const; ///< of a place on the scale, 0 to 1
    void layOut();
    QMarginsF roomAround() const;
    double greatestFit() const;
    void showPartAround(QPointF inOverview);
    void zoom(double factor, QPointF around);
    void pan(QPointF pixels);
    void setOrigin(QPointF origin);
    void placeCursor(Cell cell);
    void showCursor(); ///< scroll to it
    void hover(std::optional<Cell> cell);
    void replotOverlay();
    bool moveBy(int key);
    Pair pairAt(Cell cell) const;

    HeatmapData m_data;
    std::optional<Cell> m_cursor;
    std::optional<Cell> m_hovered;
    QCPColorMap* m_map = nullptr;
    QImage m_small;
    QRectF m_area;
    QPointF m_origin; ///< cells before the left and upper edge of the map
    double m_cell = 34.0;
    bool m_fitted = true;
    QPointF m_pressed;
    QPointF m_dragged;
    bool m_dragging = false;
    bool m_steering = false; ///< by the overview
};

} // namespace tranche
