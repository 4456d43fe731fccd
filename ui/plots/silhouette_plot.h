// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/columns/silhouettes.h"

#include <qcustomplot.h>

#include <optional>
#include <vector>

namespace tranche {

/// The curve of mean silhouettes over c, and the columns as they are now.
struct SilhouetteData {
    std::vector<SilhouettePoint> points; ///< ascending by c; empty while it is computed
    std::optional<SilhouettePoint> now;  ///< of the columns there are
    bool byHand = false;

    friend bool operator==(const SilhouetteData&, const SilhouetteData&) = default;
};

/// How well the proposed columns fit, over c; a click on a c chooses it.
class SilhouettePlot final : public QCustomPlot {
    Q_OBJECT

public:
    explicit SilhouettePlot(QWidget* parent = nullptr);

    void show(SilhouetteData next);
    using QCustomPlot::show;
    const SilhouetteData& shown() const { return m_data; }
    QSize sizeHint() const override;
    std::optional<std::size_t> pointAt(QPointF position) const; ///< index of the point at this x

signals:
    void pointHovered(const QString& sentence); ///< empty: none
    void columnsChosen(std::size_t columns);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void applyColours();
    void setUpRanges();
    void mark(std::optional<std::size_t> point);
    void showMark();

    SilhouetteData m_data;
    QCPGraph* m_curve = nullptr;
    QCPGraph* m_present = nullptr;
    QCPGraph* m_marked = nullptr;
    QCPItemText* m_label = nullptr;
    std::optional<std::size_t> m_mark; ///< of the keyboard or the pointer
};

} // namespace tranche
