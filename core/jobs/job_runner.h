// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"

#include <functional>
#include <memory>
#include <thread>

namespace tranche {

/// One worker thread on which the newest request wins.
///
/// A new request stops the running one, replaces a waiting one, and makes older answers void. Answers and progress are
/// handed to `post`, which must queue them for the owner's thread (in a Qt program: a queued call); there a generation
/// number is checked, so an answer that arrives late is dropped and the owner never sees a stale one.
/// All functions are called on the owner's thread. Once the destructor has begun, nothing is handed to `post`; it stops the job, but as
/// `Parting` says.
class JobRunner {
public:
    using Post = std::function<void(std::function<void()>)>;
    /// Runs on the worker thread; hands a function to deliver() to have it run on the owner's thread unless superseded.
    using Deliver = std::function<void(std::function<void()>)>;
    using Work = std::function<void(JobContext&, const Deliver&)>;

    /// What the destructor does with a job that is still running.
    enum class Parting {
        Wait,   ///< until it has ended
        LetGo,  ///< Nothing: it may be in a call that nobody can interrupt. Until it ends it refers to nothing that its owner may destroy.
        Finish, ///< The same, but the newest job is done to its end, also where it has not begun: what was to be written is.
    };

    /// `progressed` is called on the owner's thread. `surprised` is called there when work throws (say, out of memory);
    /// that it was stopped is no surprise.
    JobRunner(Post post, std::function<void(int permille)> progressed, std::function<void(Error)> surprised,
              Parting parting = Parting::Wait);
    ~JobRunner();
    JobRunner(const JobRunner&) = delete;
    JobRunner& operator=(const JobRunner&) = delete;

    /// Start `work`; whatever ran or waited before is void.
    void run(Work work);
    /// Stop the running job and forget the waiting one; no answer of theirs will be delivered.
    void cancel();

    /// Waits until every job that was let go, or is to be finished, has ended, its thread with it. For the end of a program, before what
    /// such jobs may use goes; exit() does it too, at the latest. From any thread but those.
    static void awaitLetGo();

private:
    class Served;
    class LeftThreads;

    std::shared_ptr<Served> m_served;
    Parting m_parting;
    std::jthread m_thread;
};

} // namespace tranche
