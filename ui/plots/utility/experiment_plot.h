// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/laboratory/experiments/experiment_figure.h"

#include <qcustomplot.h>

#include <QStringList>

#include <optional>
#include <vector>

namespace tranche {

/// One panel of a figure of the paper's experiments, its words chosen already.
struct ExperimentPlotData {
    struct Point {
        FigureSeries series = FigureSeries::Slicing;
        std::size_t at = 0;
        double value = 0.0;
        double low = 0.0;
        double high = 0.0;
        bool filled = true;
    };

    QString xLabel;
    QString yLabel;
    QStringList xTicks;
    std::vector<FigureSeries> series; ///< in the order of the legend
    std::vector<Point> points;        ///< those that are drawn
    double greatest = 1.0;            ///< end of the value axis, the same for all panels of a figure
    double least = 0.0;
    bool lines = false;
    bool logarithmic = false;
    std::optional<double> reference;
};

/// Bars with error bars and hollow dots over them, or lines with dots. Only draws.
class ExperimentPlot final : public QCustomPlot {
    Q_OBJECT

public:
    explicit ExperimentPlot(QWidget* parent = nullptr);

    void show(ExperimentPlotData next);
    using QCustomPlot::show;
    const ExperimentPlotData& shown() const { return m_data; }
    QSize sizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void setUpAxes();
    void addBar(const ExperimentPlotData::Point& point, std::size_t place);
    void addDot(const ExperimentPlotData::Point& point, double x);
    void addErrorBar(const ExperimentPlotData::Point& point, double x);
    void addLine(FigureSeries series);
    double width() const;

    ExperimentPlotData m_data;
};

/// The colour of a series under this palette.
QColor seriesInk(const QPalette& palette, FigureSeries series);

} // namespace tranche
