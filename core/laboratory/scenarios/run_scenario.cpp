// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/scenarios/run_scenario.h"

#include "core/base/messages/slicing_message.h"
#include "core/base/random.h"
#include "core/laboratory/scenarios/measures.h"
#include "core/pipeline/run_to.h"

#include <algorithm>
#include <utility>

namespace tranche {

namespace {

constexpr std::uint64_t bucketSeed = 1;

std::unexpected<Error> notSupported()
{
    return fail(ErrorCode::NotSupported, SlicingMessage::EarlierStepMissing);
}

/// The result of an optional call of the laboratory, as `part` reads it.
template <class Call, class Ask, class Part>
auto asked(const Call& call, Ask ask, Part part) -> decltype(part(*ask()))
{
    if (!call)
        return notSupported();
    const auto all = ask();
    if (!all)
        return std::unexpected(all.error());
    return part(*all);
}

/// Computes measures of one snapshot that has its report.
class Measuring {
public:
    Measuring(const Snapshot& snapshot, const ScenarioRequest& request, JobContext& job)
        : m_snapshot(snapshot), m_request(request), m_job(job), m_lab(request.laboratory ? *request.laboratory : m_none)
    {
    }

    void add(ScenarioMeasure measure, ScenarioFigures& to)
    {
        switch (measure) {
        case ScenarioMeasure::Guarantee: to.guarantee = guaranteeOf(m_snapshot); return;
        case ScenarioMeasure::Association: to.association = associationOfSlicing(m_snapshot, m_job); return;
        case ScenarioMeasure::Unique: to.uniqueShare = uniqueShareOf(m_snapshot, m_job); return;
        case ScenarioMeasure::Fakes: to.fakes = fakesOf(m_snapshot, m_job); return;
        case ScenarioMeasure::Variation: to.meanTv = variation(); return;
        case ScenarioMeasure::Queries: to.queries = queries(); return;
        case ScenarioMeasure::NaiveBayes: to.naiveBayes = accuracy(Learner::NaiveBayes); return;
        case ScenarioMeasure::Tree: to.tree = accuracy(Learner::Tree); return;
        case ScenarioMeasure::Linked: to.linked = accuracy(Learner::NaiveBayes, TrainingMethod::Linked); return;
        }
    }

private:
    Result<double> variation()
    {
        return asked(
            m_lab.association, [&] { return m_lab.association(m_snapshot, m_job); },
            [](const auto& all) { return meanTvIn(all, Technique::Slicing); });
    }

    Result<ScenarioQueries> queries()
    {
        const auto request = queryRequestOf(m_request.work, *m_snapshot.kept);
        return asked(
            m_lab.queries, [&] { return m_lab.queries(m_snapshot, request, m_job); },
            [](const auto& all) { return queriesIn(all, Technique::Slicing); });
    }

    Result<ScenarioAccuracy> accuracy(Learner learner, TrainingMethod method = TrainingMethod::Expected)
    {
        const auto target = targetOf(m_request.work, *m_snapshot.kept);
        if (!target)
            return notSupported();
        const ScenarioLaboratory::Lesson lesson{*target, learner, {Technique::Original, Technique::Slicing}, method};
        return asked(
            m_lab.learning, [&] { return m_lab.learning(m_snapshot, lesson, m_job); },
            [&](const auto& all) { return accuracyIn(all, Technique::Slicing, learner, method); });
    }

    const Snapshot& m_snapshot;
    const ScenarioRequest& m_request;
    JobContext& m_job;
    ScenarioLaboratory m_none;
    const ScenarioLaboratory& m_lab;
};

void addFailure(ScenarioMeasure measure, const Error& error, ScenarioFigures& to)
{
    const auto failed = std::unexpected(error);
    switch (measure) {
    case ScenarioMeasure::Guarantee: to.guarantee = failed; return;
    case ScenarioMeasure::Association: to.association = failed; return;
    case ScenarioMeasure::Unique: to.uniqueShare = failed; return;
    case ScenarioMeasure::Fakes: to.fakes = failed; return;
    case ScenarioMeasure::Variation: to.meanTv = failed; return;
    case ScenarioMeasure::Queries: to.queries = failed; return;
    case ScenarioMeasure::NaiveBayes: to.naiveBayes = failed; return;
    case ScenarioMeasure::Tree: to.tree = failed; return;
    case ScenarioMeasure::Linked: to.linked = failed; return;
    }
}

/// Why a snapshot of runScenario() has no buckets.
Error whyWithout(const Snapshot& snapshot)
{
    return infeasible(snapshot.feasibility->limit(snapshot.parameters.model)).error();
}

} // namespace

Result<Snapshot> runScenario(const Snapshot& base, const Decisions& decisions, JobContext& job)
{
    SeededRandom random(bucketSeed);
    auto quiet = job.quiet();
    auto snapshot = runTo(withDecisions(base, decisions), Stage::Feasibility, decisions.pins, random, quiet);
    if (!snapshot || !snapshot->feasibility->admits(snapshot->parameters.model))
        return snapshot;
    return runTo(std::move(*snapshot), Stage::Judge, decisions.pins, random, quiet);
}

Result<ScenarioFigures> scenarioFigures(const Snapshot& base, const Decisions& decisions, const ScenarioRequest& request, JobContext& job,
                                        const ScenarioFound& found)
{
    auto figures = request.known;
    if (std::ranges::all_of(request.measures, [&](ScenarioMeasure measure) { return figures.has(measure); }))
        return figures;
    const auto snapshot = runScenario(base, decisions, job);
    if (!snapshot && snapshot.error().code == ErrorCode::OutOfMemory)
        return std::unexpected(snapshot.error());
    for (const auto measure : request.measures) {
        if (figures.has(measure))
            continue;
        if (!snapshot)
            addFailure(measure, snapshot.error(), figures);
        else if (!snapshot->buckets && measure != ScenarioMeasure::Guarantee)
            addFailure(measure, whyWithout(*snapshot), figures);
        else
            Measuring(*snapshot, request, job).add(measure, figures);
        if (found)
            found(measure, figures);
    }
    return figures;
}

} // namespace tranche
