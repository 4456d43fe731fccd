// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/utility/pair_dots_plot.h"

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

constexpr double pairRowHeight = 17.0; // at least
constexpr double dotSize = 9.0;

/// "0", ".05".
QString phiTick(double phiSquared)
{
    if (phiSquared >= 1.0)
        return QStringLiteral("1");
    QString text = QString::number(phiSquared, 'g', 3);
    if (text.startsWith(QLatin1String("0.")))
        text.remove(0, 1);
    return bareText(text);
}

} // namespace

PairDotsPlot::PairDotsPlot(QWidget* parent) : RowsPlot(parent), m_names(*this)
{
    nameRowsBeside();
    xAxis->setLabel(tr("φ², root scale; ring: before, dot: after"));
    axisRect()->setMinimumMargins({0, scaled(4), 0, 0});
    m_before = addGraph(yAxis, xAxis); // rows are the keys
    m_before->setLineStyle(QCPGraph::lsNone);
    PairDotsPlot::applyColours();
    PairDotsPlot::fill();
}

QSize PairDotsPlot::sizeHint() const
{
    return {scaled(340), scaled(pairRowHeight) * static_cast<int>(std::max<std::size_t>(m_data.dots.size(), 6)) + scaled(36)};
}

void PairDotsPlot::show(PairDotsData next)
{
    if (next == m_data)
        return;
    m_data = std::move(next);
    renew();
}

void PairDotsPlot::fill()
{
    m_names.clear();
    for (auto* line : std::exchange(m_lines, {}))
        removeItem(line);
    for (auto* dot : std::exchange(m_dots, {}))
        removeGraph(dot);
    m_before->data()->clear();
    for (std::size_t i = 0; i < m_data.dots.size(); ++i) {
        const auto& dot = m_data.dots[i];
        const auto row = static_cast<double>(i);
        m_names.add(row, dot.name, {}, false, scaled(8));
        m_before->addData(row, rootPlace(dot.before));
        m_lines.push_back(new QCPItemLine(this));
        m_lines.back()->start->setCoords(rootPlace(dot.before), row);
        m_lines.back()->end->setCoords(rootPlace(dot.after), row);
        m_lines.back()->setVisible(std::abs(rootPlace(dot.before) - rootPlace(dot.after)) > 0.02 * rootPlace(m_data.end));
        m_dots.push_back(addGraph(yAxis, xAxis));
        m_dots.back()->setLineStyle(QCPGraph::lsNone);
        m_dots.back()->addData(row, rootPlace(dot.after));
    }
    const auto rows = static_cast<double>(std::max<std::size_t>(m_data.dots.size(), 1));
    yAxis->setRange(-0.6, rows - 0.4);
    xAxis->setRange(0.0, rootPlace(m_data.end));
    xAxis->setTicker(fixedTicker(rootTicks(m_data.end), rootPlace, phiTick));
    xAxis->setTickLabels(!m_data.dots.empty());
}

QColor PairDotsPlot::colourOf(const PairDot& dot) const
{
    if (dot.inSensitiveColumn)
        return ink(palette(), Ink::Sensitive);
    return dot.column ? columnInk(palette(), *dot.column) : ink(palette(), Ink::Accent);
}

void PairDotsPlot::applyColours()
{
    RowsPlot::applyColours();
    const auto style = [](const QColor& edge, const QColor& inside) {
        return QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(edge, 2), inside, scaled(dotSize));
    };
    const QColor accent = ink(palette(), Ink::Accent);
    m_before->setPen(QPen(accent, 2));
    m_before->setScatterStyle(style(accent, ink(palette(), Ink::Raised)));
    for (std::size_t i = 0; i < m_dots.size(); ++i) {
        const QColor colour = colourOf(m_data.dots[i]);
        m_dots[i]->setPen(QPen(colour, 2));
        m_dots[i]->setScatterStyle(style(colour, colour));
        m_lines[i]->setPen(QPen(ink(palette(), Ink::Text2), 1, Qt::DashLine));
    }
    m_names.paint(palette());
}

void PairDotsPlot::fit()
{
    const int room = std::min(m_names.wantedWidth(), std::max(scaled(80), width() / 2));
    m_names.fit(room);
    axisRect()->setAutoMargins(QCP::msTop | QCP::msBottom | QCP::msRight);
    axisRect()->setMargins({std::max(room, scaled(8)), 0, scaled(8), 0});
}

} // namespace tranche
