// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/preview/sheet_view.h"

#include "core/import/qt_text.h"
#include "ui/shell/import_window/preview/sheet_model.h"
#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace tranche {

namespace {

constexpr double sheetRowHeight = 23;
constexpr int gripReach = 4; // px to both sides of the frame

Qt::CursorShape cursorOf(Qt::Edges edges)
{
    const bool across = (edges & (Qt::LeftEdge | Qt::RightEdge)) != Qt::Edges();
    const bool down = (edges & (Qt::TopEdge | Qt::BottomEdge)) != Qt::Edges();
    if (across && down)
        return edges == (Qt::LeftEdge | Qt::TopEdge) || edges == (Qt::RightEdge | Qt::BottomEdge) ? Qt::SizeFDiagCursor
                                                                                                  : Qt::SizeBDiagCursor;
    return across ? Qt::SizeHorCursor : down ? Qt::SizeVerCursor : Qt::ArrowCursor;
}

/// Dims what is left out, and tints the rows that name the attributes.
class SheetCellDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        switch (SheetModel::Part(index.data(SheetModel::PartRole).toInt())) {
        case SheetModel::Part::Inside: break;
        case SheetModel::Part::Header:
            option->backgroundBrush = ink(option->palette, Ink::Selection);
            option->font.setBold(true);
            break;
        case SheetModel::Part::Outside:
            option->backgroundBrush = ink(option->palette, Ink::Alt);
            option->palette.setColor(QPalette::Text, ink(option->palette, Ink::Text3));
            break;
        }
    }
};

} // namespace

SheetView::SheetView(QWidget* parent) : QTableView(parent), m_model(new SheetModel(this))
{
    setModel(m_model);
    setItemDelegate(new SheetCellDelegate(this));
    setAccessibleName(tr("The sheet as it stands in the workbook"));
    setTabKeyNavigation(false);
    setWordWrap(false);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::ContiguousSelection);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    viewport()->setMouseTracking(true); // the cursor tells where the frame can be dragged
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setMinimumSectionSize(scaled(sheetRowHeight));
    verticalHeader()->setDefaultSectionSize(scaled(sheetRowHeight));
    verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
}

void SheetView::show(const std::shared_ptr<const SheetSight>& sight, bool readsHidden)
{
    stopDragging();
    m_model->show(sight, readsHidden);
    const std::uint32_t columns = sight == nullptr ? 0 : sight->columns;
    if (std::exchange(m_fitted, columns) == columns)
        return; // what the person has widened stays
    for (int column = 0; column < m_model->columnCount(); ++column)
        setColumnWidth(column, std::clamp(sizeHintForColumn(column), scaled(64), scaled(200)));
}

QString SheetView::markedRange() const
{
    const auto marks = selectionModel()->selection();
    if (marks.size() != 1 || marks.front().topLeft() == marks.front().bottomRight())
        return {};
    return m_model->rangeOf(marks.front().topLeft(), marks.front().bottomRight());
}

void SheetView::selectionChanged(const QItemSelection& now, const QItemSelection& before)
{
    QTableView::selectionChanged(now, before);
    emit marked();
}

void SheetView::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    const QRect around = frame();
    if (around.isEmpty())
        return;
    QPainter painter(viewport());
    painter.setPen(QPen(ink(palette(), Ink::Accent), 2, m_dragged ? Qt::DashLine : Qt::SolidLine));
    painter.drawRect(around);
    const Qt::Edges shown = m_model->shownEdges();
    const int side = scaled(7);
    for (const auto& [edges, corner] :
         {std::pair(Qt::TopEdge | Qt::LeftEdge, around.topLeft()), std::pair(Qt::BottomEdge | Qt::RightEdge, around.bottomRight())})
        if ((shown & edges) == edges)
            painter.fillRect(QRect(corner - QPoint(side / 2, side / 2), QSize(side, side)), ink(palette(), Ink::Accent));
}

QRect SheetView::frame() const
{
    const auto [first, last] = m_dragged ? m_model->cornersOf(m_wanted) : m_model->corners();
    return first.isValid() && last.isValid() ? visualRect(first).united(visualRect(last)) : QRect();
}

Qt::Edges SheetView::edgesAt(const QPoint& place) const
{
    const QRect around = frame();
    const int reach = scaled(gripReach);
    if (around.isEmpty() || !around.adjusted(-reach, -reach, reach, reach).contains(place))
        return {};
    Qt::Edges edges;
    edges.setFlag(Qt::LeftEdge, std::abs(place.x() - around.left()) <= reach);
    edges.setFlag(Qt::RightEdge, std::abs(place.x() - around.right()) <= reach);
    edges.setFlag(Qt::TopEdge, std::abs(place.y() - around.top()) <= reach);
    edges.setFlag(Qt::BottomEdge, std::abs(place.y() - around.bottom()) <= reach);
    return edges & m_model->shownEdges();
}

/// The cell under the mouse, or the one that is nearest to it.
QModelIndex SheetView::nearestCell(const QPoint& place) const
{
    const int row = rowAt(std::clamp(place.y(), 0, viewport()->height() - 1));
    const int column = columnAt(std::clamp(place.x(), 0, viewport()->width() - 1));
    return m_model->index(row < 0 ? m_model->rowCount() - 1 : row, column < 0 ? m_model->columnCount() - 1 : column);
}

void SheetView::mousePressEvent(QMouseEvent* event)
{
    m_dragged = event->button() == Qt::LeftButton ? edgesAt(event->position().toPoint()) : Qt::Edges();
    if (!m_dragged)
        return QTableView::mousePressEvent(event);
    m_wanted = m_model->resized({}, m_model->index(0, 0));
    event->accept();
}

void SheetView::mouseMoveEvent(QMouseEvent* event)
{
    const QPoint place = event->position().toPoint();
    if (m_dragged)
        return drag(place);
    viewport()->setCursor(cursorOf(event->buttons() == Qt::NoButton ? edgesAt(place) : Qt::Edges()));
    QTableView::mouseMoveEvent(event);
}

void SheetView::drag(const QPoint& place)
{
    const QModelIndex cell = nearestCell(place);
    scrollTo(cell); // it can be dragged beyond what is seen
    m_wanted = m_model->resized(m_dragged, cell);
    viewport()->update();
}

void SheetView::mouseReleaseEvent(QMouseEvent* event)
{
    if (!m_dragged)
        return QTableView::mouseReleaseEvent(event);
    const bool other = m_wanted != m_model->resized({}, m_model->index(0, 0));
    stopDragging();
    if (other)
        emit rangeDragged(qtText(rangeName(m_wanted)));
}

void SheetView::keyPressEvent(QKeyEvent* event)
{
    if (m_dragged && event->key() == Qt::Key_Escape)
        return stopDragging();
    QTableView::keyPressEvent(event);
}

void SheetView::stopDragging()
{
    m_dragged = {};
    viewport()->unsetCursor();
    viewport()->update();
}

} // namespace tranche
