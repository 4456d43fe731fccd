// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/heatmap_data.h"

#include <qcustomplot.h>

#include <optional>

namespace tranche {

class HeatmapItem;

/// Heatmap of phi2 with column frames, a scale and a cell cursor. Only draws; all it shows is in HeatmapData.
class HeatmapPlot final : public QCustomPlot {
    Q_OBJECT

public:
    struct Pair {
        AttributeId first;
        AttributeId second;
        double phiSquared = 0.0;
    };

    explicit HeatmapPlot(QWidget* parent = nullptr);
    ~HeatmapPlot() override;

    /// Keeps the cursor on the same pair of attributes where it still exists.
    void show(HeatmapData data);
    const HeatmapData& shown() const { return m_data; }
    std::optional<Pair> cursor() const;
    void setCursor(AttributeId first, AttributeId second);
    double cellSize() const; ///< pixels

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
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct Cell {
        std::size_t row = 0;
        std::size_t column = 0;
        friend bool operator==(const Cell&, const Cell&) = default;
    };
    friend class HeatmapItem;
    friend class HeatmapCursor;

    void setUpLayers();
    void setUpScale();
    void applyColours();
    void layOut();
    void zoom(double factor, QPointF around);
    void clampRanges();
    void placeCursor(Cell cell);
    void keepCursorInSight();
    std::optional<Cell> cellAt(QPointF position) const;
    Pair pairAt(Cell cell) const;
    QRectF cellRect(Cell cell) const;

    HeatmapData m_data;
    std::optional<Cell> m_cursor;
    std::optional<Cell> m_hovered;
    QCPColorMap* m_map = nullptr;
    QCPColorScale* m_scale = nullptr;
    bool m_fitted = true;
};

} // namespace tranche
