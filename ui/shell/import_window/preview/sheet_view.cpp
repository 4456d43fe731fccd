// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/preview/sheet_view.h"

#include "ui/shell/import_window/preview/sheet_model.h"
#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <utility>

namespace tranche {

namespace {

constexpr double sheetRowHeight = 23;

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
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setMinimumSectionSize(scaled(sheetRowHeight));
    verticalHeader()->setDefaultSectionSize(scaled(sheetRowHeight));
    verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
}

void SheetView::show(const std::shared_ptr<const SheetSight>& sight, bool readsHidden)
{
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
    const auto [first, last] = m_model->corners();
    if (!first.isValid() || !last.isValid())
        return;
    const QRect frame = visualRect(first).united(visualRect(last));
    QPainter painter(viewport());
    painter.setPen(QPen(ink(palette(), Ink::Accent), 2));
    painter.drawRect(frame);
}

} // namespace tranche
