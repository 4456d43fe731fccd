// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/cards/empty_state.h"

#include "ui/parts/buttons.h"
#include "ui/style/icons.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace tranche {

EmptyState::EmptyState(QWidget* parent) : QWidget(parent)
{
    auto* down = new QVBoxLayout(this);
    down->setSpacing(scaled(8));
    m_icon = new QLabel(this);
    m_heading = textLabel({}, Type::Heading, Ink::Text, this);
    m_sentence = wrappedLabel({}, Type::Body, Ink::Text2, this);
    m_sentence->setFixedWidth(scaled(420)); // a label that wraps and is centred has no width of its own
    m_button = new QPushButton(this);
    down->addStretch();
    for (auto* label : {m_icon, m_heading, m_sentence}) {
        label->setAlignment(Qt::AlignCenter);
        down->addWidget(label, 0, Qt::AlignHCenter);
    }
    down->addSpacing(scaled(4));
    down->addWidget(m_button, 0, Qt::AlignHCenter);
    down->addStretch();
    connect(m_button, &QPushButton::clicked, this, &EmptyState::pressed);
}

void EmptyState::say(const QString& icon, const QString& heading, const QString& sentence, const QString& button)
{
    m_iconName = icon;
    m_heading->setText(heading);
    m_sentence->setText(sentence);
    makeRoom();
    m_button->setText(button);
    m_button->setAccessibleName(button);
    m_button->setVisible(!button.isEmpty());
    setAccessibleName(heading);
    setAccessibleDescription(sentence);
    drawIcon();
}

void EmptyState::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        drawIcon();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        makeRoom();
}

void EmptyState::makeRoom()
{
    m_sentence->setMinimumHeight(m_sentence->heightForWidth(m_sentence->width()));
}

void EmptyState::drawIcon()
{
    if (!m_iconName.isEmpty())
        m_icon->setPixmap(iconPixmap(m_iconName, ink(palette(), Ink::Text3), scaled(32), devicePixelRatioF()));
}

} // namespace tranche
