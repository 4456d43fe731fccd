// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <exception>
#include <functional>
#include <limits>
#include <mutex>
#include <utility>
#include <vector>

namespace tranche {

/// Runs `work(worker)` once for each worker 0 .. workers-1, each on a thread of its own, worker 0 on the caller's. Returns when all
/// have ended. Where the system gives fewer threads, the rest run one after the other on the caller's, so work must not wait for
/// another worker to begin. An exception that leaves `work`, be it that its job was told to stop, reaches the caller then: that of the
/// lowest worker where there are several.
void runWorkers(std::size_t workers, const std::function<void(std::size_t worker)>& work);

/// Keeps the exception of the piece with the lowest number, so that what a caller sees does not depend on luck.
class FirstException {
public:
    /// Call inside a catch block.
    void keep(std::size_t piece)
    {
        const std::scoped_lock lock(m_mutex);
        if (!m_exception || piece < m_piece) {
            m_exception = std::current_exception();
            m_piece = piece;
        }
        m_kept.store(true, std::memory_order_relaxed);
    }
    bool kept() const { return m_kept.load(std::memory_order_relaxed); }
    /// Throws what was kept. Only when no thread can keep any more.
    void throwIfKept() const
    {
        if (m_exception)
            std::rethrow_exception(m_exception);
    }

private:
    std::mutex m_mutex;
    std::atomic<bool> m_kept = false;
    std::exception_ptr m_exception;
    std::size_t m_piece = std::numeric_limits<std::size_t>::max();
};

/// Over how many workers parallelFor() and WorkStack spread `pieces` pieces of work.
inline std::size_t workersFor(std::size_t pieces, const JobContext& job)
{
    return std::max<std::size_t>(1, std::min(pieces, job.threads()));
}

/// Runs `body(piece, worker)` once for each piece 0 .. pieces-1, on job.threads() threads, worker below workersFor(pieces, job).
///
/// Pieces are handed out in ascending order and run in no order. The result does not depend on the number of threads when a piece
/// writes only what belongs to it, or to its worker what is merged without regard to order. Asks the job before each piece; a
/// piece that may take more than 50 ms asks it too.
/// An exception that leaves a piece reaches the caller, once the pieces that were running have ended.
/// Nesting: hand job.alone() to what a piece calls.
template <class Body>
void parallelFor(std::size_t pieces, const JobContext& job, Body&& body)
{
    std::atomic<std::size_t> next = 0;
    FirstException exception;
    runWorkers(workersFor(pieces, job), [&](std::size_t worker) {
        while (!exception.kept()) {
            const auto piece = next.fetch_add(1, std::memory_order_relaxed); // runs now, so that no later exception hides its own
            if (piece >= pieces)
                return;
            try {
                job.check();
                body(piece, worker);
            } catch (...) {
                exception.keep(piece);
            }
        }
    });
    exception.throwIfKept();
    job.check();
}

/// Runs `body(from, to, worker)` over [begin, end) in pieces of `length`, as parallelFor().
template <class Body>
void parallelRanges(std::size_t begin, std::size_t end, std::size_t length, const JobContext& job, Body&& body)
{
    const auto pieces = (end - begin + length - 1) / length;
    parallelFor(pieces, job, [&](std::size_t piece, std::size_t worker) {
        const auto from = begin + piece * length;
        body(from, std::min(from + length, end), worker);
    });
}

/// Work that makes more work: what was pushed last is done first, by whoever is free.
///
/// `body(item, worker)` runs once for each item, on job.threads() threads, and may push(). run() returns when nothing is left.
/// Items must not depend on each other; then the result does not depend on the number of threads, up to the order in which
/// results were put aside, which the caller restores.
template <class Item>
class WorkStack {
public:
    WorkStack(std::vector<Item> items, const JobContext& job) : m_items(std::move(items)), m_job(job) {}

    /// From a running body, on any worker.
    void push(Item item)
    {
        {
            const std::scoped_lock lock(m_mutex);
            m_items.push_back(std::move(item));
        }
        m_changed.notify_one();
    }

    /// A body that may take more than 50 ms asks the job too. Exceptions as in parallelFor().
    template <class Body>
    void run(Body&& body)
    {
        runWorkers(m_job.threads(), [&](std::size_t worker) { serve(worker, body); });
        m_exception.throwIfKept();
        m_job.check();
    }

private:
    template <class Body>
    void serve(std::size_t worker, Body& body)
    {
        std::unique_lock lock(m_mutex);
        while (true) {
            m_changed.wait(lock, [this] { return m_exception.kept() || !m_items.empty() || m_running == 0; });
            if (m_exception.kept() || m_items.empty())
                return;
            auto item = std::move(m_items.back());
            m_items.pop_back();
            ++m_running;
            lock.unlock();
            try {
                m_job.check();
                body(std::move(item), worker);
            } catch (...) {
                m_exception.keep(0);
            }
            lock.lock();
            --m_running;
            if (m_exception.kept() || m_running == 0)
                m_changed.notify_all();
        }
    }

    std::vector<Item> m_items;
    const JobContext& m_job;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    FirstException m_exception;
    std::size_t m_running = 0;
};

/// Progress that several threads make together; what is reported never falls.
class SharedProgress {
public:
    /// Of `total` steps of the whole job, `before` were done already.
    SharedProgress(JobContext& job, std::size_t total, std::size_t before = 0) : m_job(job), m_total(total), m_done(before) {}

    /// So many steps may change what is reported; whoever has many short ones hands on so many together.
    std::size_t stride() const { return std::max<std::size_t>(1, m_total / 1000); }
    /// So much more is done, and JobContext::step().
    void add(std::size_t steps)
    {
        const std::scoped_lock lock(m_mutex);
        m_done += steps;
        m_job.step(m_done, m_total);
    }

private:
    JobContext& m_job;
    std::mutex m_mutex;
    std::size_t m_total;
    std::size_t m_done;
};

} // namespace tranche
