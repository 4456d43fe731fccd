// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/cards/banner.h"

#include "ui/parts/buttons.h"
#include "ui/style/icons.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace tranche {

Banner::Banner(QWidget* parent) : QFrame(parent)
{
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(scaled(16), scaled(12), scaled(16), scaled(12));
    across->setSpacing(scaled(12));
    m_icon = new QLabel(this);
    across->addWidget(m_icon, 0, Qt::AlignTop);
    auto* down = new QVBoxLayout;
    down->setSpacing(scaled(4));
    m_heading = textLabel({}, Type::Heading, Ink::Text, this);
    m_sentence = textLabel({}, Type::Body, Ink::Text, this);
    for (auto* label : {m_heading, m_sentence}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        down->addWidget(label);
    }
    across->addLayout(down, 1);
    m_buttons = new QHBoxLayout;
    m_buttons->setSpacing(scaled(8));
    across->addLayout(m_buttons);
    restyle();
}

void Banner::say(Judgement judgement, const QString& heading, const QString& sentence)
{
    m_judgement = judgement;
    m_heading->setText(heading);
    m_sentence->setText(sentence);
    m_sentence->setVisible(!sentence.isEmpty());
    setAccessibleName(heading);
    setAccessibleDescription(sentence);
    restyle();
}

QPushButton* Banner::addButton(const QString& text, bool primary)
{
    auto* button = new QPushButton(text, this);
    button->setAccessibleName(text);
    if (primary)
        makePrimary(button);
    m_buttons->addWidget(button, 0, Qt::AlignVCenter);
    return button;
}

void Banner::clearButtons()
{
    while (QLayoutItem* item = m_buttons->takeAt(0)) {
        // Not at once: the button may be the one whose click led here.
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
}

QString Banner::heading() const
{
    return m_heading->text();
}

QString Banner::sentence() const
{
    return m_sentence->text();
}

void Banner::restyle()
{
    m_icon->setPixmap(iconPixmap(iconOf(m_judgement), ink(palette(), inkOf(m_judgement)), scaled(24), devicePixelRatioF()));
    update();
}

void Banner::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool outlined = schemeOf(palette()) == Scheme::HighContrast;
    painter.setPen(outlined ? QPen(ink(palette(), inkOf(m_judgement))) : QPen(Qt::NoPen));
    painter.setBrush(ink(palette(), backOf(m_judgement)));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), scaled(4), scaled(4));
}

void Banner::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_icon != nullptr)
        restyle();
}

} // namespace tranche
