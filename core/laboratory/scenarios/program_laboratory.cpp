// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/scenarios/run_scenario.h"

#include "core/laboratory/utility_lab.h"

namespace tranche {

namespace {

Result<ScenarioLaboratory::Association> association(const Snapshot& snapshot, JobContext& job)
{
    const auto publications = labPublications(snapshot, job);
    if (!publications)
        return std::unexpected(publications.error());
    return labAssociation(**publications, job);
}

Result<ScenarioLaboratory::Errors> queries(const Snapshot& snapshot, const QueryRequest& request, JobContext& job)
{
    const auto publications = labPublications(snapshot, job);
    if (!publications)
        return std::unexpected(publications.error());
    return labQueries(**publications, request, job);
}

Result<ScenarioLaboratory::Learning> learning(const Snapshot& snapshot, const ScenarioLaboratory::Lesson& lesson, JobContext& job)
{
    LearningRequest request;
    request.targets = {lesson.target};
    request.learners = {lesson.learner};
    request.techniques = lesson.techniques;
    request.linked = lesson.method == TrainingMethod::Linked;
    request.expected = !request.linked;
    return labLearning(snapshot, request, job);
}

} // namespace

const ScenarioLaboratory& programLaboratory()
{
    static const ScenarioLaboratory calls{association, queries, learning};
    return calls;
}

} // namespace tranche
