// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/tinted_icon.h"

#include "ui/style/icons.h"

#include <QAbstractButton>
#include <QAction>
#include <QEvent>
#include <QLineEdit>

#include <functional>

namespace tranche {

namespace {

class Tint final : public QObject {
public:
    Tint(QWidget* widget, std::function<void()> draw) : QObject(widget), m_draw(std::move(draw))
    {
        widget->installEventFilter(this);
        m_draw();
    }

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::PaletteChange)
            m_draw();
        return false;
    }

private:
    std::function<void()> m_draw;
};

} // namespace

void setTintedIcon(QAbstractButton* button, const QString& name)
{
    new Tint(button, [button, name] { button->setIcon(icon(name, button->palette())); });
}

void setTintedIcon(QLineEdit* field, const QString& name)
{
    QAction* action = field->addAction(QIcon(), QLineEdit::LeadingPosition);
    new Tint(field, [field, action, name] { action->setIcon(icon(name, field->palette())); });
}

} // namespace tranche
