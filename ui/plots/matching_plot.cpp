// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/matching_plot.h"

#include "ui/plots/axes.h"
#include "ui/style/number_text.h"
#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tranche {

MatchingPlot::MatchingPlot(QWidget* parent) : CursorPlot(parent)
{
    yAxis->setTicker(countTicker());
    setTickCounts();
    xAxis->setLabel(tr("matching buckets"));
    m_originals = new QCPBars(xAxis, yAxis);
    m_fakes = new QCPBars(xAxis, yAxis);
    m_originals->setName(tr("originals"));
    m_fakes->setName(tr("fakes"));
    auto* group = new QCPBarsGroup(this);
    group->setSpacingType(QCPBarsGroup::stAbsolute);
    group->setSpacing(1);
    for (auto* bars : {m_originals, m_fakes}) {
        bars->setBarsGroup(group);
        bars->setAntialiased(false);
        bars->setWidth(0.4);
    }
    for (int i = 0; i < 2; ++i) {
        m_after[i] = new QCPItemStraightLine(this);
        m_after[i]->point1->setCoords(2.5 + i, 0.0);
        m_after[i]->point2->setCoords(2.5 + i, 1.0);
    }
    m_mark = new QCPItemRect(this);
    m_mark->setBrush(Qt::NoBrush);
    m_mark->setVisible(false);
    legend->setVisible(true);
    axisRect()->insetLayout()->setInsetAlignment(0, Qt::AlignTop | Qt::AlignHCenter);
    setMinimumHeight(scaled(150));
    MatchingPlot::applyColours();
}

QSize MatchingPlot::sizeHint() const
{
    return {scaled(360), scaled(220)};
}

void MatchingPlot::show(MatchingData next)
{
    if (next == m_data)
        return;
    m_data = std::move(next);
    forgetCursor();
    fill();
    showCursor();
    replot(rpQueuedReplot);
}

void MatchingPlot::fill()
{
    m_originals->data()->clear();
    m_fakes->data()->clear();
    auto names = QSharedPointer<QCPAxisTickerText>::create();
    double most = 1.0;
    for (std::size_t i = 0; i < m_data.bars.size(); ++i) {
        const auto& bar = m_data.bars[i];
        const auto place = static_cast<double>(i);
        m_originals->addData(place, bar.originals);
        m_fakes->addData(place, bar.fakes);
        names->addTick(place, classText(bar));
        most = std::max({most, bar.originals, bar.fakes});
    }
    xAxis->setTicker(names);
    xAxis->setRange(-0.6, static_cast<double>(std::max<std::size_t>(m_data.bars.size(), 1)) - 0.4);
    yAxis->setRange(0, most * 1.12);
}

void MatchingPlot::applyColours()
{
    CursorPlot::applyColours();
    const QColor fakes = columnInk(palette(), 1);
    m_originals->setPen(Qt::NoPen);
    m_originals->setBrush(ink(palette(), Ink::Accent));
    m_fakes->setPen(QPen(fakes, 1));
    m_fakes->setBrush(QBrush(fakes, Qt::BDiagPattern));
    for (auto* line : m_after)
        line->setPen(QPen(ink(palette(), Ink::Text2), 1, Qt::DashLine));
    m_mark->setPen(QPen(ink(palette(), Ink::Text), 2));
    legend->setBrush(Qt::NoBrush); // the lines go through
    legend->setBorderPen(Qt::NoPen);
    legend->setFont(typeface(Type::Caption));
    legend->setTextColor(ink(palette(), Ink::Text2));
}

std::optional<std::size_t> MatchingPlot::itemAt(QPointF position) const
{
    if (!axisRect()->rect().contains(position.toPoint()))
        return std::nullopt;
    const auto place = std::lround(xAxis->pixelToCoord(position.x()));
    if (place < 0 || place >= static_cast<long>(m_data.bars.size()))
        return std::nullopt;
    return static_cast<std::size_t>(place);
}

QString MatchingPlot::sentenceFor(std::size_t item) const
{
    const auto& bar = m_data.bars[item];
    const QString originals = countText(static_cast<std::size_t>(std::llround(bar.originals)));
    const QString fakes = countText(static_cast<std::size_t>(std::llround(bar.fakes)));
    return m_data.estimated ? tr("matching buckets: %1, originals: %2, fakes: about %3 (estimate)").arg(classText(bar), originals, fakes)
                            : tr("matching buckets: %1, originals: %2, fakes: %3").arg(classText(bar), originals, fakes);
}

void MatchingPlot::showCursor()
{
    m_mark->setVisible(cursor().has_value());
    if (!cursor())
        return;
    const auto& bar = m_data.bars[*cursor()];
    const auto place = static_cast<double>(*cursor());
    m_mark->topLeft->setCoords(place - 0.48, std::max({bar.originals, bar.fakes, yAxis->range().upper * 0.03}));
    m_mark->bottomRight->setCoords(place + 0.48, 0.0);
}

} // namespace tranche
