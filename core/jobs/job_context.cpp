// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/jobs/job_context.h"

#include <algorithm>
#include <thread>

namespace tranche {

JobContext::JobContext(std::stop_token stop, Progress progress)
    : JobContext([stop = std::move(stop)] { return stop.stop_requested(); }, std::move(progress))
{
}

JobContext::JobContext(ToldToStop toldToStop, Progress progress)
    : m_toldToStop(std::make_shared<const ToldToStop>(std::move(toldToStop))), m_progress(std::move(progress))
{
}

void JobContext::step(std::size_t done, std::size_t total)
{
    check();
    if (!m_progress || total == 0)
        return;
    const auto permille = static_cast<int>(static_cast<double>(std::min(done, total)) / static_cast<double>(total) * 1000.0);
    const std::scoped_lock lock(m_reporting);
    if (permille != std::exchange(m_lastPermille, permille))
        m_progress(permille);
}

JobContext JobContext::part(int from, int to)
{
    return JobContext(m_toldToStop, m_threads, [this, from, to](int permille) {
        const int reached = from + (to - from) * permille / 1000;
        step(static_cast<std::size_t>(reached), 1000);
    });
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
