// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/jobs/job_runner.h"

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <new>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace tranche {

/// What the thread works on; outlives the runner while a job that was let go runs, or posted answers are still queued.
class JobRunner::Served : public std::enable_shared_from_this<Served> {
public:
    Served(Post post, std::function<void(int)> progressed, std::function<void(Error)> surprised)
        : m_post(std::move(post)), m_progressed(std::move(progressed)), m_surprised(std::move(surprised))
    {
    }

    void run(Work work);
    void cancel();
    /// Nothing is posted any more; the job stops, unless it is to be finished.
    void close(bool finishing);
    /// Whether a job runs, or is to.
    bool isWorking();
    bool hasEnded() const { return m_hasEnded; }
    void serve(const std::stop_token& quit);

private:
    struct Request {
        Work work;
        std::uint64_t generation = 0;
    };

    void perform(Request& request, const std::stop_source& stop);
    Deliver deliverFor(std::uint64_t generation);

    std::uint64_t m_generation = 0; ///< read and written on the owner's thread only
    Post m_post;
    std::function<void(int)> m_progressed;
    std::function<void(Error)> m_surprised;
    std::mutex m_posting;
    bool m_isClosed = false; ///< its owner, to whom m_post posts, may be gone; under m_posting
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<Request> m_waiting;
    std::stop_source m_running;
    bool m_isWorking = false;
    std::atomic<bool> m_hasEnded = false;
};

/// The threads whose runners are gone.
class JobRunner::LeftThreads {
public:
    static LeftThreads& all()
    {
        static LeftThreads threads;
        return threads;
    }

    void add(std::shared_ptr<const Served> served, std::jthread thread)
    {
        const std::scoped_lock lock(m_mutex);
        std::erase_if(m_left, [](const Left& left) { return left.served->hasEnded(); });
        m_left.push_back({std::move(served), std::move(thread)});
    }
    void await()
    {
        std::vector<Left> left;
        const std::scoped_lock lock(m_mutex);
        left.swap(m_left);
    }

private:
    struct Left {
        std::shared_ptr<const Served> served;
        std::jthread thread; // its end is waited for where this goes
    };

    std::mutex m_mutex;
    std::vector<Left> m_left;
};

JobRunner::JobRunner(Post post, std::function<void(int)> progressed, std::function<void(Error)> surprised, Parting parting)
    : m_served(std::make_shared<Served>(std::move(post), std::move(progressed), std::move(surprised))),
      m_parting(parting),
      m_thread([served = m_served](const std::stop_token& quit) { served->serve(quit); })
{
}

JobRunner::~JobRunner()
{
    m_served->close(m_parting == Parting::Finish);
    m_thread.request_stop();
    if (m_parting != Parting::Wait && m_served->isWorking())
        LeftThreads::all().add(m_served, std::move(m_thread));
}

void JobRunner::run(Work work)
{
    m_served->run(std::move(work));
}

void JobRunner::cancel()
{
    m_served->cancel();
}

void JobRunner::awaitLetGo()
{
    LeftThreads::all().await();
}

void JobRunner::Served::run(Work work)
{
    const auto generation = ++m_generation;
    {
        const std::scoped_lock lock(m_mutex);
        m_running.request_stop();
        m_waiting = Request{std::move(work), generation};
    }
    m_wake.notify_one();
}

void JobRunner::Served::cancel()
{
    ++m_generation;
    const std::scoped_lock lock(m_mutex);
    m_running.request_stop();
    m_waiting.reset();
}

void JobRunner::Served::close(bool finishing)
{
    if (!finishing)
        cancel();
    const std::scoped_lock lock(m_posting);
    m_isClosed = true;
}

bool JobRunner::Served::isWorking()
{
    const std::scoped_lock lock(m_mutex);
    return m_isWorking || m_waiting.has_value();
}

void JobRunner::Served::serve(const std::stop_token& quit)
{
    while (true) {
        Request request;
        std::stop_source stop;
        {
            std::unique_lock lock(m_mutex);
            m_isWorking = false;                                                    // what the job before it held is gone by now
            if (!m_wake.wait(lock, quit, [this] { return m_waiting.has_value(); })) // told to quit, what waits is done first
                break;
            request = *std::exchange(m_waiting, std::nullopt);
            m_running = stop;
            m_isWorking = true;
        }
        perform(request, stop);
    }
    m_hasEnded = true;
}

void JobRunner::Served::perform(Request& request, const std::stop_source& stop)
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

JobRunner::Deliver JobRunner::Served::deliverFor(std::uint64_t generation)
{
    return [served = shared_from_this(), generation](std::function<void()> answer) {
        const std::scoped_lock lock(served->m_posting);
        if (served->m_isClosed)
            return;
        served->m_post([served, generation, answer = std::move(answer)] {
            if (served->m_generation == generation)
                answer();
        });
    };
}

} // namespace tranche
