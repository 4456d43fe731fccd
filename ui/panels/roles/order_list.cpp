// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/roles/order_list.h"

#include "ui/style/type.h"

#include <QByteArray>
#include <QDropEvent>
#include <QKeyEvent>

namespace tranche {

OrderList::OrderList(QWidget* parent) : QListWidget(parent)
{
    setAccessibleName(tr("Order of the values"));
    setAccessibleDescription(tr("Alt with the up or down arrow moves the value."));
    setToolTip(tr("Drag a value to its place, or move it with Alt and an arrow key. The order matters where buckets are split, and for "
                  "t-closeness."));
    setDragDropMode(QAbstractItemView::InternalMove);
    setDefaultDropAction(Qt::MoveAction);
    setUniformItemSizes(true);
    setSpacing(scaled(2));
}

void OrderList::show(const std::vector<std::string>& shown)
{
    if (shown == values())
        return;
    const QByteArray current = currentItem() != nullptr ? currentItem()->data(Qt::UserRole).toByteArray() : QByteArray();
    clear();
    for (const auto& value : shown) {
        auto* item = new QListWidgetItem(QString::fromStdString(value), this);
        item->setData(Qt::UserRole, QByteArray::fromStdString(value));
        item->setFlags(item->flags() & ~Qt::ItemIsDropEnabled);
        if (item->data(Qt::UserRole).toByteArray() == current)
            setCurrentItem(item);
    }
}

std::vector<std::string> OrderList::values() const
{
    std::vector<std::string> all;
    for (int row = 0; row < count(); ++row)
        all.push_back(item(row)->data(Qt::UserRole).toByteArray().toStdString());
    return all;
}

void OrderList::moveCurrent(int step)
{
    const int from = currentRow();
    const int to = from + step;
    if (from < 0 || to < 0 || to >= count())
        return;
    insertItem(to, takeItem(from));
    setCurrentRow(to);
    emit orderChosen(values());
}

void OrderList::keyPressEvent(QKeyEvent* event)
{
    const bool alt = (event->modifiers() & ~Qt::KeypadModifier) == Qt::AltModifier;
    if (alt && event->key() == Qt::Key_Up)
        moveCurrent(-1);
    else if (alt && event->key() == Qt::Key_Down)
        moveCurrent(1);
    else
        QListWidget::keyPressEvent(event);
}

void OrderList::dropEvent(QDropEvent* event)
{
    const auto before = values();
    QListWidget::dropEvent(event);
    if (const auto after = values(); after != before && after.size() == before.size())
        emit orderChosen(after);
}

} // namespace tranche
