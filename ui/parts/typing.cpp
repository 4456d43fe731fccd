// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/typing.h"

#include <QAbstractSpinBox>
#include <QDoubleSpinBox>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include <utility>

namespace tranche {

namespace {

Typing* typingOf(const QAbstractSpinBox& field)
{
    return field.findChild<Typing*>(QString(), Qt::FindDirectChildrenOnly);
}

} // namespace

Typing::Typing(QAbstractSpinBox& field) : QObject(&field), m_field(field)
{
    connect(field.findChild<QLineEdit*>(), &QLineEdit::textEdited, this, [this] { m_typed = true; });
    field.installEventFilter(this);
}

template <class Box, class Value>
void Typing::showNumber(Box& box, Value value)
{
    Typing* typing = typingOf(box);
    if (typing == nullptr) {
        typing = new Typing(box);
        connect(&box, &Box::valueChanged, typing, [typing] { typing->m_asked = true; });
        connect(&box, &QAbstractSpinBox::editingFinished, typing, [typing, &box] {
            // The field tells of a value only if it is not the one that stood there before.
            const bool unheard = typing->m_typed && !typing->m_asked && typing->m_number != QVariant(box.value());
            typing->m_typed = false;
            if (unheard)
                emit box.valueChanged(box.value());
            typing->end();
        });
    }
    typing->m_number = value;
    typing->write([&box, value] {
        const QSignalBlocker silent(box);
        box.setValue(value);
    });
}

void Typing::show(QSpinBox& box, int value)
{
    showNumber(box, value);
}

void Typing::show(QDoubleSpinBox& box, double value)
{
    showNumber(box, value);
}

bool Typing::isUnderWay(const QAbstractSpinBox& field)
{
    const Typing* typing = typingOf(field);
    return typing != nullptr && typing->isUnderWay();
}

bool Typing::isUnderWay() const
{
    return m_field.hasFocus() && (m_typed || m_composing);
}

void Typing::write(std::function<void()> show)
{
    m_show = std::move(show);
    if (!isUnderWay())
        end();
}

void Typing::end()
{
    if (m_show)
        m_show();
    m_typed = false;
    m_asked = false;
}

bool Typing::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::InputMethod)
        m_composing = !static_cast<QInputMethodEvent*>(event)->preeditString().isEmpty();
    const bool key = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (!key || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape || !isUnderWay())
        return QObject::eventFilter(watched, event);
    if (event->type() == QEvent::KeyPress)
        end();
    event->accept();
    return true;
}

} // namespace tranche
