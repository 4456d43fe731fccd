// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/panel.h"

#include <QFrame>

#include <cstddef>

class QLabel;
class QPushButton;

namespace tranche {

/// A calm strip that leads over the sample table, a step a panel. It blocks nothing: everything can be tried out beside it, and Close ends
/// it.
class TourStrip final : public QFrame {
    Q_OBJECT

public:
    explicit TourStrip(QWidget* parent = nullptr);

    /// Shows the invitation, or goes on to the first step at once.
    void invite();
    void start();
    /// Takes the invitation back: somebody found the way alone. A running tour stays.
    void withdraw();
    bool isRunning() const { return m_running; }
    bool isInviting() const { return !m_running && !isHidden(); }
    /// Of the steps, from 0; the invitation is none.
    std::size_t step() const { return m_step; }
    std::size_t stepCount() const;

signals:
    void sampleWanted();
    void panelWanted(tranche::PanelId panel);
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void goTo(std::size_t step);
    void next();
    void back();
    void end();

    QLabel* m_heading = nullptr;
    QLabel* m_sentence = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_next = nullptr;
    QPushButton* m_close = nullptr;
    std::size_t m_step = 0;
    bool m_running = false;
};

} // namespace tranche
