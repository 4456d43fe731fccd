// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/cursor_plot.h"
#include "ui/plots/dial_curve_data.h"

namespace tranche {

/// Number of buckets, association kept and largest p over the number of the model, each on its own scale and dash; a click asks for
/// the number under the pointer.
class DialCurvePlot final : public CursorPlot {
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
    /// Where on the scale; `nearness`: what a few pixels come to there.
    void dialChosen(double place, double nearness);

protected:
    std::size_t itemCount() const override { return m_data.points.size(); }
    std::optional<std::size_t> itemAt(QPointF position) const override; ///< the nearest point, however far
    QString sentenceFor(std::size_t item) const override;
    std::size_t firstItem() const override;
    void showCursor() override;
    void applyColours() override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void setUpAxes();
    void setUpRanges();
    void showScales();
    void fill();
    void showPresent();
    std::size_t nearest(double place) const;

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
    QCPItemText* m_none = nullptr; ///< instead of a curve
};

} // namespace tranche
