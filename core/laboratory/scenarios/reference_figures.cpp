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

void addLearning(References& references, const Snapshot& snapshot, const ScenarioRequest& request, Learner learner, JobContext& job)
{
    const auto target = targetOf(request.work, *snapshot.kept);
    if (!target)
        return;
    const ScenarioLaboratory::Lesson lesson{
        *target, learner, {Technique::Original, Technique::Bucketization, Technique::Generalization, Technique::Marginals}};
    const auto all = request.laboratory->learning(snapshot, lesson, job);
    references.each([&](Technique technique, ScenarioFigures& to) {
        auto& place = learner == Learner::NaiveBayes ? to.naiveBayes : to.tree;
        if (all)
            place = accuracyIn(*all, technique, learner);
        else
            place = std::unexpected(all.error());
    });
}

/// Of the original its tuples, of bucketization its linkings; the others have none.
void addLinked(References& references, const Snapshot& snapshot, const ScenarioRequest& request, JobContext& job)
{
    const auto target = targetOf(request.work, *snapshot.kept);
    if (!target)
        return;
    const ScenarioLaboratory::Lesson lesson{
        *target, Learner::NaiveBayes, {Technique::Original, Technique::Bucketization}, TrainingMethod::Linked};
    const auto all = request.laboratory->learning(snapshot, lesson, job);
    references.each([&](Technique technique, ScenarioFigures& to) {
        if (std::ranges::find(lesson.techniques, technique) == lesson.techniques.end())
            return;
        if (all)
            to.linked = accuracyIn(*all, technique, Learner::NaiveBayes, TrainingMethod::Linked);
        else
            to.linked = std::unexpected(all.error());
    });
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
    if (laboratory.learning && wants(request, ScenarioMeasure::NaiveBayes))
        addLearning(references, snapshot, request, Learner::NaiveBayes, job);
    if (laboratory.learning && wants(request, ScenarioMeasure::Tree))
        addLearning(references, snapshot, request, Learner::Tree, job);
    if (laboratory.learning && wants(request, ScenarioMeasure::Linked))
        addLinked(references, snapshot, request, job);
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
