// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/segmented_buttons.h"

#include "ui/style/plain_hint.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPushButton>

namespace tranche {

SegmentedButtons::SegmentedButtons(const QStringList& choices, QWidget* parent) : QWidget(parent), m_group(new QButtonGroup(this))
{
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(0);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    for (int i = 0; i < choices.size(); ++i) {
        auto* button = new QPushButton(choices[i], this);
        button->setCheckable(true);
        button->setAutoDefault(false);
        button->setAccessibleName(choices[i]);
        m_group->addButton(button, i);
        across->addWidget(button);
    }
    shape();
    setCurrent(0);
    connect(m_group, &QButtonGroup::idClicked, this, &SegmentedButtons::chosen);
}

/// The outer corners of those that are seen are round.
void SegmentedButtons::shape()
{
    QList<QWidget*> seen;
    for (int i = 0; i < layout()->count(); ++i)
        if (auto* button = layout()->itemAt(i)->widget(); !button->isHidden())
            seen << button;
    for (auto* button : seen) {
        const bool first = button == seen.first();
        const bool last = button == seen.last();
        button->setProperty("segment", first && last ? QString()
                                       : first       ? QStringLiteral("first")
                                       : last        ? QStringLiteral("last")
                                                     : QStringLiteral("middle"));
        button->update();
    }
}

void SegmentedButtons::setChoiceVisible(int index, bool visible)
{
    if (auto* button = m_group->button(index); button && button->isHidden() == visible) {
        button->setVisible(visible);
        shape();
    }
}

void SegmentedButtons::setFirst(int index)
{
    if (auto* button = m_group->button(index)) {
        static_cast<QHBoxLayout*>(layout())->insertWidget(0, button);
        shape();
    }
}

void SegmentedButtons::setCurrent(int index)
{
    if (auto* button = m_group->button(index))
        button->setChecked(true);
}

int SegmentedButtons::current() const
{
    return m_group->checkedId();
}

void SegmentedButtons::setChoiceText(int index, const QString& text)
{
    if (auto* button = m_group->button(index); button && button->text() != text) {
        button->setText(text);
        button->setAccessibleName(text);
    }
}

void SegmentedButtons::setChoiceEnabled(int index, bool enabled)
{
    if (auto* button = m_group->button(index))
        button->setEnabled(enabled);
}

bool SegmentedButtons::isChoiceEnabled(int index) const
{
    const auto* button = m_group->button(index);
    return button && button->isEnabled();
}

void SegmentedButtons::setChoiceToolTip(int index, const QString& text)
{
    if (auto* button = m_group->button(index))
        button->setToolTip(plainHint(text));
}

} // namespace tranche
