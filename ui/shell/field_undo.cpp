// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/field_undo.h"

#include "ui/parts/typing.h"

#include <QAbstractSpinBox>
#include <QKeyEvent>

namespace tranche {

namespace {

class FieldUndo final : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::ShortcutOverride)
            return false;
        const auto* key = static_cast<QKeyEvent*>(event);
        const auto* field = qobject_cast<QAbstractSpinBox*>(watched);
        if (!key->matches(QKeySequence::Undo) && !key->matches(QKeySequence::Redo))
            return false;
        if (field == nullptr || Typing::isUnderWay(*field))
            return false;
        event->ignore(); // the field does not claim the keys, so the window's shortcut gets them
        return true;
    }
};

} // namespace

void passUndoToWindow(QWidget& place)
{
    auto* filter = new FieldUndo(&place);
    for (QAbstractSpinBox* field : place.findChildren<QAbstractSpinBox*>())
        field->installEventFilter(filter);
}

} // namespace tranche
