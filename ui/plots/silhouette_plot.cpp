// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/silhouette_plot.h"

#include "ui/plots/axes.h"
#include "ui/style/number_text.h"
#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <algorithm>
#include <cmath>

namespace tranche {

namespace {

/// Whole numbers of columns, one tick each.
class ColumnsTicker final : public QCPAxisTicker {
protected:
    double getTickStep(const QCPRange& range) override { return std::max(1.0, std::ceil(range.size() / 10.0)); }
    QString getTickLabel(double tick, const QLocale&, QChar, int) override { return QString::number(std::lround(tick)); }
};

/// Silhouettes without the leading zero, as all of their kind.
class FitTicker final : public QCPAxisTicker {
protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int) override
    {
        QString text = QString::number(std::abs(tick), 'f', 4); // a tick of .025 is not .03
        while (text.endsWith(QLatin1Char('0')))
            text.chop(1);
        text.remove(0, text.startsWith(QLatin1String("0.")) && text.size() > 2 ? 1 : 0);
        if (text.endsWith(QLatin1Char('.')))
            text.chop(1);
        return (tick < -1e-9 ? QStringLiteral("−") : QString()) + (text.isEmpty() ? QStringLiteral("0") : bareText(text));
    }
};

} // namespace

SilhouettePlot::SilhouettePlot(QWidget* parent) : CursorPlot(parent)
{
    xAxis->setTicker(QSharedPointer<ColumnsTicker>::create());
    xAxis->setLabel(tr("c, number of columns (as proposed for each)"));
    auto fits = QSharedPointer<FitTicker>::create();
    fits->setTickCount(mostTicks - 1);
    yAxis->setTicker(fits);
    m_curve = addGraph();
    m_marked = addGraph();
    m_present = addGraph();
    m_label = new QCPItemText(this);
    m_label->position->setType(QCPItemPosition::ptPlotCoords);
    setMinimumHeight(scaled(120));
    SilhouettePlot::applyColours();
    connect(this, &CursorPlot::chosen, this, [this](std::size_t point) { emit columnsChosen(m_data.points[point].columns); });
}

QSize SilhouettePlot::sizeHint() const
{
    return {scaled(360), scaled(150)};
}

void SilhouettePlot::show(SilhouetteData next)
{
    if (next == m_data)
        return;
    m_data = std::move(next);
    forgetCursor();
    QVector<double> columns;
    QVector<double> means;
    for (const auto& point : m_data.points) {
        columns << static_cast<double>(point.columns);
        means << point.mean;
    }
    m_curve->setData(columns, means, true);
    m_present->data()->clear();
    m_label->setVisible(m_data.now.has_value());
    if (m_data.now) {
        m_present->addData(static_cast<double>(m_data.now->columns), m_data.now->mean);
        const QString value = decimalText(QString::number(m_data.now->mean, 'f', 2));
        m_label->setText(m_data.byHand ? tr("now, by hand: %1").arg(value) : tr("now: %1").arg(value));
    }
    setUpRanges();
    showCursor();
    replot(rpQueuedReplot);
}

void SilhouettePlot::setUpRanges()
{
    double low = 0.0;
    double high = 0.05;
    double first = 2.0;
    double last = 3.0;
    const auto include = [&](const SilhouettePoint& point) {
        low = std::min(low, point.mean);
        high = std::max(high, point.mean);
        first = std::min(first, static_cast<double>(point.columns));
        last = std::max(last, static_cast<double>(point.columns));
    };
    for (const auto& point : m_data.points)
        include(point);
    if (m_data.now)
        include(*m_data.now);
    xAxis->setRange(first - 0.5, last + 0.5);
    yAxis->setRange(low < 0.0 ? low * 1.15 : 0.0, high * 1.2);
    if (!m_data.now)
        return;
    const auto at = static_cast<double>(m_data.now->columns);
    const bool leftHalf = at < (first + last) / 2.0;
    m_label->setPositionAlignment((leftHalf ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignTop);
    m_label->position->setCoords(at, m_data.now->mean - (high - low) * 0.08);
}

void SilhouettePlot::applyColours()
{
    CursorPlot::applyColours();
    setBackground(QBrush(ink(palette(), Ink::Base)));
    const auto text = ink(palette(), Ink::Text);
    const auto accent = ink(palette(), Ink::Accent);
    const QBrush base(ink(palette(), Ink::Base));
    m_curve->setPen(QPen(text, 1.75));
    m_curve->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(text, 1.5), base, 6));
    m_present->setPen(Qt::NoPen);
    m_present->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, accent, accent, 9));
    m_marked->setPen(Qt::NoPen);
    m_marked->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(accent, 2), Qt::NoBrush, 15));
    m_label->setColor(text);
    m_label->setFont(typeface(Type::Badge));
}

std::optional<std::size_t> SilhouettePlot::itemAt(QPointF position) const
{
    const double place = xAxis->pixelToCoord(position.x());
    for (std::size_t i = 0; i < m_data.points.size(); ++i)
        if (std::abs(place - static_cast<double>(m_data.points[i].columns)) <= 0.5)
            return i;
    return std::nullopt;
}

QString SilhouettePlot::sentenceFor(std::size_t item) const
{
    const auto& point = m_data.points[item];
    return tr("c = %1: mean silhouette %2; click to use this many columns").arg(point.columns).arg(point.mean, 0, 'f', 3);
}

std::size_t SilhouettePlot::firstItem() const
{
    const auto present = std::ranges::find_if(m_data.points, [&](const SilhouettePoint& point) {
        return m_data.now && point.columns == m_data.now->columns;
    });
    return present == m_data.points.end() ? 0 : static_cast<std::size_t>(present - m_data.points.begin());
}

void SilhouettePlot::showCursor()
{
    m_marked->data()->clear();
    setToolTip(cursor() ? sentenceFor(*cursor()) : QString());
    if (cursor())
        m_marked->addData(static_cast<double>(m_data.points[*cursor()].columns), m_data.points[*cursor()].mean);
}

} // namespace tranche
