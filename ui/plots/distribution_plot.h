// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/distribution_data.h"

#include <qcustomplot.h>

namespace tranche {

/// Histogram of a numeric attribute, or bars for the most frequent values of another. Only draws.
class DistributionPlot final : public QCustomPlot {
    Q_OBJECT

public:
    explicit DistributionPlot(QWidget* parent = nullptr);

    void show(DistributionData next);
    using QCustomPlot::show;
    const DistributionData& shown() const { return m_data; }
    QSize sizeHint() const override;

signals:
    /// One line for the job bar: the bar under the pointer; empty when there is none.
    void barHovered(const QString& text);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void labelAxis();
    void applyColours();
    void fillBars();
    void setUpAxes();
    int barAt(QPointF position) const;
    QString sentenceFor(int bar) const;

    DistributionData m_data;
    QCPBars* m_bars = nullptr;
    int m_hovered = -1;
};

} // namespace tranche
