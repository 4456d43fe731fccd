// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/cluster_data.h"

#include <qcustomplot.h>

#include <optional>

namespace tranche {

/// The attributes in the plane: near means related, coloured by column, medoids with a second ring. Equal scale on both axes, no ticks.
class ClusterPlot final : public QCustomPlot {
    Q_OBJECT

public:
    explicit ClusterPlot(QWidget* parent = nullptr);

    void show(ClusterData next);
    using QCustomPlot::show;
    const ClusterData& shown() const { return m_data; }
    QSize sizeHint() const override;

    std::optional<std::size_t> cursor() const { return m_cursor; }
    std::optional<std::size_t> hoveredDot() const { return m_hovered; }
    QPointF placeOf(std::size_t dot) const; ///< pixels
    QString nameOn(std::size_t dot) const;  ///< as it is written on the map
    std::optional<std::size_t> dotAt(QPointF position) const;
    /// Where each name stands, in pixels; none for a name that found no place.
    const std::vector<std::optional<QRectF>>& labels() const { return m_labels; }

signals:
    void dotHovered(const QString& sentence); ///< empty: none
    void attributeChosen(tranche::AttributeId attribute);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void layOut();
    void moveCursor(int dx, int dy);
    void place(std::size_t dot);
    QString sentence(std::size_t dot) const;

    ClusterData m_data;
    std::vector<std::optional<QRectF>> m_labels;
    std::optional<std::size_t> m_cursor;
    std::optional<std::size_t> m_hovered;
};

} // namespace tranche
