// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/flow_layout.h"

#include <QWidget>

#include <algorithm>

namespace tranche {

FlowLayout::FlowLayout(int across, int down, QWidget* parent) : QLayout(parent), m_across(across), m_down(down) {}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.emplace_back(item);
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem* item = m_items[static_cast<std::size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    return item;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), false);
}

void FlowLayout::setGeometry(const QRect& area)
{
    QLayout::setGeometry(area);
    arrange(area, true);
}

QSize FlowLayout::sizeHint() const
{
    return minimumSize();
}

QSize FlowLayout::minimumSize() const
{
    QSize least;
    for (const auto& item : m_items)
        if (!item->isEmpty())
            least = least.expandedTo(item->sizeHint());
    const QMargins margins = contentsMargins();
    return least + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

int FlowLayout::arrange(const QRect& area, bool place) const
{
    const QRect room = area.marginsRemoved(contentsMargins());
    int x = room.left();
    int y = room.top();
    int rowHeight = 0;
    for (const auto& item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize size = item->sizeHint();
        if (x > room.left() && x + size.width() > room.right() + 1) {
            x = room.left();
            y += rowHeight + m_down;
            rowHeight = 0;
        }
        if (place)
            item->setGeometry(QRect(QPoint(x, y), size));
        x += size.width() + m_across;
        rowHeight = std::max(rowHeight, size.height());
    }
    return y + rowHeight - area.top() + contentsMargins().bottom();
}

} // namespace tranche
