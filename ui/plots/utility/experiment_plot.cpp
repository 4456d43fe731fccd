// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/utility/experiment_plot.h"

#include "ui/plots/axes.h"
#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <algorithm>

namespace tranche {

ExperimentPlot::ExperimentPlot(QWidget* parent) : QCustomPlot(parent)
{
    setUpTicks(*this);
    setInteractions({});
    setMinimumSize(scaled(230), scaled(170));
    setUpAxes();
}

QSize ExperimentPlot::sizeHint() const
{
    return {scaled(300), scaled(200)};
}

void ExperimentPlot::show(ExperimentPlotData next)
{
    m_data = std::move(next);
    fill();
}

void ExperimentPlot::changeEvent(QEvent* event)
{
    QCustomPlot::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        fill();
}

/// Of one bar.
double ExperimentPlot::width() const
{
    return 0.84 / static_cast<double>(std::max<std::size_t>(1, m_data.series.size()));
}

void ExperimentPlot::setUpAxes()
{
    setBackground(QBrush(ink(palette(), Ink::Raised)));
    for (auto* axis : {xAxis, yAxis})
        paintAxis(*axis, palette());
    auto ticks = QSharedPointer<QCPAxisTickerText>::create();
    for (qsizetype i = 0; i < m_data.xTicks.size(); ++i)
        ticks->addTick(static_cast<double>(i), m_data.xTicks[i]);
    xAxis->setTicker(ticks);
    xAxis->grid()->setVisible(false);
    xAxis->setLabel(m_data.xLabel);
    xAxis->setRange(-0.6, static_cast<double>(std::max<qsizetype>(1, m_data.xTicks.size())) - 0.4);
    yAxis->setLabel(m_data.yLabel);
    if (m_data.logarithmic) {
        yAxis->setScaleType(QCPAxis::stLogarithmic);
        yAxis->setTicker(QSharedPointer<QCPAxisTickerLog>::create());
        yAxis->setNumberFormat(QStringLiteral("eb"));
        yAxis->setNumberPrecision(0);
    } else {
        yAxis->setScaleType(QCPAxis::stLinear);
        auto numbers = numberTicker();
        numbers->setTickCount(mostTicks - 1);
        yAxis->setTicker(numbers);
    }
    yAxis->setRange(m_data.least, m_data.greatest);
}

void ExperimentPlot::fill()
{
    clearPlottables();
    clearItems();
    setUpAxes();
    if (m_data.reference) {
        auto* level = addGraph();
        level->setPen(QPen(ink(palette(), Ink::Text), 1.5, Qt::DashLine));
        level->setData({xAxis->range().lower, xAxis->range().upper}, {*m_data.reference, *m_data.reference}, true);
    }
    if (m_data.lines) {
        for (const auto series : m_data.series)
            addLine(series);
    } else {
        for (const auto& point : m_data.points) {
            const auto place = std::ranges::find(m_data.series, point.series) - m_data.series.begin();
            addBar(point, static_cast<std::size_t>(place));
        }
    }
    replot(rpQueuedReplot);
}

void ExperimentPlot::addBar(const ExperimentPlotData::Point& point, std::size_t place)
{
    const double x = static_cast<double>(point.at) - 0.42 + width() * (static_cast<double>(place) + 0.5);
    if (!point.filled) {
        addErrorBar(point, x + width() * 0.2);
        addDot(point, x + width() * 0.2);
        return;
    }
    auto* bar = new QCPBars(xAxis, yAxis);
    bar->setWidth(width() * 0.9);
    bar->setBaseValue(m_data.least);
    bar->setBrush(seriesInk(palette(), point.series));
    bar->setPen(QPen(ink(palette(), Ink::Strong), 0.5));
    bar->setData({x}, {point.value}, true);
    addErrorBar(point, x - width() * 0.2);
}

void ExperimentPlot::addDot(const ExperimentPlotData::Point& point, double x)
{
    const QPen pen(ink(palette(), Ink::Text), 1.3);
    auto* dot = addGraph();
    dot->setPen(Qt::NoPen);
    dot->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, pen, QBrush(ink(palette(), Ink::Raised)), 6));
    dot->setData({x}, {point.value}, true);
}

void ExperimentPlot::addErrorBar(const ExperimentPlotData::Point& point, double x)
{
    if (!(point.high > point.low))
        return;
    auto* bar = addGraph();
    bar->setPen(QPen(ink(palette(), Ink::Text), 1));
    bar->setAdaptiveSampling(false); // which moves points of one place apart
    bar->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssNone));
    bar->setData({x, x}, {std::max(point.low, m_data.least), point.high}, true);
}

void ExperimentPlot::addLine(FigureSeries series)
{
    QVector<double> x;
    QVector<double> y;
    for (const auto& point : m_data.points)
        if (point.series == series) {
            x << static_cast<double>(point.at);
            y << point.value;
            addErrorBar(point, static_cast<double>(point.at));
        }
    const QColor colour = seriesInk(palette(), series);
    auto* line = addGraph();
    line->setPen(QPen(colour, 1.75));
    line->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, colour, colour, 6));
    line->setData(x, y, true);
}

QColor seriesInk(const QPalette& palette, FigureSeries series)
{
    const QColor base = ink(palette, Ink::Raised);
    const QColor accent = ink(palette, Ink::Accent);
    const QColor warn = ink(palette, Ink::Warn);
    switch (series) {
    case FigureSeries::PamTwo: return columnInk(palette, 0); // lines, which have no border that could be seen instead
    case FigureSeries::PamFive: return columnInk(palette, 1);
    case FigureSeries::PaperTwo: return columnInk(palette, 2);
    case FigureSeries::PaperFive: return columnInk(palette, 3);
    case FigureSeries::Original: return ink(palette, Ink::Text2);
    case FigureSeries::Generalization: return blend(ink(palette, Ink::Text3), base, 0.45);
    case FigureSeries::Bucketization:
    case FigureSeries::OriginalsTo20: return blend(accent, base, 0.5);
    case FigureSeries::Slicing:
    case FigureSeries::OriginalsAbove20:
    case FigureSeries::AllStages: return accent;
    case FigureSeries::OriginalsTo10: return blend(accent, base, 0.25);
    case FigureSeries::FakesTo10: return blend(warn, base, 0.25);
    case FigureSeries::FakesTo20: return blend(warn, base, 0.5);
    case FigureSeries::FakesAbove20:
    case FigureSeries::Partition: return warn;
    }
    return accent;
}

} // namespace tranche
