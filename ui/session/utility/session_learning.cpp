// SPDX-License-Identifier: GPL-3.0-or-later
// What takes seconds to learn, on a thread of its own: computed when somebody asks, told how far it is, and stopped at once.
#include "core/laboratory/utility_lab.h"
#include "ui/session/session_private.h"
#include "ui/session/utility/lab_learning.h"

#include <utility>

namespace tranche {

namespace {

LearnedModels learned(const Snapshot& snapshot, const LearningWish& wish, JobContext& job)
{
    LearningRequest request;
    request.targets = {wish.target};
    request.learners = {wish.learner};
    request.linked = wish.linked;
    auto results = labLearning(snapshot, request, job);
    LearnedModels models{wish, {}, {}};
    if (results)
        models.results = std::move(*results);
    else
        models.reason = std::move(results.error());
    return models;
}

} // namespace

std::optional<LearningWish> Session::learning() const
{
    return d->learningWanted ? std::optional(d->learningWanted->wish) : std::nullopt;
}

void Session::learn(const LearningWish& wish)
{
    const auto& snapshot = now().snapshot;
    if (!snapshot.buckets || wish.target.value >= snapshot.kept->attributeCount() || snapshot.kept->rowCount() < leastToLearn)
        return;
    if (now().learning && now().learning->answers(wish))
        return;
    const Private::Learning wanted{snapshot.buckets, wish};
    if (d->learningWanted == wanted)
        return;
    d->learningWanted = wanted;
    d->learningJob.run([this, snapshot, wish](JobContext& job, const JobRunner::Deliver& deliver) {
        deliver([this, models = learned(snapshot, wish, job)] {
            d->learningWanted.reset(); // the buckets are still the present ones: others void the job
            Document next = now();
            next.learning = std::make_shared<const LabLearning>((next.learning ? *next.learning : LabLearning{}).with(models));
            d->addResults(next);
            emit learningChanged();
        });
    });
    emit learningChanged();
}

void Session::stopLearning()
{
    if (!d->learningWanted)
        return;
    d->learningWanted.reset();
    d->learningJob.cancel();
    emit learningChanged();
}

void Session::Private::voidLearning()
{
    if (!learningWanted || learningWanted->buckets == now().snapshot.buckets)
        return;
    learningWanted.reset();
    learningJob.cancel();
}

} // namespace tranche
