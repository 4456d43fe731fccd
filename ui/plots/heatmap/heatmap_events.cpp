// SPDX-License-Identifier: GPL-3.0-or-later
// Keys, pointer and wheel of the heatmap.
#include "ui/plots/heatmap/heatmap_plot.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tranche {

namespace {

constexpr double zoomStep = 1.25;
constexpr double greatestCell = 80.0;

} // namespace

void HeatmapPlot::zoomIn()
{
    zoom(zoomStep, m_area.center());
}

void HeatmapPlot::zoomOut()
{
    zoom(1 / zoomStep, m_area.center());
}

void HeatmapPlot::fit()
{
    m_fitted = true;
    layOut();
    replot(rpQueuedReplot);
}

void HeatmapPlot::zoom(double factor, QPointF around)
{
    if (m_data.size() == 0)
        return;
    const auto least = std::min(greatestFit(), greatestCell);
    const auto cell = std::clamp(m_cell * factor, least, greatestCell);
    const auto inMap = QPointF(std::clamp(around.x(), m_area.left(), m_area.right()), std::clamp(around.y(), m_area.top(), m_area.bottom()))
                       - m_area.topLeft();
    const auto fixed = m_origin + inMap / m_cell; // stays under the pointer
    m_fitted = false;
    m_cell = cell;
    m_origin = fixed - inMap / m_cell;
    layOut();
    replot(rpQueuedReplot);
}

void HeatmapPlot::pan(QPointF pixels)
{
    setOrigin(m_origin - pixels / m_cell);
    replot(rpQueuedReplot);
}

bool HeatmapPlot::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QCustomPlot::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto cell = cellAt(help->pos());
    if (cell)
        QToolTip::showText(help->globalPos(), pairToolTip(m_data, cell->row, cell->column), this, cellRect(*cell).toRect());
    else
        QToolTip::hideText();
    return true;
}

void HeatmapPlot::focusInEvent(QFocusEvent* event)
{
    QCustomPlot::focusInEvent(event);
    if (!m_cursor && m_data.size() > 0 && event->reason() != Qt::MouseFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        placeCursor({});
    replotOverlay();
}

void HeatmapPlot::focusOutEvent(QFocusEvent* event)
{
    QCustomPlot::focusOutEvent(event);
    replotOverlay();
}

void HeatmapPlot::showPartAround(QPointF inOverview)
{
    const auto whole = overviewArea();
    const auto size = static_cast<double>(m_data.size());
    const QPointF centre((inOverview.x() - whole.left()) / whole.width() * size, (inOverview.y() - whole.top()) / whole.height() * size);
    setOrigin(centre - QPointF(m_area.width(), m_area.height()) / m_cell / 2);
    replot(rpQueuedReplot);
}

void HeatmapPlot::changeEvent(QEvent* event)
{
    QCustomPlot::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        applyColours();
        layOut();
        replot(rpQueuedReplot);
    }
}

void HeatmapPlot::resizeEvent(QResizeEvent* event)
{
    layOut(); // before the base class draws
    QCustomPlot::resizeEvent(event);
}

void HeatmapPlot::keyPressEvent(QKeyEvent* event)
{
    const bool plain = (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
    if (!plain || m_data.size() == 0 || !moveBy(event->key()))
        event->ignore();
}

bool HeatmapPlot::moveBy(int key)
{
    const auto last = m_data.size() - 1;
    auto cell = m_cursor.value_or(Cell{});
    const bool placed = m_cursor.has_value();
    switch (key) {
    case Qt::Key_Left: cell.column -= placed && cell.column > 0 ? 1 : 0; break;
    case Qt::Key_Right: cell.column += placed && cell.column < last ? 1 : 0; break;
    case Qt::Key_Up: cell.row -= placed && cell.row > 0 ? 1 : 0; break;
    case Qt::Key_Down: cell.row += placed && cell.row < last ? 1 : 0; break;
    case Qt::Key_Home: cell.column = 0; break;
    case Qt::Key_End: cell.column = last; break;
    case Qt::Key_PageUp: cell.row = 0; break;
    case Qt::Key_PageDown: cell.row = last; break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (placed)
            emit pairChosen(pairAt(cell));
        return placed;
    case Qt::Key_Plus: zoomIn(); return true;
    case Qt::Key_Minus: zoomOut(); return true;
    case Qt::Key_0: fit(); return true;
    default: return false;
    }
    placeCursor(cell);
    return true;
}

void HeatmapPlot::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_pressed = m_dragged = event->position();
    m_dragging = false;
    m_steering = showsOverview() && overviewArea().contains(m_pressed);
    if (m_steering)
        showPartAround(m_pressed);
}

void HeatmapPlot::mouseMoveEvent(QMouseEvent* event)
{
    if (m_steering) {
        showPartAround(event->position());
        return;
    }
    if (event->buttons() & Qt::LeftButton) {
        m_dragging = m_dragging || (event->position() - m_pressed).manhattanLength() >= QApplication::startDragDistance();
        if (m_dragging) {
            pan(event->position() - m_dragged);
            m_dragged = event->position();
        }
        return;
    }
    hover(cellAt(event->position()));
}

void HeatmapPlot::mouseReleaseEvent(QMouseEvent* event)
{
    const auto cell = cellAt(event->position());
    if (std::exchange(m_steering, false))
        return;
    if (event->button() != Qt::LeftButton || std::exchange(m_dragging, false) || !cell)
        return;
    placeCursor(*cell);
    emit pairChosen(pairAt(*cell));
}

void HeatmapPlot::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (showsOverview() && overviewArea().contains(event->position()))
        return;
    fit();
}

void HeatmapPlot::leaveEvent(QEvent* event)
{
    QCustomPlot::leaveEvent(event);
    hover({});
}

void HeatmapPlot::wheelEvent(QWheelEvent* event)
{
    const auto steps = event->angleDelta().y() / 120.0;
    zoom(std::pow(zoomStep, steps), event->position());
    event->accept();
}

void HeatmapPlot::hover(std::optional<Cell> cell)
{
    if (cell == m_hovered)
        return;
    m_hovered = cell;
    replotOverlay();
    if (cell)
        emit pairHovered(pairAt(*cell));
    else
        emit hoverLeft();
}

} // namespace tranche
