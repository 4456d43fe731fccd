// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/distribution_plot.h"

#include "ui/plots/axes.h"
#include "ui/style/number_text.h"
#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <QDate>

#include <algorithm>
#include <utility>

namespace tranche {

namespace {

/// Days as dates.
class DateTicker final : public QCPAxisTicker {
protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int) override
    {
        return QDate::fromJulianDay(static_cast<qint64>(tick)).toString(QStringLiteral("yyyy-MM"));
    }
};

} // namespace

DistributionPlot::DistributionPlot(QWidget* parent) : QCustomPlot(parent)
{
    axisRect()->setupFullAxesBox(false);
    xAxis->grid()->setVisible(false);
    xAxis2->setVisible(false);
    yAxis2->setVisible(false);
    yAxis->setTicker(countTicker());
    m_bars = new QCPBars(xAxis, yAxis);
    m_bars->setAntialiased(false);
    setUpTicks(*this);
    setMouseTracking(true);
    applyColours();
}

QSize DistributionPlot::sizeHint() const
{
    return {scaled(280), scaled(180)};
}

void DistributionPlot::show(DistributionData next)
{
    if (next == m_data)
        return;
    m_data = std::move(next);
    m_hovered = -1;
    setAccessibleName(m_data.distinct == 1
                          ? tr("Distribution of %1: one distinct value").arg(m_data.attribute)
                          : tr("Distribution of %1: %2 distinct values").arg(m_data.attribute, countText(m_data.distinct)));
    fillBars();
    setUpAxes();
    replot(rpQueuedReplot);
}

void DistributionPlot::fillBars()
{
    QVector<double> places;
    QVector<double> counts;
    double width = 1.0;
    for (const auto& bar : m_data.bars) {
        places << (bar.low + bar.high) / 2;
        counts << static_cast<double>(bar.count);
        width = bar.high - bar.low;
    }
    m_bars->setWidthType(QCPBars::wtPlotCoords);
    m_bars->setWidth(m_data.type == AttributeType::Categorical ? width * 0.8 : width);
    m_bars->setData(places, counts, true);
}

void DistributionPlot::setUpAxes()
{
    std::size_t most = 1;
    for (const auto& bar : m_data.bars)
        most = std::max(most, bar.count);
    yAxis->setRange(0, static_cast<double>(most) * 1.05);
    if (!m_data.bars.empty())
        xAxis->setRange(m_data.bars.front().low, m_data.bars.back().high);
    const bool categorical = m_data.type == AttributeType::Categorical;
    xAxis->setTicks(!categorical); // names of values do not fit; they are in the list of frequent values and on hover
    xAxis->setTickLabels(!categorical);
    auto ticker = m_data.type == AttributeType::Date ? QSharedPointer<QCPAxisTicker>(new DateTicker) : numberTicker();
    ticker->setTickCount(mostTicks - 1);
    xAxis->setTicker(ticker);
    labelAxis();
}

void DistributionPlot::labelAxis()
{
    const bool some = m_data.type == AttributeType::Categorical && m_data.othersCount > 0;
    const QFontMetrics metrics(xAxis->labelFont());
    xAxis->setLabel(some ? tr("the %1 most frequent values").arg(m_data.bars.size())
                         : metrics.elidedText(m_data.attribute, Qt::ElideMiddle, std::max(scaled(80), width() - scaled(64))));
}

void DistributionPlot::resizeEvent(QResizeEvent* event)
{
    labelAxis();
    QCustomPlot::resizeEvent(event);
}

void DistributionPlot::applyColours()
{
    setBackground(QBrush(ink(palette(), Ink::Base)));
    m_bars->setBrush(ink(palette(), Ink::Accent));
    m_bars->setPen(QPen(ink(palette(), Ink::Base), 1)); // bars stand 1 px apart
    for (auto* axis : {xAxis, yAxis})
        paintAxis(*axis, palette());
}

void DistributionPlot::changeEvent(QEvent* event)
{
    QCustomPlot::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        applyColours();
        replot(rpQueuedReplot);
    }
}

int DistributionPlot::barAt(QPointF position) const
{
    if (!axisRect()->rect().contains(position.toPoint()))
        return -1;
    const double place = xAxis->pixelToCoord(position.x());
    for (std::size_t i = 0; i < m_data.bars.size(); ++i)
        if (place >= m_data.bars[i].low && place < m_data.bars[i].high)
            return static_cast<int>(i);
    return -1;
}

QString DistributionPlot::sentenceFor(int bar) const
{
    if (bar < 0 || m_data.tuples == 0)
        return {};
    const auto& shown = m_data.bars[static_cast<std::size_t>(bar)];
    const auto share = percentText(static_cast<double>(shown.count) / static_cast<double>(m_data.tuples));
    return tr("%1, %2: %3, %4 of all").arg(m_data.attribute, shown.label, countText(shown.count, Counted::Tuple), share);
}

void DistributionPlot::mouseMoveEvent(QMouseEvent* event)
{
    const int bar = barAt(event->position());
    if (bar == m_hovered)
        return;
    m_hovered = bar;
    emit barHovered(sentenceFor(bar));
}

void DistributionPlot::leaveEvent(QEvent* event)
{
    QCustomPlot::leaveEvent(event);
    if (m_hovered >= 0)
        emit barHovered({});
    m_hovered = -1;
}

} // namespace tranche
