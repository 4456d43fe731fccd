// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/decisions.h"

#include "ui/parts/dial/dial_slider.h"
#include "ui/parts/figure_tile.h"
#include "ui/shell/job_bar.h"

#include <QProgressBar>

namespace tranche::bench {

namespace {

constexpr int handRests = 200; // ms

void mouse(QWidget* widget, QEvent::Type type, double x)
{
    sendMouse(widget, type, {x, widget->height() / 2.0});
}

} // namespace

TimedDecisions::TimedDecisions(Screen& screen, Order order) : m_screen(screen), m_order(std::move(order))
{
    m_rest.setSingleShot(true);
    m_rest.callOnTimeout(this, &TimedDecisions::decide);
}

void TimedDecisions::begin()
{
    prepare();
    connect(&m_screen.session, &Session::snapshotChanged, this, [this](const Document& now) {
        if (m_running && m_step.computed == 0.0 && now.snapshot.sliced && now.association) {
            m_step.computed = m_clock.elapsed();
            m_step.allWork = m_clock.allWorked();
            m_step.lastWork = m_clock.worked();
        }
    });
    m_rest.start(handRests);
}

void TimedDecisions::prepare()
{
    m_screen.window->showPanel(m_order.panel);
    for (FigureTile* figure : m_screen.window->findChildren<FigureTile*>()) {
        if (figure->accessibleName().startsWith(QLatin1String("Buckets:")))
            m_buckets = figure;
    }
    for (DialSlider* slider : m_screen.window->findChildren<DialSlider*>()) {
        if (slider->isVisible() && m_slider == nullptr)
            m_slider = slider;
    }
    m_progress = m_screen.window->findChild<JobBar*>()->findChild<QProgressBar*>();
}

bool TimedDecisions::showsResults() const
{
    return m_buckets->state() == FigureTile::State::Value;
}

void TimedDecisions::decide()
{
    if (m_steps.size() == m_order.steps)
        return release();
    if (m_screen.session.isBusy()) {
        m_rest.start(handRests);
        return;
    }
    const Ratio l(250 + 5 * (m_steps.size() % 20), 100);
    Parameters parameters = m_screen.session.now().snapshot.parameters;
    m_step = {};
    if (m_order.by == By::Slider)
        return drag(l);
    parameters.model.l = l;
    m_running = true;
    m_clock.start();
    m_screen.session.setParameters(parameters);
}

void TimedDecisions::drag(const Ratio& l)
{
    const auto placeOf = [this](double value) { return (value - 1.0) / (m_slider->scaleEnd() - 1.0) * m_slider->width(); };
    if (m_hand < 0.0) {
        m_hand = placeOf(2.3);
        mouse(m_slider, QEvent::MouseButtonPress, m_hand);
        m_rest.start(handRests); // what the press itself chose is not measured
        return;
    }
    const Ratio before = m_slider->value();
    m_running = true;
    for (m_hand = placeOf(l.toDouble()); m_slider->value() == before; m_hand += 1.0) { // a pixel may be less than a step
        m_clock.start();
        mouse(m_slider, QEvent::MouseMove, m_hand);
    }
}

void TimedDecisions::release()
{
    if (m_hand >= 0.0)
        mouse(m_slider, QEvent::MouseButtonRelease, m_hand);
    m_screen.session.disconnect(this);
    report();
    ended();
}

void TimedDecisions::painted()
{
    if (!m_running)
        return;
    const double now = m_clock.elapsed();
    if (m_step.firstFrame == 0.0) {
        m_step.firstFrame = now;
        m_step.firstWork = m_clock.worked();
    }
    if (m_step.progress == 0.0 && m_progress->isVisible())
        m_step.progress = now;
    if (m_step.buckets == 0.0 && showsResults())
        m_step.buckets = now;
    if (m_step.computed == 0.0 || !showsResults())
        return;
    m_step.painted = now;
    m_step.allWork = m_clock.allWorked();
    m_step.lastWork = m_clock.worked() - m_step.lastWork;
    m_running = false;
    m_steps.push_back(m_step);
    m_rest.start(handRests);
}

void TimedDecisions::report() const
{
    Times first;
    Times progress;
    Times buckets;
    Times computed;
    Times after;
    Times whole;
    Times firstWork;
    Times lastWork;
    Times allWork;
    for (const Step& step : m_steps) {
        first.push_back(step.firstFrame);
        if (step.progress > 0.0)
            progress.push_back(step.progress);
        buckets.push_back(step.buckets);
        computed.push_back(step.computed);
        after.push_back(step.painted - step.computed);
        whole.push_back(step.painted);
        firstWork.push_back(step.firstWork);
        lastWork.push_back(step.lastWork);
        allWork.push_back(step.allWork);
    }
    printHead(m_order.title);
    printTimes("intent to the first frame", first);
    printTimes("  processor time of the window in it", firstWork);
    printTimes("intent to progress on the screen", progress);
    printTimes("intent to the new count of buckets", buckets);
    printTimes("intent to all figures computed", computed);
    printTimes("computed to painted", after, m_order.paintingGoal);
    printTimes("  processor time of the window in it", lastWork);
    printTimes("intent to painted", whole, m_order.wholeGoal);
    printTimes("  processor time of all threads in it", allWork);
}

} // namespace tranche::bench
