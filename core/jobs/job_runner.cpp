// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/jobs/job_runner.h"

#include <new>
#include <utility>

namespace tranche {

/// Read and written on the owner's thread only; outlives the runner while posted answers are still queued.
struct JobRunner::Shared {
    std::uint64_t generation = 0;
};

JobRunner::JobRunner(Post post, std::function<void(int)> progressed, std::function<void(Error)> surprised)
    : m_shared(std::make_shared<Shared>()),
      m_post(std::move(post)),
      m_progressed(std::move(progressed)),
      m_surprised(std::move(surprised)),
      m_thread([this](const std::stop_token& quit) { serve(quit); })
{
}

JobRunner::~JobRunner()
{
    cancel();
    m_thread.request_stop();
}

void JobRunner::run(Work work)
{
    const auto generation = ++m_shared->generation;
    {
        const std::scoped_lock lock(m_mutex);
        m_running.request_stop();
        m_waiting = Request{std::move(work), generation};
    }
    m_wake.notify_one();
}

void JobRunner::cancel()
{
    ++m_shared->generation;
    const std::scoped_lock lock(m_mutex);
    m_running.request_stop();
    m_waiting.reset();
}

void JobRunner::serve(const std::stop_token& quit)
{
    while (true) {
        Request request;
        std::stop_source stop;
        {
            std::unique_lock lock(m_mutex);
            if (!m_wake.wait(lock, quit, [this] { return m_waiting.has_value(); }))
                return;
            request = *std::exchange(m_waiting, std::nullopt);
            m_running = stop;
        }
        perform(request, stop);
    }
}

void JobRunner::perform(Request& request, const std::stop_source& stop)
{
    const auto deliver = deliverFor(request.generation);
    JobContext job(stop.get_token(),
                   [this, &deliver](int permille) { deliver([progressed = m_progressed, permille] { progressed(permille); }); });
    std::optional<Error> surprise;
    try {
        static_cast<void>(JobContext::untilStopped([&] { request.work(job, deliver); })); // stopped, it has no answer to give
    } catch (const std::bad_alloc&) {
        surprise = Error{ErrorCode::OutOfMemory, GeneralMessage::MemoryRanOut};
    } catch (...) { // whatever a library throws: one job ends, not the program
        surprise = Error{ErrorCode::Io, GeneralMessage::JobBrokeOff};
    }
    if (surprise)
        deliver([surprised = m_surprised, error = std::move(*surprise)] { surprised(error); });
}

JobRunner::Deliver JobRunner::deliverFor(std::uint64_t generation) const
{
    return [post = m_post, shared = m_shared, generation](std::function<void()> answer) {
        post([shared, generation, answer = std::move(answer)] {
            if (shared->generation == generation)
                answer();
        });
    };
}

} // namespace tranche
