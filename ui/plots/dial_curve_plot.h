// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/dial_curve_data.h"

#include <qcustomplot.h>

#include <optional>

namespace tranche {

/// Number of buckets, association kept and largest p over the number of the model, each on its own scale and dash; a click asks for
/// the number under the pointer.
class DialCurvePlot final : public QCustomPlot {
    Q_OBJECT

public:
    /// Small: at the foot of the stages, without scales at the sides.
    enum class Size { Small, Large };

    explicit DialCurvePlot(Size size, QWidget* parent = nullptr);

    void show(DialCurveData next);
    using QCustomPlot::show;
    const DialCurveData& shown() const { return m_data; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void pointHovered(const QString& sentence); ///< empty: none
    /// Where on the scale; `nearness`: what a few pixels come to there.
    void dialChosen(double place, double nearness);

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
    void setUpAxes();
    void applyColours();
    void setUpRanges();
    void fill();
    void showPresent();
    std::optional<std::size_t> nearest(double x) const;
    void mark(std::optional<std::size_t> point);

    Size m_size;
    DialCurveData m_data;
    QCPAxis* m_probability = nullptr; ///< hidden
    QCPGraph* m_buckets = nullptr;
    QCPGraph* m_kept = nullptr;
    QCPGraph* m_largest = nullptr;
    QCPGraph* m_bucketsNow = nullptr;
    QCPGraph* m_keptNow = nullptr;
    QCPGraph* m_largestNow = nullptr;
    QCPItemStraightLine* m_line = nullptr;
    QCPItemStraightLine* m_marked = nullptr;
    QCPItemRect* m_beyond = nullptr;
    std::optional<std::size_t> m_mark;
};

} // namespace tranche
