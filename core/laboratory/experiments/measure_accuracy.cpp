// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/experiments/measure_accuracy.h"

#include "core/laboratory/experiments/measure_table.h"
#include "core/pipeline/run_to.h"

#include <optional>

namespace tranche {

namespace {

/// Null: a result that no figure shows.
std::optional<ClassificationResult>* placeOf(AccuracyPair& pair, TrainingMethod method)
{
    switch (method) {
    case TrainingMethod::Rows:
    case TrainingMethod::Expected: return &pair.expected;
    case TrainingMethod::Linked:
    case TrainingMethod::Bounds: return &pair.asPaper;
    }
    return nullptr;
}

void keepResults(const std::vector<ClassificationResult>& results, const AccuracySetting& setting, Measurements& all)
{
    const auto attributes = attributesOf(setting.data);
    for (const auto& result : results) {
        if (!result.technique || *result.technique == Technique::Marginals)
            continue;
        auto& pair = all.accuracy[{setting, attributes[result.target.value], *result.technique, result.learner}];
        if (auto* place = placeOf(pair, result.method); !result.reason)
            *place = result;
    }
}

/// The paper's way of testing needs the buckets of the whole table, too.
Result<Snapshot> readyFor(const PaperTable& table, const AccuracySetting& setting, JobContext& job)
{
    auto snapshot = withColumnsFor(table, setting.data, setting.columns, job);
    if (!snapshot)
        return snapshot;
    snapshot->parameters.model.kind = setting.model;
    snapshot->parameters.model.l = setting.l;
    if (!setting.paperProtocol)
        return snapshot;
    SystemRandom random; // nothing is drawn up to the buckets
    auto quiet = job.quiet();
    return runTo(std::move(*snapshot), Stage::Partition, {}, random, quiet);
}

LearningRequest learningOf(const AccuracySetting& setting, const AccuracyNeed& need, const ExperimentRequest& request)
{
    LearningRequest learning;
    for (const auto target : need.targets)
        learning.targets.push_back(idIn(attributesOf(setting.data), target));
    learning.learners.assign(need.learners.begin(), need.learners.end());
    learning.folds = request.folds;
    learning.linkings = request.linkings;
    learning.expected = !setting.paperProtocol;
    learning.linked = true;
    learning.paperProtocol = setting.paperProtocol;
    learning.seed = request.seed;
    return learning;
}

} // namespace

std::map<AccuracySetting, AccuracyNeed> accuracyNeeds(const std::vector<const Experiment*>& figures)
{
    std::map<AccuracySetting, AccuracyNeed> needs;
    for (const auto* figure : figures) {
        const bool byColumns = figure->kind == ExperimentKind::ColumnAccuracy;
        if (!byColumns && figure->kind != ExperimentKind::Accuracy)
            continue;
        const auto counts = byColumns ? std::vector<std::size_t>(columnCounts.begin(), columnCounts.end()) : std::vector<std::size_t>{2};
        for (const auto& model : byColumns ? columnModels() : accuracyModels())
            for (const auto columns : counts) {
                auto& need = needs[{figure->data, columns, model.kind, model.l, figure->paperProtocol}];
                need.targets.insert(figure->target);
                if (figure->learner)
                    need.learners.insert(*figure->learner);
                else
                    need.learners.insert({Learner::NaiveBayes, Learner::Tree});
            }
    }
    return needs;
}

Result<void> measureAccuracy(const PaperTable& table, const std::pair<const AccuracySetting, AccuracyNeed>& wanted, const Lessons& lessons,
                             Measurements& all, JobContext& job)
{
    const auto& [setting, need] = wanted;
    const auto snapshot = readyFor(table, setting, job);
    const auto results = snapshot ? lessons.learn(*snapshot, learningOf(setting, need, lessons.request), job)
                                  : Result<std::vector<ClassificationResult>>(std::unexpected(snapshot.error()));
    if (results)
        keepResults(*results, setting, all);
    else if (results.error().code != ErrorCode::Infeasible)
        return std::unexpected(results.error());
    return {};
}

} // namespace tranche
