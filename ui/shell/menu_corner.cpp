// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/menu_corner.h"

#include "ui/parts/buttons.h"
#include "ui/parts/key_cap.h"
#include "ui/shell/commands.h"
#include "ui/shell/history_menu.h"
#include "ui/style/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

namespace tranche {

namespace {

/// Looks like a field, is a button: the field itself opens with the list.
class SearchButton final : public QPushButton {
public:
    SearchButton(const QKeySequence& keys, QWidget* parent) : QPushButton(parent)
    {
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(scaled(30), 0, scaled(6), 0);
        m_words = textLabel(tr("Search commands"), Type::Body, Ink::Text2, this);
        row->addWidget(m_words, 1);
        row->addWidget(new KeyCap(keys, this));
        setFixedSize(scaled(264), scaled(26));
        setAccessibleName(tr("Search commands"));
        setToolTip(tr("Search commands (%1)").arg(keys.toString(QKeySequence::NativeText)));
        setAutoDefault(false);
    }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        QPushButton::paintEvent(event);
        const int side = scaled(14);
        QPainter(this).drawPixmap(QPoint(scaled(9), (height() - side) / 2),
                                  iconPixmap(QStringLiteral("search"), ink(palette(), Ink::Text2), side, devicePixelRatioF()));
    }

private:
    QWidget* m_words = nullptr;
};

} // namespace

MenuCorner::MenuCorner(const Commands& commands, Session& session, QWidget* parent) : QWidget(parent)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, scaled(2), scaled(8), scaled(2));
    row->setSpacing(scaled(2));
    addAction(*row, commands.undo, tr("Undo"));
    addAction(*row, commands.redo, tr("Redo"));
    addMenu(*row, QStringLiteral("history"), tr("History"), new HistoryMenu(session, this));
    row->addSpacing(scaled(8));
    auto* themes = new QMenu(this);
    themes->addActions(commands.schemes->actions());
    addMenu(*row, QStringLiteral("theme"), tr("Colours"), themes);
    auto* help = new QMenu(this);
    help->addActions({commands.manual, commands.glossary, commands.guarantee, commands.experiments, commands.about});
    addMenu(*row, QStringLiteral("help"), tr("Help"), help);
    row->addSpacing(scaled(8));
    auto* search = new SearchButton(commands.palette->shortcut(), this);
    connect(search, &QPushButton::clicked, commands.palette, &QAction::trigger);
    m_search = search;
    row->addWidget(search);
}

void MenuCorner::addAction(QHBoxLayout& row, QAction* action, const QString& name)
{
    auto* button = iconButton(QStringLiteral("undo"), name, this);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setAccessibleName(name);
    row.addWidget(button);
}

void MenuCorner::addMenu(QHBoxLayout& row, const QString& iconName, const QString& name, QMenu* menu)
{
    auto* button = iconButton(iconName, name, this);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setMenu(menu);
    row.addWidget(button);
}

} // namespace tranche
