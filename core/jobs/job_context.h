// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <type_traits>
#include <utility>

namespace tranche {

/// What a computation sees of the job it runs in: whether to stop, how many threads it may use, and where to say how far it is.
///
/// Being told to stop has one form: check() and step() throw, everything between them and untilStopped() unwinds, and untilStopped()
/// answers Cancelled. No function has a value for a job that was stopped, so none can be taken for a result. Nothing else may name the
/// exception; whoever catches all kinds hands it on.
///
/// A default-made context never stops, reports to nobody and allows as many threads as the machine has processors.
/// Everything but setThreads() may be called from several threads at once.
class JobContext {
public:
    using Progress = std::function<void(int permille)>; ///< never called by two threads at once
    using ToldToStop = std::function<bool()>;

    JobContext() = default;
    explicit JobContext(std::stop_token stop, Progress progress = {});
    /// `toldToStop` is called whenever the job is asked, by whichever thread asks; once true, it stays true.
    explicit JobContext(ToldToStop toldToStop, Progress progress = {});
    JobContext(const JobContext&) = delete;
    JobContext& operator=(const JobContext&) = delete;

    /// Ask at least every 50 ms. Does not return when told to stop.
    void check() const
    {
        if (m_toldToStop && (*m_toldToStop)())
            throw Stopped();
    }

    /// check(), and `done` of `total` is done. Reports only when the permille changed. Several threads that make progress together
    /// share a SharedProgress.
    void step(std::size_t done, std::size_t total);

    /// What `work()` returns, as a Result where it is none; Cancelled when the job it runs for was told to stop.
    template <class Work>
    static auto untilStopped(Work&& work)
    {
        using Value = std::invoke_result_t<Work>;
        using Outcome = ResultOf<Value>::Type;
        try {
            if constexpr (std::is_void_v<Value>) {
                std::forward<Work>(work)();
                return Outcome();
            } else {
                return Outcome(std::forward<Work>(work)());
            }
        } catch (const Stopped&) {
            return Outcome(cancelled());
        }
    }

    /// How many threads a computation may use, its own included: 1 or more. No result depends on it.
    std::size_t threads() const { return m_threads; }
    /// 0: as many as there are processors. At most 256.
    void setThreads(std::size_t threads);
    /// As many as the processors this program may run on; 1 where the system does not say.
    static std::size_t processors();

    /// The same job, for work whose progress says nothing about that of the whole: stops when this one does, reports nothing.
    JobContext quiet() const { return JobContext(m_toldToStop, m_threads); }
    /// The same job seen by one piece of work among several: quiet, one thread.
    JobContext alone() const { return JobContext(m_toldToStop, 1); }
    /// The same job for the part of it that lies between these two permilles. Must not outlive this one.
    JobContext part(int from, int to);

private:
    class Stopped {};

    template <class Value>
    struct ResultOf {
        using Type = Result<Value>;
    };
    template <class Value>
    struct ResultOf<Result<Value>> {
        using Type = Result<Value>;
    };

    JobContext(std::shared_ptr<const ToldToStop> toldToStop, std::size_t threads, Progress progress = {})
        : m_toldToStop(std::move(toldToStop)), m_progress(std::move(progress)), m_threads(threads)
    {
    }

    std::shared_ptr<const ToldToStop> m_toldToStop; ///< null: never
    Progress m_progress;
    std::size_t m_threads = processors();
    std::mutex m_reporting;
    int m_lastPermille = -1;
};

} // namespace tranche
