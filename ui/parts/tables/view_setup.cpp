// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/tables/view_setup.h"

#include "ui/style/reading_order.h"
#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <QHeaderView>
#include <QPainter>
#include <QTableView>

#include <algorithm>

namespace tranche {

void setUpTable(QTableView* view, const QString& accessibleName, int rowHeight)
{
    view->setAccessibleName(accessibleName);
    view->setFrameShape(QFrame::NoFrame);
    view->setShowGrid(false);
    view->setAlternatingRowColors(true);
    view->setWordWrap(false);
    view->setTabKeyNavigation(false); // a view is one stop; arrows move inside it
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    view->verticalHeader()->setMinimumSectionSize(1);
    view->verticalHeader()->setDefaultSectionSize(scaled(rowHeight));
    view->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    view->horizontalHeader()->setFixedHeight(scaled(26));
    view->horizontalHeader()->setHighlightSections(false);
    for (QHeaderView* head : {view->horizontalHeader(), view->verticalHeader()})
        head->setTextElideMode(Qt::ElideMiddle); // not by default
    view->setItemDelegate(new CellDelegate(view));
}

void fitColumns(QTableView* view)
{
    constexpr int mostCells = 20'000;
    constexpr int mostRows = 1000;
    const int columns = std::max(1, view->horizontalHeader()->count());
    view->horizontalHeader()->setResizeContentsPrecision(std::clamp(mostCells / columns, 1, mostRows));
    view->resizeColumnsToContents();
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return QStyledItemDelegate::sizeHint(option, index) + QSize(12, 0);
}

void CellDelegate::paintBack(QPainter& painter, const QStyleOptionViewItem& option) const
{
    QColor back = ink(option.palette, option.features.testFlag(QStyleOptionViewItem::Alternate) ? Ink::Alt : Ink::Base);
    if (option.backgroundBrush.style() != Qt::NoBrush)
        back = option.backgroundBrush.color();
    if (option.state.testFlag(QStyle::State_Selected))
        back = ink(option.palette, Ink::Selection);
    painter.fillRect(option.rect, back);
    painter.fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), ink(option.palette, Ink::Grid));
}

void CellDelegate::paintFocus(QPainter& painter, const QStyleOptionViewItem& option) const
{
    if (!option.state.testFlag(QStyle::State_HasFocus))
        return;
    painter.setPen(QPen(ink(option.palette, Ink::Accent), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(option.rect.adjusted(1, 1, -1, -2));
}

void CellDelegate::paintText(QPainter& painter, const QStyleOptionViewItem& option, const QRect& area, const QString& text) const
{
    painter.setFont(option.font);
    painter.setPen(option.palette.color(QPalette::Active, QPalette::Text));
    painter.drawText(area, static_cast<int>(option.displayAlignment | Qt::AlignVCenter),
                     inReadingOrder(QFontMetrics(option.font).elidedText(text, Qt::ElideRight, area.width())));
}

void CellDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem now(option);
    initStyleOption(&now, index);
    painter->save();
    paintBack(*painter, now);
    QRect area = now.rect.adjusted(8, 0, -8, 0);
    if (!now.icon.isNull()) {
        const int side = scaled(14);
        now.icon.paint(painter, QRect(area.left(), area.center().y() - side / 2 + 1, side, side));
        area.setLeft(area.left() + side + 6);
    }
    paintText(*painter, now, area, now.text);
    paintFocus(*painter, now);
    painter->restore();
}

} // namespace tranche
