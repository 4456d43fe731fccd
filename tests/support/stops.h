// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/jobs/job_context.h"
#include "tests/support/words/said.h"

#include <QByteArray>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <limits>
#include <utility>

namespace tranche::test {

/// Asks itself how often it was asked, and tells to stop from the `stopAt`-th question on.
class CountedStop {
public:
    static constexpr auto never = std::numeric_limits<std::size_t>::max();

    explicit CountedStop(std::size_t stopAt = never) : m_stopAt(stopAt) {}

    /// What JobContext asks.
    auto question()
    {
        return [this] { return ++m_asked >= m_stopAt; };
    }
    std::size_t asked() const { return m_asked; }

private:
    std::size_t m_stopAt;
    std::atomic<std::size_t> m_asked = 0;
};

/// Whether `body(job)` of a job that was told to stop before it began ends as cancelled.
template <class Body>
bool stopsAtOnce(Body&& body)
{
    JobContext job([] { return true; });
    const auto outcome = JobContext::untilStopped([&] { return body(job); });
    return !outcome && outcome.error().code == ErrorCode::Cancelled;
}

/// What came of stopping a computation at many of its questions.
struct Stops {
    std::size_t asked = 0;      ///< by the undisturbed one
    std::size_t afterwards = 0; ///< most questions after the one that was answered with a stop
    QByteArray fault;           ///< what came out that was not Cancelled; empty: nothing
};

/// Runs `body(job)` undisturbed, which has to succeed, and then some `moments` times told to stop, at questions drawn all over those that
/// it asked undisturbed: nothing but Cancelled may come out. `after()` runs after each of these.
template <class Body, class After>
Stops stopsAt(std::size_t moments, std::size_t threads, Body&& body, After&& after)
{
    Stops stops;
    const auto run = [&](CountedStop& stop) {
        JobContext job(stop.question());
        job.setThreads(threads);
        return JobContext::untilStopped([&] { return body(job); });
    };
    CountedStop undisturbed;
    if (const auto outcome = run(undisturbed); !outcome)
        stops.fault = "undisturbed: " + QByteArray::fromStdString(wordsOf(outcome.error()));
    stops.asked = undisturbed.asked();
    SeededRandom random(1);
    const auto stretch = 1 + stops.asked / moments;
    for (std::size_t from = 0; from < stops.asked && stops.fault.isEmpty(); from += stretch) {
        const auto at = from + 1 + static_cast<std::size_t>(random.below(std::min(stretch, stops.asked - from)));
        CountedStop stop(at);
        const auto outcome = run(stop);
        const bool told = stop.asked() >= at; // where threads share the work, a few questions may not come up again
        if (told && (outcome || outcome.error().code != ErrorCode::Cancelled))
            stops.fault
                = "stopped at question " + QByteArray::number(qulonglong(at)) + " of " + QByteArray::number(qulonglong(stops.asked));
        stops.afterwards = std::max(stops.afterwards, told ? stop.asked() - at : 0);
        after();
    }
    return stops;
}

/// The same on one thread.
template <class Body>
Stops stopsAt(std::size_t moments, Body&& body)
{
    return stopsAt(moments, 1, std::forward<Body>(body), [] {});
}

} // namespace tranche::test
