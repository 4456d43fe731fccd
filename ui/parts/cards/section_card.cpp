// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/cards/section_card.h"

#include "ui/parts/buttons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace tranche {

SectionCard::SectionCard(const QString& heading, QWidget* parent) : CardFrame(parent)
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

} // namespace tranche
