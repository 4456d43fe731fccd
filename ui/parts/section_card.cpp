// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/section_card.h"

#include "ui/parts/buttons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace tranche {

SectionCard::SectionCard(const QString& heading, QWidget* parent) : QFrame(parent)
{
    auto* down = new QVBoxLayout(this);
    down->setContentsMargins(scaled(16), scaled(12), scaled(16), scaled(12));
    down->setSpacing(scaled(8));
    m_head = new QHBoxLayout;
    m_head->setSpacing(scaled(8));
    m_heading = textLabel(heading, Type::Heading, Ink::Text, this);
    m_head->addWidget(m_heading, 1);
    down->addLayout(m_head);
    m_body = new QVBoxLayout;
    m_body->setSpacing(scaled(8));
    down->addLayout(m_body);
    setAccessibleName(heading);
}

void SectionCard::setHeading(const QString& heading)
{
    m_heading->setText(heading);
    setAccessibleName(heading);
}

void SectionCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(ink(palette(), Ink::Border));
    painter.setBrush(ink(palette(), Ink::Raised));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), scaled(6), scaled(6));
}

} // namespace tranche
