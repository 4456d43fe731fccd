// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;
class QMenu;
class QToolButton;

namespace tranche {

class Commands;
class Session;

/// The right end of the menu bar: undo, redo, history, theme, help, and the command search.
class MenuCorner final : public QWidget {
    Q_OBJECT

public:
    MenuCorner(const Commands& commands, Session& session, QWidget* parent);

    QWidget* search() const { return m_search; }

private:
    void addAction(QHBoxLayout& row, QAction* action, const QString& name);
    void addMenu(QHBoxLayout& row, const QString& icon, const QString& name, QMenu* menu);

    QWidget* m_search = nullptr;
};

} // namespace tranche
