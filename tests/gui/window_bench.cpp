// SPDX-License-Identifier: GPL-3.0-or-later
// From a decision to its figures on the screen: how long computing takes, and how much later they are painted (goal P17: one frame).
//   window_bench [--steps N]     Adult with seven attributes where the shared tables are there, else the invented persons
#include "tests/support/adult_file.h"
#include "ui/dialogs/questions.h"
#include "ui/parts/figure.h"
#include "ui/shell/main_window.h"
#include "ui/shell/panel_factory.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <set>
#include <string>
#include <vector>

using namespace tranche;

namespace {

constexpr double frame = 16.0; // ms
const std::set<std::string> sevenAttributes{"age", "workclass", "education", "marital-status", "race", "sex", "occupation"};

class NoFiles final : public Questions {
public:
    void askForTables(QWidget*, std::function<void(const QStringList&)>) override {}
    void askForReleaseName(QWidget*, const QString&, std::function<void(const QString&)>) override {}
};

struct Step {
    double computed = 0.0; // ms after the decision
    double painted = 0.0;
};

double middle(std::vector<double> values)
{
    std::ranges::sort(values);
    return values[values.size() / 2];
}

/// Sees when the window has been painted.
class Bench final : public QApplication {
public:
    Bench(int& count, char** words, std::size_t steps) : QApplication(count, words), m_wanted(steps), m_session(std::make_unique<SeededRandom>(3))
    {
        WindowSetup setup;
        setup.questions = m_questions;
        setup.makePanel = [questions = m_questions](PanelId panel, Session& session, QWidget* parent) { return makePanel(panel, session, questions, parent); };
        m_window = std::make_unique<MainWindow>(m_session, std::move(setup));
        m_window->show();
        connect(&m_session, &Session::snapshotChanged, this, [this](const Document& now) {
            if (m_running && m_step.computed == 0.0 && now.snapshot.sliced && now.association)
                m_step.computed = elapsed();
        });
        connect(&m_session, &Session::jobEnded, this, [this] { m_look.start(0); });
        m_look.setSingleShot(true);
        m_rest.setSingleShot(true);
        m_look.callOnTimeout(this, &Bench::next);
        m_rest.callOnTimeout(this, &Bench::decide);
    }

    void begin()
    {
        const QString adult = test::writeAdult(m_folder.path(), QStringLiteral("adult.csv"), true);
        if (adult.isEmpty())
            m_window->openSample(QStringLiteral("people"), true);
        else
            m_session.loadFiles({adult}, {});
        m_table = adult.isEmpty() ? "invented persons" : "Adult, seven attributes";
        m_tagged = adult.isEmpty();
    }

    bool notify(QObject* receiver, QEvent* event) override
    {
        const bool done = QApplication::notify(receiver, event);
        if (m_running && m_step.computed > 0.0 && m_step.painted == 0.0 && event->type() == QEvent::UpdateRequest && m_window != nullptr && receiver == m_window.get() && showsResults())
            paintedNow();
        return done;
    }

    int report() const
    {
        std::vector<double> computed;
        std::vector<double> after;
        std::vector<double> whole;
        for (const Step& step : m_steps) {
            computed.push_back(step.computed);
            after.push_back(step.painted - step.computed);
            whole.push_back(step.painted);
        }
        std::printf("P17 %s: %zu changes of l, ms (median, greatest)\n", m_table.c_str(), m_steps.size());
        std::printf("    computed               %7.1f %7.1f\n", middle(computed), *std::ranges::max_element(computed));
        std::printf("    computed to painted    %7.1f %7.1f   goal %.0f: %s\n", middle(after), *std::ranges::max_element(after), frame, middle(after) <= frame ? "met" : "missed");
        std::printf("    intent to painted      %7.1f %7.1f\n", middle(whole), *std::ranges::max_element(whole));
        return m_steps.size() == m_wanted ? 0 : 1; // times are for reading; they never fail
    }

private:
    double elapsed() const { return static_cast<double>(m_clock.nsecsElapsed()) / 1e6; }

    void paintedNow()
    {
        m_step.painted = elapsed();
        m_look.start(0);
    }

    bool showsResults() const
    {
        const auto figures = m_window->findChildren<Figure*>();
        return std::ranges::any_of(figures, [](const Figure* figure) { return figure->accessibleName().startsWith(QLatin1String("Buckets:")) && figure->state() == Figure::State::Value; });
    }

    void tag()
    {
        m_tagged = true;
        const Table& table = *m_session.now().snapshot.table;
        std::vector<SourceId> kept;
        std::vector<SourceId> out;
        std::vector<SourceId> sensitive;
        for (std::size_t i = 0; i < table.attributeCount(); ++i) {
            const auto& name = table.attribute(SourceId(i)).name;
            (name == "occupation" ? sensitive : sevenAttributes.contains(name) ? kept : out).emplace_back(i);
        }
        Parameters parameters;
        parameters.model.l = Ratio(3, 1);
        parameters.columns = {.alpha = 2, .columns = 2};
        m_session.setParameters(parameters);
        m_session.setRoles(out, Role::Excluded);
        m_session.setRoles(sensitive, Role::Sensitive);
        m_session.setRoles(kept, Role::QuasiIdentifier);
    }

    /// What follows when nothing is left to do.
    void next()
    {
        if (m_session.isBusy() || m_session.now().snapshot.table == nullptr)
            return;
        if (!m_tagged)
            return tag();
        if (m_running && m_step.painted == 0.0)
            return;
        if (m_running)
            m_steps.push_back(m_step);
        m_running = false;
        if (m_steps.size() == m_wanted)
            return quit();
        if (m_steps.empty())
            m_window->showPanel(PanelId::Buckets);
        m_rest.start(200); // the hand rests
    }

    void decide()
    {
        if (m_running || m_session.isBusy())
            return;
        Parameters parameters = m_session.now().snapshot.parameters;
        parameters.model.l = Ratio(250 + 5 * (m_steps.size() % 20), 100);
        m_step = {};
        m_running = true;
        m_clock.start();
        m_session.setParameters(parameters);
    }

    std::size_t m_wanted;
    std::shared_ptr<Questions> m_questions = std::make_shared<NoFiles>();
    QTemporaryDir m_folder;
    Session m_session;
    std::unique_ptr<MainWindow> m_window;
    QElapsedTimer m_clock;
    QTimer m_look;
    QTimer m_rest;
    std::vector<Step> m_steps;
    Step m_step;
    std::string m_table;
    bool m_tagged = false;
    bool m_running = false;
};

} // namespace

int main(int count, char** words)
{
    const std::size_t steps = count == 3 && std::string(words[1]) == "--steps" ? std::strtoul(words[2], nullptr, 10) : 40;
    if (steps == 0 || (count != 1 && count != 3)) {
        std::fputs("window_bench [--steps N]\n", stderr);
        return 2;
    }
    Bench bench(count, words, steps);
    bench.begin();
    Bench::exec();
    return bench.report();
}
