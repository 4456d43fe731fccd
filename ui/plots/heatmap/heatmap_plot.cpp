// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/heatmap/heatmap_plot.h"

#include "ui/plots/axes.h"
#include "ui/plots/heatmap/heatmap_items.h"
#include "ui/style/number_text.h"
#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace tranche {

namespace {

constexpr double namesFrom = 12.0; // pixels a cell
constexpr std::size_t overviewAbove = 60;
constexpr double overviewSide = 120.0;

/// Where a value lies on the colour scale of its mode.
double placeOf(HeatmapMode mode, double value)
{
    return mode == HeatmapMode::Difference ? changePlace(value) : std::sqrt(value);
}

} // namespace

HeatmapPlot::HeatmapPlot(QWidget* parent) : QCustomPlot(parent)
{
    hideAxes(*this);
    yAxis->setRangeReversed(true);
    setNoAntialiasingOnDrag(false);
    m_map = new QCPColorMap(xAxis, yAxis);
    m_map->setInterpolate(false);
    m_map->setTightBoundary(false);
    m_map->setDataRange(QCPRange(0, 1));
    auto* cells = new HeatmapCells(this);
    cells->setLayer(QStringLiteral("axes"));
    auto* surround = new HeatmapSurround(this);
    surround->setLayer(QStringLiteral("overlay"));
    layer(QStringLiteral("overlay"))->setMode(QCPLayer::lmBuffered);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("φ² of every pair of attributes"));
    applyColours();
}

void HeatmapPlot::show(HeatmapData next)
{
    if (next == m_data)
        return;
    const auto pair = cursor();
    const bool otherSize = next.size() != m_data.size();
    const bool otherScale = (next.mode == HeatmapMode::Difference) != (m_data.mode == HeatmapMode::Difference);
    m_data = std::move(next);
    if (otherScale)
        applyColours();
    m_cursor.reset();
    m_hovered.reset();
    if (otherSize)
        m_fitted = true;
    fillMap();
    layOut();
    if (pair)
        setCursor(pair->first, pair->second);
    replot(rpQueuedReplot);
}

void HeatmapPlot::fillMap()
{
    const auto size = static_cast<int>(m_data.size());
    m_map->setVisible(size > 1);
    if (size < 2)
        return;
    m_map->data()->setSize(size, size);
    m_map->data()->setRange(QCPRange(0.5, size - 0.5), QCPRange(0.5, size - 0.5)); // centres of the outer cells
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column)
            // The diagonal is drawn over; where a cell's edge falls between two pixels nothing of its 1 is to shine through.
            m_map->data()->setCell(
                column, row,
                placeOf(m_data.mode,
                        row == column ? 0.0 : m_data.shownAt(static_cast<std::size_t>(row), static_cast<std::size_t>(column))));
    m_map->setDataRange(QCPRange(0, 1));
    drawSmallMap();
}

void HeatmapPlot::drawSmallMap()
{
    m_small = {};
    if (!showsOverview())
        return;
    const auto size = static_cast<int>(m_data.size());
    m_small = QImage(size, size, QImage::Format_RGB32);
    constexpr int shades = 256;
    std::array<QRgb, shades> colours{};
    for (int shade = 0; shade < shades; ++shade)
        colours[static_cast<std::size_t>(shade)] = colourOf(shade / (shades - 1.0)).rgb();
    for (int row = 0; row < size; ++row) {
        auto* line = reinterpret_cast<QRgb*>(m_small.scanLine(row));
        for (int column = 0; column < size; ++column)
            line[column] = colours[static_cast<std::size_t>(std::lround(m_map->data()->cell(column, row) * (shades - 1)))];
    }
    if (const int most = scaled(overviewSide * 2); size > most)
        m_small = m_small.scaled(most, most, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

QColor HeatmapPlot::colourOf(double place) const
{
    if (m_data.mode != HeatmapMode::Difference)
        return phiInk(palette(), place * place);
    const double root = 2.0 * place - 1.0;
    return changeInk(palette(), (root < 0.0 ? -1.0 : 1.0) * root * root * greatestChange);
}

QColor HeatmapPlot::valueInk(double value) const
{
    return m_data.mode == HeatmapMode::Difference ? changeInk(palette(), value) : phiInk(palette(), value);
}

void HeatmapPlot::applyColours()
{
    setBackground(QBrush(ink(palette(), Ink::Base)));
    QCPColorGradient gradient;
    gradient.clearColorStops();
    const int stops = m_data.mode == HeatmapMode::Difference ? 6 : 5; // the map's own stops lie at equal steps of the root
    for (int i = 0; i <= stops; ++i)
        gradient.setColorStopAt(static_cast<double>(i) / stops, colourOf(static_cast<double>(i) / stops));
    m_map->setGradient(gradient);
    drawSmallMap();
}

bool HeatmapPlot::showsOverview() const
{
    return m_data.size() > overviewAbove;
}

QRectF HeatmapPlot::overviewArea() const
{
    const double side = scaled(overviewSide);
    return {m_area.right() + scaled(16), m_area.bottom() - side, side, side};
}

QRectF HeatmapPlot::overviewPart() const
{
    const auto whole = overviewArea();
    const double step = whole.width() / static_cast<double>(std::max<std::size_t>(1, m_data.size()));
    return {whole.left() + m_origin.x() * step, whole.top() + m_origin.y() * step, m_area.width() / m_cell * step,
            m_area.height() / m_cell * step};
}

bool HeatmapPlot::showsNames() const
{
    return m_cell >= namesFrom;
}

QMarginsF HeatmapPlot::roomAround() const
{
    auto font = typeface(Type::Caption);
    font.setBold(true);
    const QFontMetricsF metrics(font);
    double longest = 0.0;
    for (const auto& name : m_data.names)
        longest = std::max(longest, std::min<double>(metrics.horizontalAdvance(name), longestName()));
    const double slanted = (longest + metrics.height()) * std::sqrt(0.5);
    const auto edge = static_cast<double>(scaled(16));
    return {edge + longest + scaled(8), edge + slanted + scaled(8), std::max<double>(scaled(showsOverview() ? 152 : 96), slanted), edge};
}

double HeatmapPlot::greatestFit() const
{
    const auto room = roomAround();
    const double side = std::min(width() - room.left() - room.right(), height() - room.top() - room.bottom());
    return std::max(1.0, side) / static_cast<double>(std::max<std::size_t>(1, m_data.size()));
}

void HeatmapPlot::layOut()
{
    const auto room = roomAround();
    const double across = std::max(1.0, width() - room.left() - room.right());
    const double down = std::max(1.0, height() - room.top() - room.bottom());
    if (m_fitted)
        m_cell = std::min<double>(scaled(34), greatestFit());
    const auto all = m_cell * static_cast<double>(m_data.size());
    m_area = QRectF(std::round(room.left()), std::round(room.top()), std::min(across, all), std::min(down, all));
    axisRect()->setMargins(
        QMargins(qRound(m_area.left()), qRound(m_area.top()), qRound(width() - m_area.right()), qRound(height() - m_area.bottom())));
    setOrigin(m_fitted ? QPointF() : m_origin);
}

void HeatmapPlot::setOrigin(QPointF origin)
{
    const auto size = static_cast<double>(m_data.size());
    const double across = m_area.width() / m_cell;
    const double down = m_area.height() / m_cell;
    m_origin = {std::clamp(origin.x(), 0.0, std::max(0.0, size - across)), std::clamp(origin.y(), 0.0, std::max(0.0, size - down))};
    xAxis->setRange(m_origin.x(), m_origin.x() + across);
    yAxis->setRange(m_origin.y(), m_origin.y() + down);
}

QRectF HeatmapPlot::cellRect(Cell cell) const
{
    return {m_area.left() + (static_cast<double>(cell.column) - m_origin.x()) * m_cell,
            m_area.top() + (static_cast<double>(cell.row) - m_origin.y()) * m_cell, m_cell, m_cell};
}

std::optional<HeatmapPlot::Cell> HeatmapPlot::cellAt(QPointF position) const
{
    if (!m_area.contains(position))
        return {};
    const Cell cell{static_cast<std::size_t>((position.y() - m_area.top()) / m_cell + m_origin.y()),
                    static_cast<std::size_t>((position.x() - m_area.left()) / m_cell + m_origin.x())};
    if (cell.row >= m_data.size() || cell.column >= m_data.size())
        return {};
    return cell;
}

HeatmapPlot::Pair HeatmapPlot::pairAt(Cell cell) const
{
    return {m_data.order[cell.row], m_data.order[cell.column], m_data.at(cell.row, cell.column)};
}

std::optional<HeatmapPlot::Pair> HeatmapPlot::cursor() const
{
    return m_cursor ? std::optional(pairAt(*m_cursor)) : std::nullopt;
}

void HeatmapPlot::setCursor(AttributeId first, AttributeId second)
{
    const auto row = std::ranges::find(m_data.order, first);
    const auto column = std::ranges::find(m_data.order, second);
    if (row == m_data.order.end() || column == m_data.order.end())
        return;
    m_cursor = Cell{static_cast<std::size_t>(row - m_data.order.begin()), static_cast<std::size_t>(column - m_data.order.begin())};
    showCursor();
    replotOverlay();
}

void HeatmapPlot::placeCursor(Cell cell)
{
    m_cursor = cell;
    showCursor();
    replotOverlay();
    const auto pair = pairAt(cell);
    setAccessibleDescription(pairLine(m_data, cell.row, cell.column));
    emit cursorMoved(pair);
}

void HeatmapPlot::showCursor()
{
    const auto before = m_origin;
    auto origin = m_origin;
    const auto keep = [](double start, double visible, std::size_t place) {
        return std::clamp(start, static_cast<double>(place) + 1 - visible, static_cast<double>(place));
    };
    if (m_area.width() >= m_cell)
        origin.setX(keep(origin.x(), m_area.width() / m_cell, m_cursor->column));
    if (m_area.height() >= m_cell)
        origin.setY(keep(origin.y(), m_area.height() / m_cell, m_cursor->row));
    setOrigin(origin);
    if (m_origin != before)
        replot(rpQueuedReplot);
}

void HeatmapPlot::replotOverlay()
{
    layer(QStringLiteral("overlay"))->replot();
}

} // namespace tranche
