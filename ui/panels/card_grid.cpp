// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/card_grid.h"

#include <QGridLayout>

#include <utility>

namespace tranche {

CardGrid::CardGrid(const QMargins& margins, QWidget* parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setBackgroundRole(QPalette::Base);
    auto* cards = new QWidget;
    cards->setBackgroundRole(QPalette::Base);
    m_grid = new QGridLayout(cards);
    m_grid->setContentsMargins(margins);
    m_grid->setSpacing(8);
    setWidget(cards);
}

void CardGrid::arrangeBy(std::function<int()> widthOfTwo, std::function<void(QGridLayout&, int)> arrangeCards)
{
    m_widthOfTwo = std::move(widthOfTwo);
    m_arrange = std::move(arrangeCards);
    arrange();
}

void CardGrid::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    arrange();
}

void CardGrid::arrange()
{
    if (!m_arrange)
        return;
    const QMargins edges = m_grid->contentsMargins();
    const int across = viewport()->width() >= m_widthOfTwo() + m_grid->spacing() + edges.left() + edges.right() ? 2 : 1;
    if (across == m_across)
        return;
    m_across = across;
    for (int column = 0; column < 2; ++column)
        m_grid->setColumnStretch(column, column < across ? 1 : 0);
    m_arrange(*m_grid, across);
}

} // namespace tranche
