// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/scrolling.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QScrollBar>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QTableView>
#include <QWheelEvent>

namespace tranche::bench {

namespace {

constexpr double frame = 1000.0 / 60.0; // ms

QPointF handleOf(const QScrollBar& bar)
{
    QStyleOptionSlider option;
    option.initFrom(&bar);
    option.orientation = bar.orientation();
    option.minimum = bar.minimum();
    option.maximum = bar.maximum();
    option.sliderPosition = bar.sliderPosition();
    option.sliderValue = bar.value();
    option.singleStep = bar.singleStep();
    option.pageStep = bar.pageStep();
    return QRectF(bar.style()->subControlRect(QStyle::CC_ScrollBar, &option, QStyle::SC_ScrollBarSlider, &bar)).center();
}

} // namespace

Scrolling::Scrolling(Screen& screen, Order order) : m_screen(screen), m_order(std::move(order))
{
    m_next.setSingleShot(true);
    m_next.callOnTimeout(this, &Scrolling::wait);
}

void Scrolling::begin()
{
    m_screen.window->showPanel(m_order.panel);
    m_next.start(500);
}

void Scrolling::wait()
{
    if (m_quiet)
        return step();
    if (m_screen.session.isBusy() || m_screen.session.isBusyInBackground() || !findView()) {
        m_next.start(100);
        return;
    }
    m_quiet = true;
    m_view->setCurrentIndex(m_view->model()->index(0, 0));
    m_view->scrollToTop();
    QScrollBar* bar = m_view->verticalScrollBar();
    if (m_order.by == By::Bar) {
        m_hand = handleOf(*bar);
        sendMouse(bar, QEvent::MouseButtonPress, m_hand);
    }
    m_next.start(500);
}

bool Scrolling::findView()
{
    for (QTableView* view : m_screen.window->findChildren<QTableView*>()) {
        if (view->isVisible() && (m_view == nullptr || !m_view->isVisible() || view->model()->rowCount() > m_view->model()->rowCount()))
            m_view = view;
    }
    return m_view != nullptr;
}

void Scrolling::step()
{
    if (m_painted) {
        m_times.push_back(m_clock.elapsed()); // painted, and free for the next
        m_work.push_back(m_clock.worked());
        m_painted = false;
    }
    if (m_times.size() == m_order.steps)
        return finish();
    const int before = m_view->verticalScrollBar()->value();
    m_waiting = true;
    m_clock.start();
    move();
    if (m_view->verticalScrollBar()->value() == before)
        finish(); // the end of a small table
}

void Scrolling::move()
{
    QWidget* inside = m_view->viewport();
    QScrollBar* bar = m_view->verticalScrollBar();
    if (m_order.by == By::Wheel) {
        const QPointF place = QRectF(inside->rect()).center();
        QWheelEvent event(place, inside->mapToGlobal(place), QPoint(), QPoint(0, -120), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                          false);
        QCoreApplication::sendEvent(inside, &event);
    } else if (m_order.by == By::PageKeys) {
        QKeyEvent event(QEvent::KeyPress, Qt::Key_PageDown, Qt::NoModifier);
        QCoreApplication::sendEvent(m_view, &event);
    } else {
        m_hand.ry() += m_times.size() / 200 % 2 == 0 ? 2.0 : -2.0;
        sendMouse(bar, QEvent::MouseMove, m_hand);
    }
}

void Scrolling::painted()
{
    if (!m_waiting)
        return;
    m_waiting = false;
    m_painted = true;
    m_next.start(0);
}

void Scrolling::finish()
{
    m_waiting = false;
    if (m_order.by == By::Bar)
        sendMouse(m_view->verticalScrollBar(), QEvent::MouseButtonRelease, m_hand);
    if (!m_order.heading.empty())
        printHead(m_order.heading);
    printTimes(m_order.what.c_str(), m_times, frame);
    printTimes("  processor time of the window in it", m_work);
    ended();
}

} // namespace tranche::bench
