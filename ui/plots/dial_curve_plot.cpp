// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/dial_curve_plot.h"

#include "ui/plots/axes.h"
#include "ui/style/number_text.h"
#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <algorithm>
#include <cmath>

namespace tranche {

namespace {

constexpr double nearPixels = 5.0;

class PercentTicker final : public QCPAxisTicker {
protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int) override { return QStringLiteral("%1 %").arg(std::lround(tick)); }
};

QPen dashed(const QColor& colour, std::initializer_list<double> dashes)
{
    QPen pen(colour, 1.75);
    if (dashes.size() > 0)
        pen.setDashPattern(QVector<qreal>(dashes));
    return pen;
}

} // namespace

DialCurvePlot::DialCurvePlot(Size size, QWidget* parent) : CursorPlot(parent), m_size(size)
{
    setUpAxes();
    m_beyond = new QCPItemRect(this);
    m_beyond->setLayer(QStringLiteral("background"));
    m_beyond->setClipToAxisRect(true);
    m_beyond->bottomRight->setTypeX(QCPItemPosition::ptPlotCoords);
    for (QCPItemPosition* corner : {m_beyond->topLeft, m_beyond->bottomRight}) {
        corner->setTypeX(QCPItemPosition::ptPlotCoords);
        corner->setTypeY(QCPItemPosition::ptAxisRectRatio);
    }
    m_none = new QCPItemText(this);
    m_none->position->setType(QCPItemPosition::ptAxisRectRatio);
    m_none->position->setCoords(0.5, 0.5);
    m_none->setFont(typeface(Type::Caption));
    m_line = new QCPItemStraightLine(this);
    m_marked = new QCPItemStraightLine(this);
    m_largest = addGraph(xAxis, m_probability);
    m_kept = addGraph(xAxis, yAxis2);
    m_buckets = addGraph(xAxis, yAxis);
    m_largestNow = addGraph(xAxis, m_probability);
    m_keptNow = addGraph(xAxis, yAxis2);
    m_bucketsNow = addGraph(xAxis, yAxis);
    setAccessibleName(tr("What other settings would lead to"));
    connect(this, &CursorPlot::chosen, this, [this](std::size_t point) { emit dialChosen(m_data.points[point].at, 1e-9); });
    DialCurvePlot::applyColours();
    fill();
}

void DialCurvePlot::setUpAxes()
{
    m_probability = axisRect()->addAxis(QCPAxis::atRight);
    m_probability->setVisible(false);
    yAxis2->grid()->setVisible(false);
    const bool large = m_size == Size::Large;
    yAxis->setVisible(true);
    yAxis->setTickLabels(large);
    yAxis->setTicks(large);
    yAxis2->setVisible(large);
    yAxis2->setTickLabels(large);
    yAxis->setTicker(countTicker());
    auto percents = QSharedPointer<PercentTicker>::create();
    percents->setTickCount(2);
    yAxis2->setTicker(percents);
    auto dials = QSharedPointer<QCPAxisTicker>::create();
    dials->setTickCount(large ? mostTicks : mostTicks - 1);
    xAxis->setTicker(dials);
    xAxis->setNumberFormat(QStringLiteral("gb"));
    xAxis->setNumberPrecision(4);
    yAxis2->setSubTicks(false);
    yAxis2->setTickLengthIn(0);
}

QSize DialCurvePlot::sizeHint() const
{
    return m_size == Size::Large ? QSize(scaled(400), scaled(130)) : QSize(scaled(160), scaled(104));
}

QSize DialCurvePlot::minimumSizeHint() const
{
    return m_size == Size::Large ? QSize(scaled(240), scaled(90)) : QSize(scaled(120), scaled(80));
}

void DialCurvePlot::show(DialCurveData next)
{
    if (next == m_data)
        return;
    m_data = std::move(next);
    forgetCursor();
    fill();
}

void DialCurvePlot::fill()
{
    QVector<double> at;
    QVector<double> buckets;
    QVector<double> largest;
    QVector<double> keptAt;
    QVector<double> kept;
    for (const auto& point : m_data.points) {
        at << point.at;
        buckets << point.buckets;
        largest << point.largestP;
        if (point.keptPercent) {
            keptAt << point.at;
            kept << *point.keptPercent;
        }
    }
    m_buckets->setData(at, buckets, true);
    m_largest->setData(at, largest, true);
    m_kept->setData(keptAt, kept, true);
    if (m_size == Size::Large)
        xAxis->setLabel(m_data.symbol.isEmpty() ? QString() : tr("%1 (click to set)").arg(m_data.symbol));
    setUpRanges();
    showScales();
    showPresent();
    m_beyond->setVisible(m_data.limit.has_value() && !m_data.symbol.isEmpty());
    if (m_data.limit) {
        m_beyond->topLeft->setCoords(m_data.moreIsSafer ? *m_data.limit : m_data.first, 0.0);
        m_beyond->bottomRight->setCoords(m_data.moreIsSafer ? m_data.last : *m_data.limit, 1.0);
    }
    showCursor();
    replot(rpQueuedReplot);
}

void DialCurvePlot::setUpRanges()
{
    double most = 1.0;
    double leastKept = 100.0;
    double mostKept = 100.0;
    double greatestP = 0.1;
    for (const auto& point : m_data.points) {
        most = std::max(most, point.buckets);
        greatestP = std::max(greatestP, point.largestP);
        leastKept = std::min(leastKept, point.keptPercent.value_or(100.0));
        mostKept = std::max(mostKept, point.keptPercent.value_or(100.0));
    }
    xAxis->setRange(m_data.first, m_data.last);
    yAxis->setRange(0.0, most * 1.08);
    yAxis2->setRange(std::floor(leastKept / 10.0) * 10.0 - (leastKept == 100.0 ? 10.0 : 0.0), mostKept);
    m_probability->setRange(0.0, greatestP * 1.08);
}

/// Without a point there is nothing that a scale could be read for.
void DialCurvePlot::showScales()
{
    const bool any = !m_data.points.empty();
    const bool large = m_size == Size::Large;
    xAxis->setTicks(any);
    xAxis->setTickLabels(any);
    yAxis->setTicks(any && large);
    yAxis->setTickLabels(any && large);
    yAxis2->setTickLabels(any && large);
    yAxis->grid()->setVisible(any);
    m_none->setVisible(!any);
    m_none->setText(large ? tr("Nothing to show yet: the curve appears once there are buckets.") : tr("appears with\nthe buckets"));
}

void DialCurvePlot::showPresent()
{
    for (QCPGraph* graph : {m_bucketsNow, m_keptNow, m_largestNow})
        graph->data()->clear();
    m_line->setVisible(!m_data.symbol.isEmpty());
    m_line->point1->setCoords(m_data.asked, 0.0);
    m_line->point2->setCoords(m_data.asked, 1.0);
    if (!m_data.present)
        return;
    m_bucketsNow->addData(m_data.present->at, m_data.present->buckets);
    m_largestNow->addData(m_data.present->at, m_data.present->largestP);
    if (m_data.present->keptPercent)
        m_keptNow->addData(m_data.present->at, *m_data.present->keptPercent);
}

void DialCurvePlot::applyColours()
{
    CursorPlot::applyColours();
    const QColor back = ink(palette(), m_size == Size::Large ? Ink::Raised : Ink::Window);
    const QColor text = ink(palette(), Ink::Text);
    const QColor accent = ink(palette(), Ink::Accent);
    const QColor sensitive = ink(palette(), Ink::Sensitive);
    setBackground(QBrush(back));
    m_buckets->setPen(dashed(text, {}));
    m_kept->setPen(dashed(accent, {6.0, 3.0}));
    m_largest->setPen(dashed(sensitive, {1.5, 2.0}));
    const std::pair<QCPGraph*, QColor> dots[] = {{m_bucketsNow, text}, {m_keptNow, accent}, {m_largestNow, sensitive}};
    for (const auto& [graph, colour] : dots) {
        graph->setPen(Qt::NoPen);
        graph->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(colour, 1.75), QBrush(back), 8));
    }
    m_line->setPen(QPen(accent, 2.0));
    m_marked->setPen(QPen(ink(palette(), Ink::Strong), 1.0, Qt::DashLine));
    m_none->setColor(ink(palette(), Ink::Text2));
    m_beyond->setPen(Qt::NoPen);
    m_beyond->setBrush(QBrush(ink(palette(), Ink::Strong), Qt::BDiagPattern));
    paintAxis(*yAxis2, palette());
    yAxis2->setBasePen(Qt::NoPen);
    yAxis2->setTickPen(Qt::NoPen);
    yAxis2->setTickLabelColor(accent);
}

std::size_t DialCurvePlot::nearest(double place) const
{
    const auto closest = std::ranges::min_element(m_data.points, {}, [place](const auto& point) { return std::abs(point.at - place); });
    return static_cast<std::size_t>(closest - m_data.points.begin());
}

std::optional<std::size_t> DialCurvePlot::itemAt(QPointF position) const
{
    return m_data.points.empty() ? std::nullopt : std::optional(nearest(xAxis->pixelToCoord(position.x())));
}

std::size_t DialCurvePlot::firstItem() const
{
    return nearest(m_data.asked);
}

QString DialCurvePlot::sentenceFor(std::size_t item) const
{
    return curveSentence(m_data, m_data.points[item]);
}

void DialCurvePlot::showCursor()
{
    m_marked->setVisible(cursor().has_value());
    if (!cursor())
        return setToolTip({});
    const double place = m_data.points[*cursor()].at;
    m_marked->point1->setCoords(place, 0.0);
    m_marked->point2->setCoords(place, 1.0);
    const QString open = tr("Does not cover: other columns or changed settings.");
    setToolTip(QStringLiteral("<qt>%1.<br>%2</qt>").arg(sentenceFor(*cursor()).toHtmlEscaped(), open));
}

void DialCurvePlot::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_data.symbol.isEmpty() || !rect().contains(event->position().toPoint()))
        return;
    const double nearness = std::abs(xAxis->pixelToCoord(nearPixels) - xAxis->pixelToCoord(0.0));
    emit dialChosen(xAxis->pixelToCoord(event->position().x()), nearness);
}

} // namespace tranche
