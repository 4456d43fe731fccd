// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <stop_token>
#include <utility>

namespace tranche {

/// What a computation sees of the job it runs in: whether to stop, and where to say how far it is.
/// A default-made context never stops and reports to nobody. Not shared between threads.
class JobContext {
public:
    using Progress = std::function<void(int permille)>;

    JobContext() = default;
    explicit JobContext(std::stop_token stop, Progress progress = {}) : m_stop(std::move(stop)), m_progress(std::move(progress)) {}

    /// Call at least every 50 ms. False: return cancelled() at once. Reports only when the permille changed.
    bool step(std::size_t done, std::size_t total);

    /// Like step() without progress.
    bool goOn() const { return !m_stop.stop_requested(); }

    const std::stop_token& stopToken() const { return m_stop; }

private:
    std::stop_token m_stop;
    Progress m_progress;
    int m_lastPermille = -1;
};

} // namespace tranche
