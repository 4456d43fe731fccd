// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

namespace tranche {

/// Asks a job every 50 ms while something else blocks this thread, and calls `stop` on a thread of its own where the job was told to stop:
/// once, or where it returns true, for it may have come before there was anything to stop, every 50 ms. Its end waits for that call.
class QueryStopper {
public:
    QueryStopper(const JobContext& job, std::function<bool()> stop);
    QueryStopper(const QueryStopper&) = delete;
    QueryStopper& operator=(const QueryStopper&) = delete;
    ~QueryStopper() = default;

private:
    void watch(const std::stop_token& over);

    const JobContext& m_job;
    std::function<bool()> m_stop;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::jthread m_thread; // last: it uses all of the above
};

} // namespace tranche
