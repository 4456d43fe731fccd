// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_runner.h"
#include "ui/session/history.h"
#include "ui/session/session.h"
#include "ui/session/utility/lab_learning.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace tranche {

/// What the worker is busy with. A load or an export is not interrupted by a decision; all else is.
enum class Task { None, Compute, Verify, Approve, Load, Export };

/// Step of the history, the jobs, and what has to follow after each.
struct Session::Private {
    Private(Session& session, std::shared_ptr<RandomSource> source, std::size_t memory);

    const Document& now() const { return history.current(); }
    /// Says so, and true, while a table is being read or a release written.
    bool refusedWhileBusy();
    bool mayInterrupt() const { return task != Task::Load && task != Task::Export; }

    /// A decision: a new step, then compute what is missing.
    void decide(Document next, const QString& mergeKey = {});
    void decide(Snapshot next, const QString& decision, const QString& mergeKey = {});
    void decideSchema(const std::vector<SourceId>& attributes, const QString& decision,
                      const std::function<void(AttributeSchema&)>& change);
    void decideColumns(ColumnPartition columns, const QString& decision);
    /// Something else is current (undo, redo).
    void stepChanged(const Document& before);
    /// A result for the present step.
    void addResults(const Document& document);

    void computeMissing();
    void computeInBackground();
    void stopBackground();
    void start(Task newTask, const QString& name, JobRunner::Work work);
    /// Run `work` on the worker and hand its result to `accept` on this thread, unless superseded.
    template <class Work, class Accept>
    void serve(Task newTask, const QString& name, Work work, Accept accept);
    void finish(std::uint64_t ofRun);
    void stopJob();
    void report(const Error& error);
    void surprised(const Error& error);
    void startVerify();
    void addApproval(const Approval& approval);
    /// In the present step alone, without telling anybody.
    void voidApprovals();
    void writeOut(const QString& name, bool forReview);
    /// Nobody waits any more for what is learned from buckets of the past.
    void voidLearning();

    /// A pair of attributes that is being counted for a person to look at.
    struct PairWish {
        std::shared_ptr<const CorrelationMatrix> correlation;
        std::pair<AttributeId, AttributeId> pair;
        friend bool operator==(const PairWish&, const PairWish&) = default;
    };

    struct Learning {
        std::shared_ptr<const BucketPartition> buckets;
        LearningWish wish;
        friend bool operator==(const Learning&, const Learning&) = default;
    };

    Session& q;
    Preferences preferences;
    std::shared_ptr<const KeyBook> keys;
    PdfMaker pdf;
    std::shared_ptr<AuditBook> audit;
    std::shared_ptr<const std::vector<Approval>> writtenFor; ///< what was written last was approved by these
    QString writtenAs;                                       ///< its base name
    Intruder* intruder = nullptr;                            ///< a child of the session; null until asked for
    ScenarioBoard* board = nullptr;                          ///< the same
    std::shared_ptr<RandomSource> random;                    ///< used on the worker alone
    History history;
    Task task = Task::None;
    std::uint64_t run = 0;      ///< counts jobs, so that who was told of a result may start another job at once
    bool computeWanted = false; ///< results are missing and nobody has cancelled their computation
    bool verifyWanted = false;
    std::optional<PairWish> pairWanted;     ///< not there yet
    std::optional<Learning> learningWanted; ///< not there yet
    bool backgroundRunning = false;
    bool backgroundFailed = false; ///< and is not tried again before the next decision
    // Last: their threads end before all else goes.
    JobRunner keyJob;
    JobRunner pairJob;
    JobRunner learningJob;
    JobRunner backgroundJob;
    JobRunner runner;
};

template <class Work, class Accept>
void Session::Private::serve(Task newTask, const QString& name, Work work, Accept accept)
{
    start(newTask, name, [this, work = std::move(work), accept = std::move(accept)](JobContext& job, const JobRunner::Deliver& deliver) {
        deliver([this, accept, outcome = work(job)] {
            const auto mine = run;
            accept(outcome);
            finish(mine);
        });
    });
}

} // namespace tranche
