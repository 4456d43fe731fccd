// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/scenarios/measures.h"
#include "core/utility/publications/local_recoding.h"
#include "core/laboratory/scenarios/run_scenario.h"

#include <algorithm>
#include <utility>

namespace tranche {

namespace {

bool wants(const ScenarioRequest& request, ScenarioMeasure measure)
{
    return std::ranges::find(request.measures, measure) != request.measures.end();
}

Decisions bucketizationOf(const Snapshot& snapshot, Decisions decisions)
{
    decisions.columnsByHand = std::make_shared<const ColumnPartition>(bucketizationColumns(*snapshot.kept));
    decisions.pins = {};
    decisions.parameters.grouping.kind = Grouping::Kind::Mondrian;
    return decisions;
}

class References {
public:
    References()
    {
        for (const auto technique : referenceTechniques)
            m_rows.push_back({technique, {}});
    }

    std::vector<ReferenceFigures> take() { return std::move(m_rows); }
    ScenarioFigures& of(Technique technique) { return std::ranges::find(m_rows, technique, &ReferenceFigures::technique)->figures; }

    template <class Say>
    void each(Say say)
    {
        for (auto& row : m_rows)
            say(row.technique, row.figures);
    }

private:
    std::vector<ReferenceFigures> m_rows;
};

void addAssociation(References& references, const ScenarioLaboratory::Association& all)
{
    references.each([&](Technique technique, ScenarioFigures& to) {
        const auto found = std::ranges::find(all, technique, &AssociationFigures::technique);
        if (found != all.end())
            to.association = ScenarioAssociation{found->keptPercent};
        to.meanTv = meanTvIn(all, technique);
    });
}

/// A figure of learning, and which techniques have it.
struct LearningFigure {
    Measured<ScenarioAccuracy> ScenarioFigures::*place;
    Learner learner = Learner::NaiveBayes;
    std::vector<Technique> techniques;
    TrainingMethod method = TrainingMethod::Expected;
};

void addLearning(References& references, const Snapshot& snapshot, const ScenarioRequest& request, const LearningFigure& figure,
                 JobContext& job)
{
    const auto target = targetOf(request.work, *snapshot.kept);
    if (!target)
        return;
    const auto all = request.laboratory->learning(snapshot, {*target, figure.learner, figure.techniques, figure.method}, job);
    references.each([&](Technique technique, ScenarioFigures& to) {
        if (std::ranges::find(figure.techniques, technique) == figure.techniques.end())
            return;
        if (all)
            to.*figure.place = accuracyIn(*all, technique, figure.learner, figure.method);
        else
            to.*figure.place = std::unexpected(all.error());
    });
}

void addLearnings(References& references, const Snapshot& snapshot, const ScenarioRequest& request, JobContext& job)
{
    using enum Technique;
    const std::vector<Technique> every{Original, Bucketization, Generalization, Marginals};
    if (wants(request, ScenarioMeasure::NaiveBayes))
        addLearning(references, snapshot, request, {&ScenarioFigures::naiveBayes, Learner::NaiveBayes, every}, job);
    if (wants(request, ScenarioMeasure::Tree))
        addLearning(references, snapshot, request, {&ScenarioFigures::tree, Learner::Tree, every}, job);
    if (wants(request, ScenarioMeasure::Linked)) // of the original its tuples; the others have no linkings
        addLearning(references, snapshot, request,
                    {&ScenarioFigures::linked, Learner::NaiveBayes, {Original, Bucketization}, TrainingMethod::Linked}, job);
}

void addFromLaboratory(References& references, const Snapshot& snapshot, const ScenarioRequest& request, JobContext& job)
{
    const auto& laboratory = *request.laboratory;
    if (laboratory.association && (wants(request, ScenarioMeasure::Variation)))
        if (const auto all = laboratory.association(snapshot, job))
            addAssociation(references, *all);
    if (laboratory.queries && wants(request, ScenarioMeasure::Queries))
        if (const auto all = laboratory.queries(snapshot, queryRequestOf(request.work, *snapshot.kept), job))
            references.each([&](Technique technique, ScenarioFigures& to) { to.queries = queriesIn(*all, technique); });
    if (laboratory.learning)
        addLearnings(references, snapshot, request, job);
}

} // namespace

Result<std::vector<ReferenceFigures>> referenceFigures(const Snapshot& base, const Decisions& decisions, const ScenarioRequest& request,
                                                       JobContext& job)
{
    References references;
    const auto snapshot = runScenario(base, decisions, job);
    if (!snapshot)
        return std::unexpected(snapshot.error());
    if (!snapshot->kept->sensitive().empty()) {
        auto cheap = request;
        std::erase_if(cheap.measures, [](ScenarioMeasure measure) { return !isCheap(measure); });
        cheap.known = {};
        const auto bucketized = scenarioFigures(*snapshot, bucketizationOf(*snapshot, decisions), cheap, job);
        if (!bucketized)
            return std::unexpected(bucketized.error());
        references.of(Technique::Bucketization) = *bucketized;
    }
    if (snapshot->buckets && request.laboratory)
        addFromLaboratory(references, *snapshot, request, job);
    return references.take();
}

} // namespace tranche
