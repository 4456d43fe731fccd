// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/scenarios/run_scenario.h"

#if __has_include("core/laboratory/utility_lab.h")
#include "core/laboratory/utility_lab.h"
#define TRANCHE_HAS_LABORATORY
#endif

namespace tranche {

#ifdef TRANCHE_HAS_LABORATORY
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
    return labLearning(snapshot, request, job);
}

} // namespace
#endif

const ScenarioLaboratory& programLaboratory()
{
#ifdef TRANCHE_HAS_LABORATORY
    static const ScenarioLaboratory calls{association, queries, learning};
#else
    static const ScenarioLaboratory calls;
#endif
    return calls;
}

} // namespace tranche
