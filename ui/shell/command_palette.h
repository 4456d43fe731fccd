// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QFrame>
#include <QList>

class QLabel;
class QLineEdit;
class QListWidget;

namespace tranche {

/// Finds a command by some letters of its name and runs it: type, arrows, Enter.
class CommandPalette final : public QFrame {
    Q_OBJECT

public:
    explicit CommandPalette(QWidget* parent);

    /// Opens below `anchor` with these commands; separators, submenus and what is disabled are left out.
    void open(const QList<QAction*>& actions, QWidget* anchor);
    QStringList shown() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void filter(const QString& text);
    void run();
    void moveBy(int rows);

    QList<QAction*> m_actions;
    QLineEdit* m_field = nullptr;
    QListWidget* m_list = nullptr;
    QLabel* m_none = nullptr; ///< where no command fits
};

} // namespace tranche
