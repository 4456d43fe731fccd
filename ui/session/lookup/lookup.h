// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_runner.h"
#include "ui/session/post_to.h"

#include <QObject>

#include <memory>
#include <utility>

namespace tranche {

/// What a part of the screen wants to know and nobody else does, found on a thread of its own. The newest question wins; an answer to an
/// older one is never told. What fails is not told either. There is no thread before the first question.
class Lookup final {
public:
    /// `owner`: on whose thread answers are told; it outlives this.
    explicit Lookup(QObject& owner) : m_owner(owner) {}

    /// `find(JobContext&)` on the thread of the lookup, then `tell(what it found)` on the owner's. `find` refers to nothing that may go.
    template <class Find, class Tell>
    void ask(Find find, Tell tell)
    {
        if (!m_runner)
            m_runner = std::make_unique<JobRunner>(
                postTo(m_owner), [](int) {}, [](const Error&) {});
        m_runner->run([find = std::move(find), tell = std::move(tell)](JobContext& job, const JobRunner::Deliver& deliver) {
            const auto found = std::make_shared<const decltype(find(job))>(find(job));
            deliver([tell, found] { tell(*found); });
        });
    }

    /// Nobody waits any more.
    void forget()
    {
        if (m_runner)
            m_runner->cancel();
    }

private:
    QObject& m_owner;
    std::unique_ptr<JobRunner> m_runner;
};

} // namespace tranche
