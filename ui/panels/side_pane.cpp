// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/side_pane.h"

#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <QPainter>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

namespace tranche {

SidePane::SidePane(const QString& accessibleName, int width, QWidget* parent) : QFrame(parent), m_width(width)
{
    setAccessibleName(accessibleName);
    setMinimumWidth(scaled(240));
    auto* inside = new QWidget;
    m_body = new QVBoxLayout(inside);
    m_body->setContentsMargins(16, 12, 16, 12);
    m_body->setSpacing(8);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->viewport()->setAutoFillBackground(false);
    inside->setAutoFillBackground(false);
    scroll->setWidget(inside);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(1, 0, 0, 0);
    all->addWidget(scroll);
}

QSize SidePane::sizeHint() const
{
    return {scaled(m_width), scaled(400)};
}

void SidePane::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), ink(palette(), Ink::Window));
    painter.fillRect(QRect(0, 0, 1, height()), ink(palette(), Ink::Border));
}

QSplitter* besidePane(QWidget* content, SidePane* pane, QWidget* parent)
{
    auto* splitter = new QSplitter(Qt::Horizontal, parent);
    splitter->setHandleWidth(1);
    splitter->addWidget(content);
    splitter->addWidget(pane);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 0);
    splitter->setCollapsible(0, false);
    splitter->setCollapsible(1, false);                          // Esc and the button in the header close it
    splitter->setSizes({scaled(100), pane->sizeHint().width()}); // what there is more goes to the content
    return splitter;
}

} // namespace tranche
