// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/session.h"

#include <QWidget>

class QProgressBar;
class QPushButton;
class QTimer;

namespace tranche {

class BusyArc;
class ElidedLabel;
class IconLabel;

/// The foot of the window: what is hovered or cannot hold on the left, what runs on the right, with Cancel.
class JobBar final : public QWidget {
    Q_OBJECT

public:
    explicit JobBar(Session& session, QWidget* parent = nullptr);

    void setHover(const QString& text);
    /// What cannot hold; shown while nothing is hovered.
    void setAlarm(const QString& text);
    /// What stands there otherwise.
    void setRest(const QString& left, const QString& right);
    /// One sentence that stays until the next hover, as after an export.
    void say(const QString& text);

private:
    void build();
    void showLine();
    void showJob(const QString& what);
    void hideJob();
    void showProgress(int permille);

    Session& m_session;
    ElidedLabel* m_line = nullptr;
    ElidedLabel* m_right = nullptr;
    IconLabel* m_sign = nullptr;
    BusyArc* m_arc = nullptr;
    ElidedLabel* m_what = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_cancel = nullptr;
    QTimer* m_pace = nullptr;
    int m_permille = 0; ///< shown at the next beat
    QString m_hover;
    QString m_alarm;
    QString m_rest;
};

} // namespace tranche
