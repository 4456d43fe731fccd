// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/jobs/job_context.h"

#include <algorithm>
#include <thread>

namespace tranche {

bool JobContext::step(std::size_t done, std::size_t total)
{
    if (m_progress && total > 0) {
        const auto permille = static_cast<int>(static_cast<double>(std::min(done, total)) / static_cast<double>(total) * 1000.0);
        const std::scoped_lock lock(m_reporting);
        if (!m_stop.stop_requested() && permille != std::exchange(m_lastPermille, permille))
            m_progress(permille);
    }
    return goOn();
}

void JobContext::setThreads(std::size_t threads)
{
    constexpr std::size_t most = 256;
    m_threads = threads == 0 ? processors() : std::min(threads, most);
}

std::size_t JobContext::processors()
{
    static const std::size_t count = std::max(1U, std::thread::hardware_concurrency());
    return count;
}

} // namespace tranche
