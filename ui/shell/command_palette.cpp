// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/command_palette.h"

#include "ui/parts/buttons.h"
#include "ui/style/type.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>

namespace tranche {

namespace {

QString plainText(const QAction& action)
{
    QString text = action.text();
    text.remove(QLatin1Char('&'));
    const QString keys = action.shortcut().toString(QKeySequence::NativeText);
    return keys.isEmpty() ? text : QStringLiteral("%1   %2").arg(text, keys);
}

} // namespace

CommandPalette::CommandPalette(QWidget* parent) : QFrame(parent, Qt::Popup)
{
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(tr("Commands"));
    auto* down = new QVBoxLayout(this);
    down->setContentsMargins(scaled(8), scaled(8), scaled(8), scaled(8));
    m_field = new QLineEdit(this);
    m_field->setPlaceholderText(tr("Search commands"));
    m_field->setAccessibleName(tr("Search commands"));
    m_list = new QListWidget(this);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setAccessibleName(tr("Matching commands"));
    down->addWidget(m_field);
    down->addWidget(m_list, 1);
    m_none = wrappedLabel(tr("No available command matches."), Type::Body, Ink::Text2, this);
    m_none->setAlignment(Qt::AlignTop);
    down->addWidget(m_none, 1);
    m_field->installEventFilter(this);
    connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(m_field, &QLineEdit::returnPressed, this, &CommandPalette::run);
    connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::run);
}

void CommandPalette::open(const QList<QAction*>& actions, QWidget* anchor)
{
    m_actions.clear();
    for (QAction* action : actions) {
        if (!action->isSeparator() && action->menu() == nullptr && action->isEnabled() && !action->text().isEmpty())
            m_actions += action;
    }
    m_field->clear();
    filter({});
    resize(std::max(anchor->width(), scaled(360)), scaled(340));
    move(anchor->mapToGlobal(QPoint(anchor->width() - width(), anchor->height())));
    show();
    m_field->setFocus(Qt::PopupFocusReason);
}

QStringList CommandPalette::shown() const
{
    QStringList texts;
    for (int row = 0; row < m_list->count(); ++row)
        texts += m_list->item(row)->text();
    return texts;
}

void CommandPalette::filter(const QString& text)
{
    m_list->clear();
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (qsizetype i = 0; i < m_actions.size(); ++i) {
        const QString line = plainText(*m_actions[i]);
        if (!std::ranges::all_of(words, [&](const QString& word) { return line.contains(word, Qt::CaseInsensitive); }))
            continue;
        auto* item = new QListWidgetItem(line, m_list);
        item->setData(Qt::UserRole, static_cast<int>(i));
    }
    m_none->setVisible(m_list->count() == 0);
    m_list->setVisible(m_list->count() > 0);
    m_list->setCurrentRow(0);
}

void CommandPalette::run()
{
    const QListWidgetItem* item = m_list->currentItem();
    if (item == nullptr)
        return;
    QAction* action = m_actions[item->data(Qt::UserRole).toInt()];
    hide(); // before the command: it may open something of its own
    action->trigger();
}

void CommandPalette::moveBy(int rows)
{
    if (m_list->count() > 0)
        m_list->setCurrentRow(std::clamp(m_list->currentRow() + rows, 0, m_list->count() - 1));
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Down: return moveBy(1), true;
        case Qt::Key_Up: return moveBy(-1), true;
        case Qt::Key_PageDown: return moveBy(8), true;
        case Qt::Key_PageUp: return moveBy(-8), true;
        default: break;
        }
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace tranche
