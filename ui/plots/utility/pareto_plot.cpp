// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/utility/pareto_plot.h"

#include "ui/plots/axes.h"
#include "ui/style/plain_hint.h"
#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tranche {

namespace {

constexpr double spotReach = 12.0;

QCPGraph* addDots(ParetoPlot& plot)
{
    auto* graph = plot.addGraph();
    graph->setLineStyle(QCPGraph::lsNone);
    graph->setAntialiased(true);
    return graph;
}

} // namespace

ParetoPlot::ParetoPlot(QWidget* parent) : CursorPlot(parent)
{
    m_steps = new QCPCurve(xAxis, yAxis);
    m_hollow = addDots(*this);
    m_full = addDots(*this);
    m_current = addDots(*this);
    m_marked = addDots(*this);
    m_none = new QCPItemText(this);
    m_none->position->setType(QCPItemPosition::ptAxisRectRatio);
    m_none->position->setCoords(0.5, 0.5);
    m_none->setFont(typeface(Type::Caption));
    m_none->setText(tr("Appears as scenarios are calculated"));
    xAxis->setTicker(probabilityTicker());
    yAxis->setTicker(numberTicker());
    setTickCounts();
    xAxis->setLabel(tr("largest p(t,s): safer to the left"));
    setAccessibleName(tr("Risk against utility"));
    ParetoPlot::applyColours();
    fill();
}

QSize ParetoPlot::sizeHint() const
{
    return {scaled(480), scaled(240)};
}

QSize ParetoPlot::minimumSizeHint() const
{
    return {scaled(240), scaled(150)};
}

void ParetoPlot::show(ParetoData next, QStringList sentences, const QString& valueLabel)
{
    m_sentences = std::move(sentences);
    if (next == m_data && yAxis->label() == valueLabel)
        return;
    m_data = std::move(next);
    yAxis->setLabel(valueLabel);
    forgetCursor();
    fill();
}

void ParetoPlot::fill()
{
    for (QCPGraph* graph : {m_hollow, m_full, m_current})
        graph->data()->clear();
    for (const auto& spot : m_data.spots) {
        (spot.front ? m_full : m_hollow)->addData(spot.largestP, spot.value);
        if (spot.current)
            m_current->addData(spot.largestP, spot.value);
    }
    m_steps->data()->clear();
    for (const auto& [p, value] : m_data.steps)
        m_steps->addData(p, value);
    const bool any = !m_data.spots.empty();
    m_none->setVisible(!any);
    for (QCPAxis* axis : {xAxis, yAxis}) {
        axis->setTicks(any);
        axis->setTickLabels(any);
    }
    yAxis->grid()->setVisible(any);
    setUpRanges();
    showLetters();
    showCursor();
    replot(rpQueuedReplot);
}

void ParetoPlot::setUpRanges()
{
    if (m_data.spots.empty())
        return;
    const auto [least, most] = std::ranges::minmax(m_data.spots, {}, &ParetoSpot::value);
    const double margin = std::max((most.value - least.value) * 0.12, std::abs(most.value) * 0.01 + 1e-6);
    yAxis->setRange(least.value - margin, most.value + margin);
    const double first = m_data.spots.front().largestP;
    const double last = m_data.spots.back().largestP;
    const double side = std::max((last - first) * 0.08, 0.02);
    xAxis->setRange(std::max(0.0, first - side), std::min(1.05, last + side));
}

void ParetoPlot::showLetters()
{
    for (auto* letter : m_letters)
        removeItem(letter);
    m_letters.clear();
    for (const auto& spot : m_data.spots) {
        if (spot.letter.isEmpty())
            continue;
        auto* letter = new QCPItemText(this);
        letter->setText(spot.letter);
        letter->setFont(typeface(Type::Badge));
        letter->setColor(ink(palette(), spot.current ? Ink::Accent : Ink::Text));
        letter->setPositionAlignment(Qt::AlignRight | Qt::AlignBottom);
        letter->setPadding(QMargins(0, 0, 6, 4));
        letter->position->setCoords(spot.largestP, spot.value);
        m_letters.push_back(letter);
    }
}

void ParetoPlot::applyColours()
{
    CursorPlot::applyColours();
    const QColor back = ink(palette(), Ink::Raised);
    const QColor text = ink(palette(), Ink::Text);
    const QColor accent = ink(palette(), Ink::Accent);
    QPen line(accent, 1.5);
    line.setDashPattern({5.0, 3.0});
    m_steps->setPen(line);
    m_hollow->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(ink(palette(), Ink::Text2), 1.25), QBrush(back), 7));
    m_full->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(text, 1.25), QBrush(text), 8));
    m_current->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(accent, 2.0), QBrush(Qt::NoBrush), 15));
    m_marked->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(ink(palette(), Ink::Strong), 1.5), QBrush(Qt::NoBrush), 20));
    for (QCPGraph* graph : {m_hollow, m_full, m_current, m_marked})
        graph->setPen(Qt::NoPen);
    m_none->setColor(ink(palette(), Ink::Text2));
    for (QCPAxis* axis : {xAxis, yAxis}) {
        axis->setLabelFont(typeface(Type::Caption));
        axis->setLabelColor(ink(palette(), Ink::Text2));
    }
    showLetters();
}

QPointF ParetoPlot::placeOf(std::size_t spot) const
{
    return {xAxis->coordToPixel(m_data.spots[spot].largestP), yAxis->coordToPixel(m_data.spots[spot].value)};
}

std::optional<std::size_t> ParetoPlot::itemAt(QPointF position) const
{
    std::optional<std::size_t> nearest;
    double least = spotReach;
    for (std::size_t i = 0; i < m_data.spots.size(); ++i) {
        const QPointF away = placeOf(i) - position;
        const double distance = std::hypot(away.x(), away.y()) - (m_data.spots[i].letter.isEmpty() ? 0.0 : 0.5); // pinned before tried
        if (distance < least) {
            least = distance;
            nearest = i;
        }
    }
    return nearest;
}

std::size_t ParetoPlot::firstItem() const
{
    const auto current = std::ranges::find(m_data.spots, true, &ParetoSpot::current);
    return current == m_data.spots.end() ? 0 : static_cast<std::size_t>(current - m_data.spots.begin());
}

void ParetoPlot::showCursor()
{
    m_marked->data()->clear();
    setToolTip(cursor() ? plainHint(sentenceFor(*cursor())) : QString());
    if (cursor())
        m_marked->addData(m_data.spots[*cursor()].largestP, m_data.spots[*cursor()].value);
}

} // namespace tranche
