// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"

#include <chrono>
#include <cstddef>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tranche::cli {

/// One line on standard error that says how far the work is. On a terminal it is rewritten in place and gone at the end;
/// elsewhere each phase gets lines of its own, at most one a second.
class ProgressLine {
public:
    enum class Show { Never, OnTerminal, Always };

    explicit ProgressLine(Show show);
    void begin(std::string_view phase);
    void update(int permille);
    void clear();

private:
    void draw(int permille);

    bool m_shown = false;
    bool m_terminal = false;
    bool m_drawn = false;
    std::string m_phase;
    std::chrono::steady_clock::time_point m_next;
};

/// Runs the phases of one command: gives each its job context and measures its wall time.
class Phases {
public:
    /// `threads`: 0 for as many as there are processors.
    Phases(std::stop_token stop, ProgressLine::Show show, std::size_t threads) : m_stop(std::move(stop)), m_line(show), m_threads(threads)
    {
    }

    const std::stop_token& stopToken() const { return m_stop; }
    /// How many threads the phases compute with.
    std::size_t threads() const { return m_threads == 0 ? JobContext::processors() : m_threads; }

    /// What `work(JobContext&)` returns, as a Result; Cancelled when told to stop. Time under the same name adds up.
    template <class Work>
    auto run(std::string_view name, Work&& work)
    {
        m_line.begin(name);
        JobContext job(m_stop, [this](int permille) { m_line.update(permille); });
        job.setThreads(m_threads);
        const auto start = std::chrono::steady_clock::now();
        auto answer = JobContext::untilStopped([&] { return std::forward<Work>(work)(job); });
        addTime(name, std::chrono::steady_clock::now() - start);
        m_line.clear();
        return answer;
    }

    struct Timing {
        std::string phase;
        double milliseconds = 0.0;
    };
    const std::vector<Timing>& timings() const { return m_timings; }

private:
    void addTime(std::string_view name, std::chrono::duration<double, std::milli> time);

    std::stop_token m_stop;
    ProgressLine m_line;
    std::size_t m_threads;
    std::vector<Timing> m_timings;
};

} // namespace tranche::cli
