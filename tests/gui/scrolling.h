// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/acts.h"
#include "tests/gui/times.h"

class QTableView;

namespace tranche::bench {

/// Scrolls the largest table of a panel, each step as soon as the one before is on the screen.
class Scrolling final : public Act {
public:
    enum class By { Wheel, PageKeys, Bar };
    struct Order {
        PanelId panel = PanelId::Table;
        By by = By::Wheel;
        std::size_t steps = 300;
        std::string what;
        std::string heading; ///< where it is the first of several
    };

    Scrolling(Screen& screen, Order order);
    void begin() override;
    void painted() override;

private:
    void wait();
    bool findView();
    void step();
    void move();
    void finish();

    Screen& m_screen;
    Order m_order;
    QTimer m_next;
    Stopwatch m_clock;
    QTableView* m_view = nullptr;
    QPointF m_hand; ///< where the scroll bar is held
    Times m_times;
    Times m_work;
    bool m_quiet = false;
    bool m_waiting = false;
    bool m_painted = false;
};

} // namespace tranche::bench
