// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/bar_rows_plot.h"

#include "ui/plots/axes.h"
#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tranche {

namespace {

constexpr double barRowHeight = 24.0;
constexpr double thickness = 0.4; // of a row

Ink inkOf(BarRowsData::Look look)
{
    return look == BarRowsData::Look::Sensitive ? Ink::Sensitive : Ink::Accent;
}

} // namespace

BarRowsPlot::BarRowsPlot(QWidget* parent) : RowsPlot(parent)
{
    hideAxes(*this);
    axisRect()->setMinimumSize(0, 0); // a single row is a row high
    for (auto** bars : {&m_groove, &m_bars, &m_over}) {
        *bars = new QCPBars(yAxis, xAxis); // lying
        (*bars)->setAntialiased(false);
        (*bars)->setWidth(thickness);
    }
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    BarRowsPlot::applyColours();
}

void BarRowsPlot::setGround(Ink ground)
{
    m_ground = ground;
    applyColours();
}

QSize BarRowsPlot::sizeHint() const
{
    return {scaled(300), scaled(barRowHeight) * static_cast<int>(std::max<std::size_t>(m_data.rows.size(), 1))};
}

void BarRowsPlot::show(BarRowsData next)
{
    if (next == m_data)
        return;
    m_data = std::move(next);
    renew();
}

void BarRowsPlot::fill()
{
    for (auto* bars : {m_groove, m_bars, m_over})
        bars->data()->clear();
    for (std::size_t i = 0; i < m_data.rows.size(); ++i) {
        const auto place = static_cast<double>(i);
        m_groove->addData(place, m_data.end);
        (m_data.rows[i].over ? m_over : m_bars)->addData(place, std::min(m_data.rows[i].value, m_data.end));
    }
    xAxis->setRange(0, m_data.end > 0.0 ? m_data.end : 1.0);
    setUpItems();
}

QCPItemText* BarRowsPlot::words(bool figure, std::size_t row)
{
    auto* text = new QCPItemText(this);
    text->setClipToAxisRect(false);
    text->position->setTypeX(QCPItemPosition::ptViewportRatio);
    text->position->setCoords(figure ? 1.0 : 0.0, static_cast<double>(row));
    text->setPositionAlignment((figure ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    text->setText(figure ? m_data.rows[row].text : m_data.rows[row].name);
    return text;
}

QCPItemLine* BarRowsPlot::line(double from, double to, double row)
{
    auto* drawn = new QCPItemLine(this);
    const bool upright = from == to;
    drawn->setClipToAxisRect(false);
    drawn->start->setCoords(from, upright ? row - 0.36 : row);
    drawn->end->setCoords(to, upright ? row + 0.36 : row);
    return drawn;
}

void BarRowsPlot::setUpItems()
{
    for (auto* item : m_names)
        removeItem(item);
    for (auto* item : m_figures)
        removeItem(item);
    for (auto* item : m_lines)
        removeItem(item);
    m_names.clear();
    m_figures.clear();
    m_lines.clear();
    for (std::size_t i = 0; i < m_data.rows.size(); ++i) {
        m_names.push_back(words(false, i));
        m_figures.push_back(words(true, i));
        const auto place = static_cast<double>(i);
        if (m_data.limit && *m_data.limit <= m_data.end)
            m_lines.push_back(line(*m_data.limit, *m_data.limit, place));
        if (const auto& interval = m_data.rows[i].interval)
            for (const auto& [from, to] : {std::pair(interval->low, interval->high), std::pair(interval->low, interval->low),
                                           std::pair(interval->high, interval->high)})
                m_lines.push_back(line(std::min(from, m_data.end), std::min(to, m_data.end), place));
    }
}

void BarRowsPlot::fit()
{
    const QFontMetrics body(typeface(Type::Body));
    const QFontMetrics bold(typeface(Type::Bold));
    int names = 0;
    int figures = 0;
    for (const auto& row : m_data.rows) {
        names = std::max(names, body.horizontalAdvance(row.name) + scaled(3)); // advances are rounded
        figures = std::max(figures, bold.horizontalAdvance(row.text));
    }
    names = std::min(names, std::max(scaled(80), (width() - figures) * 5 / 9));
    for (std::size_t i = 0; i < m_names.size(); ++i)
        m_names[i]->setText(body.elidedText(m_data.rows[i].name, Qt::ElideRight, names));
    axisRect()->setMargins({names + scaled(12), 0, figures + scaled(12), 0});
    // Rows keep their height and stand at the top, however much room there is.
    const double room = static_cast<double>(height()) / scaled(barRowHeight);
    yAxis->setRange(-0.5, std::max(static_cast<double>(std::max<std::size_t>(m_data.rows.size(), 1)), room) - 0.5);
}

void BarRowsPlot::applyColours()
{
    RowsPlot::applyColours();
    setBackground(QBrush(ink(palette(), m_ground)));
    const bool hatched = m_data.look == BarRowsData::Look::Hatched;
    const QColor colour = hatched ? columnInk(palette(), 1) : ink(palette(), inkOf(m_data.look));
    m_groove->setPen(schemeOf(palette()) == Scheme::HighContrast ? QPen(ink(palette(), Ink::Text), 1) : QPen(Qt::NoPen));
    m_groove->setBrush(ink(palette(), Ink::Track));
    m_bars->setPen(hatched ? QPen(colour, 1) : QPen(Qt::NoPen));
    m_bars->setBrush(hatched ? QBrush(colour, Qt::BDiagPattern) : QBrush(colour));
    m_over->setPen(Qt::NoPen);
    m_over->setBrush(ink(palette(), Ink::Fail));
    for (auto* name : m_names) {
        name->setFont(typeface(Type::Body));
        name->setColor(ink(palette(), Ink::Text));
    }
    for (auto* figure : m_figures) {
        figure->setFont(typeface(Type::Bold));
        figure->setColor(ink(palette(), Ink::Text));
    }
    for (auto* drawn : m_lines)
        drawn->setPen(QPen(ink(palette(), Ink::Text), 2, Qt::SolidLine, Qt::FlatCap));
}

} // namespace tranche
