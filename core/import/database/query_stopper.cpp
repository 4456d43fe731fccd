// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/database/query_stopper.h"

#include <chrono>
#include <utility>

namespace tranche {

QueryStopper::QueryStopper(const JobContext& job, std::function<bool()> stop)
    : m_job(job), m_stop(std::move(stop)), m_thread([this](const std::stop_token& over) { watch(over); })
{
}

void QueryStopper::watch(const std::stop_token& over)
{
    constexpr auto pause = std::chrono::milliseconds(50);
    std::unique_lock lock(m_mutex);
    bool told = false;
    while (true) {
        m_wake.wait_for(lock, over, pause, [] { return false; });
        if (over.stop_requested())
            return;
        told = told || !JobContext::untilStopped([this] { m_job.check(); });
        if (told && !m_stop())
            return;
    }
}

} // namespace tranche
