// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/parts/judgement.h"
#include "ui/shell/import_window/database/server_form.h"

#include "core/import/look/import_look.h"

#include <QFrame>

class QPushButton;

namespace tranche {

class SaidLine;
class TableList;

/// The left of the window where a database is read: where it is and who asks, then its tables.
class DatabasePane final : public QFrame {
    Q_OBJECT

public:
    enum class State { Apart, Connecting, Connected };

    explicit DatabasePane(QWidget* parent);

    ServerForm& form() { return *m_form; }
    const ServerForm& form() const { return *m_form; }
    TableList& tables() { return *m_tables; }
    void setState(State state);
    State state() const { return m_state; }
    bool isConnected() const { return m_state == State::Connected; }
    /// One sentence below the form; empty: none.
    void say(Judgement judgement, const QString& sentence);
    QString sentence() const;

signals:
    void connectRequested();
    void stopRequested();
    void leaveRequested();
    void refreshRequested();

private:
    QWidget* buildPromise();
    QWidget* buildButtons();

    State m_state = State::Apart;
    ServerForm* m_form = nullptr;
    QWidget* m_connected = nullptr; ///< the mark
    QPushButton* m_connect = nullptr;
    QPushButton* m_refresh = nullptr;
    SaidLine* m_said = nullptr;
    QWidget* m_listed = nullptr;
    TableList* m_tables = nullptr;
};

} // namespace tranche
