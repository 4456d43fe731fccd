// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/risk_plot.h"

#include "ui/plots/axes.h"
#include "ui/style/number_text.h"
#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <algorithm>
#include <utility>

namespace tranche {

RiskPlot::RiskPlot(QWidget* parent) : CursorPlot(parent)
{
    yAxis->setTicker(countTicker());
    xAxis->setTicker(probabilityTicker());
    setTickCounts();
    xAxis->setLabel(tr("largest p(t,s) of a tuple"));
    for (auto** bars : {&m_within, &m_over}) {
        *bars = new QCPBars(xAxis, yAxis);
        (*bars)->setAntialiased(false);
        (*bars)->setWidthType(QCPBars::wtPlotCoords);
    }
    for (auto** line : {&m_limitEdge, &m_limit}) {
        *line = new QCPItemLine(this);
        (*line)->start->setTypeY(QCPItemPosition::ptAxisRectRatio);
        (*line)->end->setTypeY(QCPItemPosition::ptAxisRectRatio);
    }
    for (auto** text : {&m_limitText, &m_overText}) {
        *text = new QCPItemText(this);
        (*text)->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
        (*text)->setPositionAlignment(Qt::AlignLeft | Qt::AlignTop);
        (*text)->setPadding({6, 0, 0, 0});
        (*text)->setClipToAxisRect(false);
    }
    m_mark = new QCPItemRect(this);
    m_mark->setBrush(Qt::NoBrush);
    setMinimumHeight(scaled(150));
    RiskPlot::applyColours();
    setUpRanges();
    showLimit();
}

QSize RiskPlot::sizeHint() const
{
    return {scaled(360), scaled(220)};
}

void RiskPlot::show(RiskData next)
{
    if (next == m_data)
        return;
    m_data = std::move(next);
    forgetCursor();
    fill();
    setUpRanges();
    showLimit();
    showCursor();
    replot(rpQueuedReplot);
}

void RiskPlot::fill()
{
    m_within->data()->clear();
    m_over->data()->clear();
    for (const auto& bar : m_data.bars) {
        const bool over = m_data.limit && bar.low >= *m_data.limit;
        (over ? m_over : m_within)->addData((bar.low + bar.high) / 2, static_cast<double>(bar.tuples));
        (over ? m_over : m_within)->setWidth(bar.high - bar.low);
    }
}

void RiskPlot::setUpRanges()
{
    std::size_t most = 1;
    for (const auto& bar : m_data.bars)
        most = std::max(most, bar.tuples);
    yAxis->setRange(0, static_cast<double>(most) * 1.12);
    const double low = m_data.bars.empty() ? 0.0 : m_data.bars.front().low;
    double high = m_data.bars.empty() ? 1.0 : m_data.bars.back().high;
    const double width = m_data.bars.empty() ? 0.1 : m_data.bars.front().high - low;
    if (m_data.limit)
        high = std::max(high, *m_data.limit);
    const double from = std::max(0.0, low - 2 * width);
    const double room = m_data.limit ? 0.34 * (high - from) : width; // for the words right of the limit
    xAxis->setRange(from, std::max(high + width, m_data.limit.value_or(0.0) + room));
}

void RiskPlot::showLimit()
{
    const bool limited = m_data.limit.has_value() && !m_data.bars.empty();
    for (auto* item : std::initializer_list<QCPAbstractItem*>{m_limitEdge, m_limit, m_limitText, m_overText})
        item->setVisible(limited);
    if (!limited)
        return;
    const double at = *m_data.limit;
    for (auto* line : {m_limitEdge, m_limit}) {
        line->start->setCoords(at, 0.0);
        line->end->setCoords(at, 1.0);
    }
    m_limitText->position->setCoords(at, 0.0);
    m_limitText->setText(tr("1/ℓ = %1").arg(shareText(at)));
    m_overText->position->setCoords(at, 0.09);
    m_overText->setText(m_data.overLimit == 0 ? tr("none above") : tr("%1 above").arg(countText(m_data.overLimit)));
}

void RiskPlot::applyColours()
{
    CursorPlot::applyColours();
    const QPen gap(ink(palette(), Ink::Raised), 1); // bars stand 1 px apart
    m_within->setPen(gap);
    m_over->setPen(gap);
    m_within->setBrush(ink(palette(), Ink::Accent));
    m_over->setBrush(ink(palette(), Ink::Fail));
    m_limitEdge->setPen(QPen(ink(palette(), Ink::Raised), 5));
    m_limit->setPen(QPen(ink(palette(), Ink::Text), 2));
    m_limitText->setColor(ink(palette(), Ink::Text));
    m_limitText->setFont(typeface(Type::Badge));
    m_overText->setColor(ink(palette(), Ink::Text2));
    m_overText->setFont(typeface(Type::Caption));
    m_mark->setPen(QPen(ink(palette(), Ink::Text), 2));
}

std::optional<std::size_t> RiskPlot::itemAt(QPointF position) const
{
    if (!axisRect()->rect().contains(position.toPoint()))
        return std::nullopt;
    const double place = xAxis->pixelToCoord(position.x());
    for (std::size_t i = 0; i < m_data.bars.size(); ++i)
        if (place > m_data.bars[i].low && place <= m_data.bars[i].high)
            return i;
    return std::nullopt;
}

QString RiskPlot::sentenceFor(std::size_t item) const
{
    const auto& bar = m_data.bars[item];
    const QString share = percentText(static_cast<double>(bar.tuples) / static_cast<double>(m_data.tuples));
    return tr("p above %1 and at most %2: %3, %4 of all; click or press Enter to show them in Buckets")
        .arg(shareText(bar.low), shareText(bar.high), countText(bar.tuples, Counted::Tuple), share);
}

void RiskPlot::showCursor()
{
    m_mark->setVisible(cursor().has_value());
    if (!cursor())
        return;
    const auto& bar = m_data.bars[*cursor()];
    m_mark->topLeft->setCoords(bar.low, std::max(static_cast<double>(bar.tuples), yAxis->range().upper * 0.02));
    m_mark->bottomRight->setCoords(bar.high, 0.0);
}

} // namespace tranche
