// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/session_private.h"

#include "ui/session/figures/compute_stages.h"
#include "ui/session/post_to.h"

#include <utility>

namespace tranche {

Session::Private::Private(Session& session, std::shared_ptr<RandomSource> source, std::size_t memory)
    : q(session),
      random(std::move(source)),
      history(memory),
      keyJob(
          postTo(q), [](int) {}, [this](const Error& error) { report(error); }),
      pairJob(
          postTo(q), [](int) {},
          [this](const Error& error) {
              pairWanted.reset();
              report(error);
          }),
      learningJob(
          postTo(q), [this](int permille) { emit q.learningProgressed(permille); },
          [this](const Error& error) {
              learningWanted.reset();
              report(error);
              emit q.learningChanged();
          }),
      backgroundJob(
          postTo(q), [](int) {},
          [this](const Error&) { // the figures stay away, and say so; nothing else needs them
              backgroundRunning = false;
              backgroundFailed = true;
              addResults(now());
          }),
      runner(
          postTo(q), [this](int permille) { emit q.jobProgressed(permille); }, [this](const Error& error) { surprised(error); })
{
}

void Session::Private::decide(Document next, const QString& mergeKey)
{
    const Document before = now();
    history.push(std::move(next), mergeKey);
    stepChanged(before);
}

void Session::Private::decide(Snapshot next, const QString& decision, const QString& mergeKey)
{
    decide(afterDecision(now(), std::move(next), decision), mergeKey);
}

void Session::Private::decideSchema(const std::vector<SourceId>& attributes, const QString& decision,
                                    const std::function<void(AttributeSchema&)>& change)
{
    auto schema = now().snapshot.schema;
    for (const auto attribute : attributes)
        change(schema.attributes[attribute.value]);
    if (schema != now().snapshot.schema)
        decide(now().snapshot.withSchema(std::move(schema)), decision);
}

void Session::Private::stepChanged(const Document& before)
{
    verifyWanted = false;
    backgroundFailed = false;
    stopBackground();
    if (pairWanted && pairWanted->correlation != now().snapshot.correlation) {
        pairJob.cancel();
        pairWanted.reset();
    }
    voidLearning();
    computeMissing();
    const Document after = now();
    emit q.snapshotChanged(after, before);
}

void Session::Private::addResults(const Document& document)
{
    const Document before = now();
    history.update(document);
    emit q.snapshotChanged(document, before);
}

void Session::Private::computeMissing()
{
    computeWanted = lacksResults(now());
    if (!mayInterrupt())
        return;
    if (!computeWanted) {
        stopJob();
        computeInBackground();
        return;
    }
    start(Task::Compute, Session::tr("Computing"),
          [this, document = now(), source = random](JobContext& job, const JobRunner::Deliver& deliver) {
              computeStages(document, *source, job,
                            [this, &deliver](const Document& next) { deliver([this, next] { addResults(withAskedOf(next, now())); }); });
              deliver([this] {
                  computeWanted = false;
                  finish(run);
              });
          });
}

void Session::Private::start(Task newTask, const QString& name, JobRunner::Work work)
{
    task = newTask;
    ++run;
    stopBackground();
    runner.run(std::move(work));
    emit q.jobStarted(name);
}

void Session::Private::finish(std::uint64_t ofRun)
{
    if (run != ofRun)
        return;
    ++run;
    const auto mine = run;
    task = Task::None;
    if (!computeWanted && !verifyWanted)
        computeInBackground(); // first, so that who hears of the end knows that figures follow
    emit q.jobEnded();
    if (run != mine)
        return;
    if (computeWanted)
        computeMissing();
    else if (std::exchange(verifyWanted, false))
        q.verify();
}

void Session::Private::computeInBackground()
{
    if (task != Task::None || backgroundRunning || backgroundFailed || !lacksFigures(now()))
        return;
    backgroundRunning = true;
    backgroundJob.run([this, document = now()](JobContext& job, const JobRunner::Deliver& deliver) {
        job.setThreads(1); // the other processors are for who decides
        SystemRandom draws;
        const auto handOver = [this, &deliver](std::function<void(Document&)> change) {
            deliver([this, change = std::move(change)] {
                Document next = now();
                change(next);
                addResults(next);
            });
        };
        computeFigures(document, draws, job, handOver);
        deliver([this] {
            backgroundRunning = false;
            backgroundFailed = lacksFigures(now());
            addResults(now());
        });
    });
}

void Session::Private::stopBackground()
{
    if (std::exchange(backgroundRunning, false))
        backgroundJob.cancel();
}

void Session::Private::stopJob()
{
    if (task == Task::None)
        return;
    runner.cancel();
    ++run;
    task = Task::None;
    emit q.jobEnded();
}

void Session::Private::report(const Error& error)
{
    emit q.failed(error);
}

void Session::Private::surprised(const Error& error)
{
    const auto mine = run;
    if (task == Task::Compute) {
        computeWanted = false;
        Document document = now();
        document.failure = StageFailure{document.snapshot.nextStage().value_or(Stage::Slice), error};
        addResults(document);
    } else {
        report(error);
    }
    finish(mine);
}

} // namespace tranche
