// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody waits for at the window: its start, the figures after a decision (goal P17: one frame), and frames while scrolling.
//   window_bench [--only start|adult|large] [--steps N] [--starts N] [--tuples N]
// Adult with seven attributes where the shared tables are there, else the fictitious people; the large table is made from a seed.
// A frame counts as painted when it was handed to the window system; what that does with it is not seen from here.
#include "tests/bench/adult_like.h"
#include "tests/gui/decisions.h"
#include "tests/gui/scrolling.h"
#include "tests/gui/start_times.h"
#include "tests/support/adult_file.h"
#include "ui/style/theme.h"

#include <QApplication>
#include <QFile>
#include <QTemporaryDir>

#include <cstdio>
#include <span>
#include <vector>

using namespace tranche;
using namespace tranche::bench;

namespace {

struct Wish {
    std::string only; ///< empty: all parts
    std::size_t steps = 40;
    std::size_t starts = 7;
    std::size_t tuples = 1'000'000;

    bool wants(std::string_view part) const { return only.empty() || only == part; }
};

/// Empty where the words are not understood.
std::optional<Wish> wishOf(std::span<char*> words)
{
    Wish wish;
    for (std::size_t i = 0; i < words.size(); i += 2) {
        const std::string name = words[i];
        if (i + 1 == words.size())
            return std::nullopt;
        const std::size_t number = std::strtoul(words[i + 1], nullptr, 10);
        if (name == "--only")
            wish.only = words[i + 1];
        else if (name == "--steps" && number > 0)
            wish.steps = number;
        else if (name == "--starts" && number > 0)
            wish.starts = number;
        else if (name == "--tuples" && number > 0)
            wish.tuples = number;
        else
            return std::nullopt;
    }
    return wish.only.empty() || wish.only == "start" || wish.only == "adult" || wish.only == "large" ? std::optional(wish) : std::nullopt;
}

/// Runs one act after the other and tells each when its window has been painted.
class Bench final : public QApplication {
public:
    Bench(int& count, char** words) : QApplication(count, words)
    {
        applyScheme(*this, Scheme::Light); // as the program itself does
        m_patience.setSingleShot(true);
        m_patience.callOnTimeout(this, [this] {
            std::printf("    gave up: nothing came\n");
            m_act.reset();
            m_screen.reset();
            exit(1);
        });
        m_next.setSingleShot(true);
        m_next.callOnTimeout(this, &Bench::next);
    }

    /// What is called at its time, so that windows are made one after the other.
    using Make = std::function<std::unique_ptr<Act>(Screen&)>;

    void addScreen() { m_makers.emplace_back(); }
    void add(Make make) { m_makers.push_back(std::move(make)); }
    QString folder() const { return m_folder.path(); }

    int run()
    {
        m_next.start(0);
        return m_makers.empty() ? 0 : exec();
    }

    bool notify(QObject* receiver, QEvent* event) override
    {
        const bool update = event->type() == QEvent::UpdateRequest;
        const bool done = QApplication::notify(receiver, event);
        if (update && m_act && m_screen && receiver == m_screen->window.get())
            m_act->painted();
        return done;
    }

private:
    void next()
    {
        m_act.reset();
        if (m_at == m_makers.size()) {
            m_patience.stop();
            m_screen.reset();
            return exit(0);
        }
        const Make& make = m_makers[m_at++];
        constexpr int patience = 240'000;
        m_patience.start(patience);
        if (!make) {
            m_screen.reset();
            m_screen = std::make_unique<Screen>();
            m_next.start(0);
            return;
        }
        m_act = make(*m_screen);
        m_act->ended = [this] { m_next.start(0); };
        m_act->begin();
    }

    QTemporaryDir m_folder;
    std::vector<Make> m_makers;
    std::size_t m_at = 0;
    std::unique_ptr<Screen> m_screen;
    std::unique_ptr<Act> m_act;
    QTimer m_patience;
    QTimer m_next;
};

template <class Kind>
Bench::Make maker(typename Kind::Order order)
{
    return [order](Screen& screen) { return std::make_unique<Kind>(screen, order); };
}

Parameters asked()
{
    Parameters parameters;
    parameters.model.l = Ratio(3, 1);
    parameters.columns = {.alpha = 2, .columns = 2};
    return parameters;
}

void addAdult(Bench& bench, const Wish& wish)
{
    const QString adult = test::writeAdult(bench.folder(), QStringLiteral("adult.csv"), true);
    const std::string table = adult.isEmpty() ? "fictitious people" : "Adult, seven attributes";
    const auto names = occ7();
    constexpr double frame = 16.0; // ms
    bench.addScreen();
    bench.add(maker<OpenTable>({adult, {names.begin(), names.end()}, asked()}));
    bench.add(maker<TimedDecisions>({TimedDecisions::By::Session, wish.steps, PanelId::Buckets, "P17 " + table + ": l set", {}, frame}));
    bench.add(maker<TimedDecisions>({TimedDecisions::By::Slider, wish.steps, PanelId::Buckets, "P17 " + table + ": l dragged", {}, frame}));
}

bool writeText(const QString& path, const std::string& text)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text.data(), static_cast<qint64>(text.size())) == static_cast<qint64>(text.size());
}

bool addLarge(Bench& bench, const Wish& wish)
{
    const QString path = bench.folder() + QLatin1String("/large.csv");
    if (!writeText(path, adultLikeCsv(wish.tuples)))
        return false;
    const std::string title = std::to_string(wish.tuples) + " x 15";
    constexpr double second = 1000.0; // ms
    bench.addScreen();
    bench.add(maker<OpenTable>({path, {}, asked()}));
    bench.add(maker<TimedDecisions>(
        {TimedDecisions::By::Session, std::min<std::size_t>(wish.steps, 15), PanelId::Buckets, title + ": l set", second, {}}));
    bench.add(maker<TimedDecisions>(
        {TimedDecisions::By::Slider, std::min<std::size_t>(wish.steps, 15), PanelId::Buckets, title + ": l dragged", second, {}}));
    const std::size_t steps = wish.steps * 10;
    for (const auto& [panel, name] : {std::pair(PanelId::Table, "Table"), std::pair(PanelId::Buckets, "Buckets")}) {
        bench.add(maker<Scrolling>({panel, Scrolling::By::Wheel, steps, "wheel",
                                    std::string(name) + ", " + std::to_string(wish.tuples) + " tuples: one step to the next"}));
        bench.add(maker<Scrolling>({panel, Scrolling::By::PageKeys, steps, "page keys", {}}));
        bench.add(maker<Scrolling>({panel, Scrolling::By::Bar, steps, "scroll bar dragged", {}}));
    }
    return true;
}

} // namespace

int main(int count, char** words)
{
    const auto wish = wishOf(std::span(words, static_cast<std::size_t>(count)).subspan(1));
    if (!wish) {
        std::fputs("window_bench [--only start|adult|large] [--steps N] [--starts N] [--tuples N]\n", stderr);
        return 2;
    }
    Bench bench(count, words);
    if (wish->wants("start") && !startTimes(static_cast<int>(wish->starts))) {
        std::fputs("window_bench: the program did not start\n", stderr);
        return 1;
    }
    if (wish->wants("adult"))
        addAdult(bench, *wish);
    if (wish->wants("large") && !addLarge(bench, *wish))
        return 1;
    return bench.run();
}
