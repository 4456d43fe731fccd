// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/utility/box_rows_plot.h"

#include "ui/plots/axes.h"
#include "ui/plots/utility/scales.h"
#include "ui/style/number_text.h"
#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tranche {

namespace {

constexpr double boxRowHeight = 15.0; // at least
constexpr double groupGap = 0.5;      // of a row
constexpr double halfBox = 0.32;

QString offTick(double share)
{
    return decimalText(QString::number(share * 100.0, 'g', 4));
}

} // namespace

BoxRowsPlot::BoxRowsPlot(QWidget* parent) : RowsPlot(parent), m_names(*this)
{
    nameRowsBeside();
    xAxis->setScaleType(QCPAxis::stLogarithmic);
    xAxis->setLabel(tr("off by, % of the count (log); less is better"));
    axisRect()->setMinimumMargins({});
    m_reference = new QCPItemLine(this);
    m_reference->start->setTypeY(QCPItemPosition::ptAxisRectRatio);
    m_reference->end->setTypeY(QCPItemPosition::ptAxisRectRatio);
    m_referenceText = new QCPItemText(this);
    m_referenceText->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
    m_referenceText->setClipToAxisRect(false);
    m_referenceText->setPadding({4, 0, 4, 0});
    BoxRowsPlot::fill();
    BoxRowsPlot::applyColours();
}

QSize BoxRowsPlot::sizeHint() const
{
    const double rows = static_cast<double>(std::max<std::size_t>(m_data.boxCount(), 9)) + 3 * groupGap;
    return {scaled(340), static_cast<int>(rows * scaled(boxRowHeight)) + scaled(38)};
}

void BoxRowsPlot::show(BoxRowsData next)
{
    if (next == m_data)
        return;
    m_data = std::move(next);
    renew();
}

/// What is exact, or nearly, stands at the left edge.
double BoxRowsPlot::placeOf(double share) const
{
    return std::clamp(share, m_data.from, m_data.to);
}

QCPItemLine* BoxRowsPlot::line(double fromX, double fromY, double toX, double toY)
{
    auto* drawn = new QCPItemLine(this);
    drawn->setClipToAxisRect(false); // what stands on the left edge
    drawn->start->setCoords(fromX, fromY);
    drawn->end->setCoords(toX, toY);
    return drawn;
}

void BoxRowsPlot::addBox(const BoxRow& row, bool own, double place)
{
    Drawn drawn{place, own};
    if (row.there) {
        drawn.whisker = line(placeOf(row.high), place, placeOf(row.whisker), place);
        drawn.cap = line(placeOf(row.whisker), place - halfBox / 2, placeOf(row.whisker), place + halfBox / 2);
        drawn.box = new QCPItemRect(this);
        drawn.box->topLeft->setCoords(placeOf(row.low), place - halfBox);
        drawn.box->bottomRight->setCoords(placeOf(row.high), place + halfBox);
        drawn.median = line(placeOf(row.median), place - halfBox - 0.06, placeOf(row.median), place + halfBox + 0.06);
    } else {
        drawn.text = new QCPItemText(this);
        drawn.text->setClipToAxisRect(false);
        drawn.text->position->setTypeX(QCPItemPosition::ptAxisRectRatio);
        drawn.text->position->setCoords(0.0, place);
        drawn.text->setPositionAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        drawn.text->setPadding({8, 0, 0, 0});
        drawn.text->setText(row.text);
    }
    m_names.add(place, row.name, {}, false, scaled(8));
    m_drawn.push_back(drawn);
}

void BoxRowsPlot::addGroup(const BoxGroup& group, double top)
{
    for (std::size_t i = 0; i < group.boxes.size(); ++i)
        addBox(group.boxes[i], group.own, top + static_cast<double>(i));
    if (!group.boxes.empty())
        m_names.add(top + static_cast<double>(group.boxes.size() - 1) / 2.0, group.name, group.hint, group.own, scaled(30));
}

void BoxRowsPlot::fill()
{
    m_names.clear();
    for (const auto& drawn : std::exchange(m_drawn, {}))
        for (auto* item : std::initializer_list<QCPAbstractItem*>{drawn.box, drawn.median, drawn.whisker, drawn.cap, drawn.text})
            if (item != nullptr)
                removeItem(item);
    double top = 0.0;
    for (const auto& group : m_data.groups) {
        addGroup(group, top);
        top += static_cast<double>(group.boxes.size()) + groupGap;
    }
    yAxis->setRange(-0.7, std::max(top - groupGap, 1.0) - 0.3);
    fillAxis();
}

void BoxRowsPlot::fillAxis()
{
    xAxis->setRange(m_data.from, m_data.to);
    xAxis->setTicker(fixedTicker(
        logTicks(m_data.from, m_data.to), [](double share) { return share; }, offTick));
    xAxis->setTickLabels(!m_data.groups.empty());
    const bool compared = m_data.reference.has_value();
    m_reference->setVisible(compared);
    m_referenceText->setVisible(compared);
    if (!compared)
        return;
    const double at = placeOf(*m_data.reference);
    m_reference->start->setCoords(at, 0.0);
    m_reference->end->setCoords(at, 1.0);
    m_referenceText->setText(m_data.referenceText);
    m_referenceText->position->setCoords(at, 0.0);
}

void BoxRowsPlot::applyColours()
{
    RowsPlot::applyColours();
    const QColor accent = ink(palette(), Ink::Accent);
    const QColor strong = ink(palette(), Ink::Strong);
    const QColor text = ink(palette(), Ink::Text);
    for (const auto& drawn : m_drawn) {
        if (drawn.text != nullptr) {
            drawn.text->setFont(typeface(Type::Caption));
            drawn.text->setColor(ink(palette(), Ink::Text2));
            continue;
        }
        drawn.box->setPen(QPen(drawn.own ? accent : strong, 1));
        drawn.box->setBrush(drawn.own ? QBrush(blend(accent, ink(palette(), Ink::Raised), 0.3)) : QBrush(strong, Qt::BDiagPattern));
        drawn.median->setPen(QPen(text, 3, Qt::SolidLine, Qt::FlatCap));
        for (auto* whisker : {drawn.whisker, drawn.cap})
            whisker->setPen(QPen(text, 1.5, Qt::SolidLine, Qt::FlatCap));
    }
    m_names.paint(palette());
    m_reference->setPen(QPen(text, 1, Qt::DashLine));
    m_referenceText->setFont(typeface(Type::Caption));
    m_referenceText->setColor(ink(palette(), Ink::Text2));
    m_referenceText->setBrush(ink(palette(), Ink::Raised));
}

void BoxRowsPlot::fit()
{
    const int room = std::min(m_names.wantedWidth(), std::max(scaled(90), width() * 2 / 5));
    m_names.fit(room);
    const int above = m_data.reference ? QFontMetrics(typeface(Type::Caption)).height() : 0;
    axisRect()->setAutoMargins(QCP::msBottom | QCP::msRight);
    axisRect()->setMargins({std::max(room, scaled(8)), std::max(above, scaled(4)), scaled(8), 0});
    if (!m_data.reference)
        return;
    const double across = std::max(0, width() - room - scaled(8));
    const double place = across * std::log(placeOf(*m_data.reference) / m_data.from) / std::log(m_data.to / m_data.from);
    const bool fits = place + QFontMetrics(typeface(Type::Caption)).horizontalAdvance(m_data.referenceText) + scaled(8) <= across;
    m_referenceText->setPositionAlignment((fits ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignBottom);
}

} // namespace tranche
