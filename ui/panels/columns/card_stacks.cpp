// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/columns/card_stacks.h"

#include <QWidget>

#include <algorithm>
#include <vector>

namespace tranche {

CardStacks::CardStacks(int cardWidth, int gap, QWidget* parent) : QLayout(parent), m_cardWidth(cardWidth), m_gap(gap) {}

CardStacks::~CardStacks()
{
    qDeleteAll(m_items);
}

void CardStacks::addItem(QLayoutItem* item)
{
    m_items.append(item);
}

QLayoutItem* CardStacks::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

int CardStacks::heightForWidth(int width) const
{
    return layOut(QRect(0, 0, width, 0), false);
}

QSize CardStacks::sizeHint() const
{
    return {3 * m_cardWidth + 2 * m_gap, heightForWidth(3 * m_cardWidth + 2 * m_gap)};
}

QSize CardStacks::minimumSize() const
{
    return {m_cardWidth, 0};
}

void CardStacks::setGeometry(const QRect& area)
{
    QLayout::setGeometry(area);
    layOut(area, true);
}

int CardStacks::layOut(const QRect& area, bool place) const
{
    const int stacks = std::max(1, (area.width() + m_gap) / (m_cardWidth + m_gap));
    const int width = std::min((area.width() - (stacks - 1) * m_gap) / stacks, m_cardWidth * 3 / 2);
    std::vector<int> heights(static_cast<std::size_t>(stacks), 0);
    for (QLayoutItem* item : m_items) {
        const auto shortest = std::ranges::min_element(heights);
        const int height = item->hasHeightForWidth() ? item->heightForWidth(width) : item->sizeHint().height();
        if (place) {
            const int x = area.left() + static_cast<int>(shortest - heights.begin()) * (width + m_gap);
            item->setGeometry(QRect(x, area.top() + *shortest, width, height));
        }
        *shortest += height + m_gap;
    }
    return std::max(0, *std::ranges::max_element(heights) - m_gap);
}

} // namespace tranche
