// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <mutex>
#include <stop_token>
#include <utility>

namespace tranche {

/// What a computation sees of the job it runs in: whether to stop, how many threads it may use, and where to say how far it is.
/// A default-made context never stops, reports to nobody and allows as many threads as the machine has processors.
/// All functions but those that set something up may be called from several threads at once.
class JobContext {
public:
    using Progress = std::function<void(int permille)>; ///< never called by two threads at once
    using Asked = std::function<void()>;

    JobContext() = default;
    explicit JobContext(std::stop_token stop, Progress progress = {}) : m_stop(std::move(stop)), m_progress(std::move(progress)) {}
    JobContext(const JobContext&) = delete;
    JobContext& operator=(const JobContext&) = delete;

    /// Call at least every 50 ms. False: return cancelled() at once. Reports only when the permille changed, and
    /// nothing once told to stop.
    bool step(std::size_t done, std::size_t total);

    /// Like step() without progress.
    bool goOn() const
    {
        if (m_asked)
            m_asked();
        return !m_stop.stop_requested();
    }

    /// How many threads a computation may use, its own included: 1 or more. No result depends on it.
    std::size_t threads() const { return m_threads; }
    /// 0: as many as there are processors. At most 256.
    void setThreads(std::size_t threads);
    /// As many as the processors this program may run on; 1 where the system does not say.
    static std::size_t processors();

    /// The same job seen by one piece of work among several: stops when this one does, reports nothing, one thread.
    JobContext alone() const { return JobContext(*this, 1); }

    /// Called whenever the job is asked whether to go on, by any thread: for tests that count how often that is.
    void watchAsking(Asked asked) { m_asked = std::move(asked); }

    const std::stop_token& stopToken() const { return m_stop; }

private:
    JobContext(const JobContext& other, std::size_t threads) : m_stop(other.m_stop), m_asked(other.m_asked), m_threads(threads) {}

    std::stop_token m_stop;
    Progress m_progress;
    Asked m_asked;
    std::size_t m_threads = processors();
    std::mutex m_reporting;
    int m_lastPermille = -1;
};

} // namespace tranche
