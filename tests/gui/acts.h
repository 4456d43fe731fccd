// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bench/measure.h"
#include "ui/shell/main_window.h"
#include "ui/shell/panel_factory.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QPointF>
#include <QTimer>

#include <functional>
#include <memory>
#include <set>
#include <string>

namespace tranche::bench {

/// One session and its window.
class Screen {
public:
    Screen();

    Session session;
    std::unique_ptr<MainWindow> window;
};

/// Something that is done with a window and measured. It goes on by the window's own events: nothing waits in between.
class Act : public QObject {
public:
    virtual void begin() = 0;
    /// The window has just been painted.
    virtual void painted() {}
    std::function<void()> ended;
};

/// Opens a file, or the sample where there is none, tags it and waits for its figures.
class OpenTable final : public Act {
public:
    struct Order {
        QString file;
        std::set<std::string> kept; ///< besides the occupation, which is sensitive; empty: all
        Parameters parameters;
    };

    OpenTable(Screen& screen, Order order);
    void begin() override;

private:
    void look();
    void tag();

    Screen& m_screen;
    Order m_order;
    QTimer m_look;
    bool m_tagged = false;
};

/// A press, move or release of the left button at a place of the widget.
void sendMouse(QWidget* widget, QEvent::Type type, const QPointF& place);

/// Also what the window's own thread worked in that time: other programs lengthen the one and not the other.
class Stopwatch {
public:
    void start()
    {
        m_cpu = threadSeconds();
        m_all = now().cpuSeconds;
        m_clock.start();
    }
    double elapsed() const { return static_cast<double>(m_clock.nsecsElapsed()) / 1e6; } ///< ms
    double worked() const { return (threadSeconds() - m_cpu) * 1e3; }                    ///< ms
    double allWorked() const { return (now().cpuSeconds - m_all) * 1e3; }                ///< ms of all threads

private:
    QElapsedTimer m_clock;
    double m_cpu = 0.0;
    double m_all = 0.0;
};

} // namespace tranche::bench
