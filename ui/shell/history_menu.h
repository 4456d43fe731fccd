// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace tranche {

class Session;

/// What was decided, newest on top, by name; choosing a step goes back or forward to it. Filled anew whenever it opens.
class HistoryMenu final : public QMenu {
    Q_OBJECT

public:
    HistoryMenu(Session& session, QWidget* parent);

private:
    void fill();

    Session& m_session;
};

} // namespace tranche
