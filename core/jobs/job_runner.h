// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace tranche {

/// One worker thread on which the newest request wins.
///
/// A new request stops the running one, replaces a waiting one, and makes older answers void. Answers and progress are
/// handed to `post`, which must run them on the owner's thread (in a Qt program: a queued call); there a generation
/// number is checked, so an answer that arrives late is dropped and the owner never sees a stale one.
/// All functions are called on the owner's thread. The destructor stops the job and waits for the thread.
class JobRunner {
public:
    using Post = std::function<void(std::function<void()>)>;
    /// Runs on the worker thread; hands a function to deliver() to have it run on the owner's thread unless superseded.
    using Deliver = std::function<void(std::function<void()>)>;
    using Work = std::function<void(JobContext&, const Deliver&)>;

    /// `progressed` is called on the owner's thread. `surprised` is called there when work throws (say, out of memory);
    /// that it was stopped is no surprise.
    JobRunner(Post post, std::function<void(int permille)> progressed, std::function<void(Error)> surprised);
    ~JobRunner();
    JobRunner(const JobRunner&) = delete;
    JobRunner& operator=(const JobRunner&) = delete;

    /// Start `work`; whatever ran or waited before is void.
    void run(Work work);
    /// Stop the running job and forget the waiting one; no answer of theirs will be delivered.
    void cancel();

private:
    struct Shared;
    struct Request {
        Work work;
        std::uint64_t generation = 0;
    };

    void serve(const std::stop_token& quit);
    void perform(Request& request, const std::stop_source& stop);
    Deliver deliverFor(std::uint64_t generation) const;

    std::shared_ptr<Shared> m_shared;
    Post m_post;
    std::function<void(int)> m_progressed;
    std::function<void(Error)> m_surprised;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<Request> m_waiting;
    std::stop_source m_running;
    std::jthread m_thread; // last: it uses all of the above
};

} // namespace tranche
