// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/fold_models.h"

#include "core/jobs/in_steps.h"
#include "core/utility/learning/decision_tree.h"
#include "core/utility/learning/folds.h"
#include "core/utility/learning/naive_bayes.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <utility>

namespace tranche {

namespace {

using Codes = std::vector<std::uint32_t>;
using Rows = std::span<const std::uint32_t>;

/// Where tuples to be guessed have their codes, by attribute of what was learned from.
using CodesOfAttributes = std::vector<const Codes*>;

/// Held-out tuples have the kept table's codes, whatever stands for an attribute in the training part.
CodesOfAttributes originalCodes(const KeptTable& table, const std::vector<AttributeId>& source)
{
    CodesOfAttributes codes;
    for (const auto id : source)
        codes.push_back(&table.attribute(id).codes);
    return codes;
}

/// The tuples that a model is asked about.
struct Questions {
    const CodesOfAttributes& codes;
    Rows tests;
};

template <class Model>
ClassScores guessed(const Model& model, const LearningTask& task, const Questions& asked, const JobContext& job)
{
    const auto& [codes, tests] = asked;
    ClassScores scores(task.classes());
    Codes tuple(codes.size());
    const auto& labels = task.labels[task.target.value].ofCode;
    for (std::size_t i = 0; i < tests.size(); ++i) {
        if (i % 4096 == 0)
            job.check();
        for (std::size_t a = 0; a < codes.size(); ++a)
            tuple[a] = (*codes[a])[tests[i]];
        scores.add(labels[tuple[task.target.value]], model.predict(tuple));
    }
    return scores;
}

/// Trains, guesses, and adds both to the outcome. Labels and publication are of one table, so training does not fail.
void learn(FoldOutcome& outcome, Learner learner, const LearningTask& task, const Questions& asked, const JobContext& job)
{
    if (learner == Learner::NaiveBayes) {
        outcome.runs.push_back(guessed(trainNaiveBayes(task, job).value(), task, asked, job));
        return;
    }
    const auto tree = trainDecisionTree(task, job).value();
    outcome.nodes += static_cast<double>(tree.nodes());
    outcome.runs.push_back(guessed(tree, task, asked, job));
}

/// The commonest class, the first of equals, for every tuple.
ClassScores commonestGuessed(const Codes& labelOfTuple, Rows training, Rows tests, std::size_t classes)
{
    std::vector<std::size_t> counts(classes, 0);
    for (const auto row : training)
        ++counts[labelOfTuple[row]];
    const auto guess = static_cast<std::uint32_t>(std::ranges::max_element(counts) - counts.begin());
    ClassScores scores(classes);
    for (const auto row : tests)
        scores.add(labelOfTuple[row], guess);
    return scores;
}

/// By tuple its value; of a set of values, as a generalized column prints them, the least.
std::shared_ptr<const Codes> leastCodesOf(const PublishedAttribute& attribute, const JobContext& job)
{
    if (!attribute.sets || attribute.sets->size() == 0)
        return attribute.symbols;
    Codes codes = *attribute.symbols;
    inChunks(0, codes.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto i = from; i < to; ++i)
            if (!attribute.single(codes[i]))
                codes[i] = attribute.sets->of(codes[i] - attribute.values).front();
    });
    return std::make_shared<const Codes>(std::move(codes));
}

std::pair<Codes, Codes> splitAt(const std::vector<std::uint32_t>& foldOfTuple, std::uint32_t fold)
{
    std::pair<Codes, Codes> parts; // training, tests
    for (std::uint32_t row = 0; row < foldOfTuple.size(); ++row)
        (foldOfTuple[row] == fold ? parts.second : parts.first).push_back(row);
    return parts;
}

/// All models of one way in one fold.
class WayInFold {
public:
    WayInFold(const LearningGround& ground, const TrainingWay& way, std::uint32_t fold, Rows tests)
        : m_ground(ground), m_way(way), m_fold(fold), m_tests(tests)
    {
    }

    /// Adds to the outcome of each learner, `step` outcomes apart.
    void run(const Publication& publication, std::span<FoldOutcome> outcomes, std::size_t step, JobContext& job) const
    {
        if (m_way.method == TrainingMethod::Rows || m_way.method == TrainingMethod::Expected) {
            const LearningTask task{publication, m_ground.labels, m_ground.target};
            const auto codes = originalCodes(*m_ground.snapshot.kept, publication.table->ids());
            for (std::size_t i = 0; i < m_ground.request.learners.size(); ++i)
                learn(outcomes[i * step], m_ground.request.learners[i], task, {codes, m_tests}, job);
            return;
        }
        const auto linkings = m_way.method == TrainingMethod::Linked ? m_ground.request.linkings : 1;
        for (std::size_t r = 0; r < linkings; ++r) {
            const LabStream stream(m_ground.request.seed, LabDraw::linking(r, linkings, m_fold));
            const auto rows = rowsOf(publication, m_way.method, m_ground, stream, job);
            const LearningTask task{rows.publication, rows.labels, rows.target};
            const auto codes = originalCodes(*m_ground.snapshot.kept, rows.source);
            for (std::size_t i = 0; i < m_ground.request.learners.size(); ++i)
                learn(outcomes[i * step], m_ground.request.learners[i], task, {codes, m_tests}, job);
        }
    }

private:
    const LearningGround& m_ground;
    const TrainingWay& m_way;
    std::uint32_t m_fold;
    Rows m_tests;
};

} // namespace

FoldResult heldOutFold(const LearningGround& ground, const std::vector<std::uint32_t>& foldOfTuple, std::uint32_t fold, JobContext& job)
{
    auto [training, tests] = splitAt(foldOfTuple, fold);
    const auto labels = labelsOf(ground.snapshot.kept->attribute(ground.target).codes, ground.labels[ground.target.value]);
    FoldResult result{std::vector<FoldOutcome>(ground.methods()), std::vector<std::optional<Error>>(ground.ways.size()),
                      commonestGuessed(labels, training, tests, ground.classes())};
    const auto part = trainingPart(ground.snapshot.kept, std::move(training), job);
    TriedTechnique tried; // ways of one technique stand side by side
    for (std::size_t way = 0; way < ground.ways.size(); ++way) {
        const auto technique = ground.ways[way].technique;
        if (way == 0 || technique != ground.ways[way - 1].technique)
            tried = trainingPublication(technique, ground.snapshot, part, ground.request.seed, job);
        result.reasons[way] = tried.facts.reason;
        if (tried.publication)
            WayInFold(ground, ground.ways[way], fold, tests)
                .run(*tried.publication, std::span(result.outcomes).subspan(way), ground.ways.size(), job);
    }
    return result;
}

PublishedRows rowsOf(const Publication& publication, TrainingMethod method, const LearningGround& ground, LabStream stream, JobContext& job)
{
    PublishedRows rows;
    if (method == TrainingMethod::Bounds) {
        auto bounds = boundsPublication(publication, ground.target, job);
        rows.publication = std::move(bounds.publication);
        rows.source = std::move(bounds.source);
    } else {
        rows.publication = method == TrainingMethod::Linked ? linkedPublication(publication, stream, job) : publication;
        rows.source = publication.table->ids();
    }
    for (const auto id : rows.source)
        rows.labels.push_back(ground.labels[id.value]);
    rows.target = AttributeId(static_cast<std::size_t>(std::ranges::find(rows.source, ground.target) - rows.source.begin()));
    return rows;
}

RowsResult testedInside(const PublishedRows& rows, const LearningRequest& request, JobContext& job)
{
    const auto& attributes = rows.publication.attributes;
    const auto& targetLabels = rows.labels[rows.target.value];
    std::vector<std::shared_ptr<const Codes>> leastCodes;
    CodesOfAttributes codes;
    for (const auto& attribute : attributes)
        codes.push_back(leastCodes.emplace_back(leastCodesOf(attribute, job)).get());
    const auto labels = labelsOf(*codes[rows.target.value], targetLabels);
    const auto folds = stratifiedFolds(labels, targetLabels.count(), request.folds, request.seed, job);
    RowsResult result{
        std::vector<std::vector<ClassScores>>(request.learners.size()), std::vector<double>(request.learners.size(), 0.0), {}};
    for (std::uint32_t fold = 0; fold < request.folds; ++fold) {
        job.check();
        const auto [training, tests] = splitAt(folds, fold);
        result.commonest.push_back(commonestGuessed(labels, training, tests, targetLabels.count()));
        const auto part = pickedPublication(rows.publication, training, job);
        for (std::size_t i = 0; i < request.learners.size(); ++i) {
            FoldOutcome outcome;
            learn(outcome, request.learners[i], {part, rows.labels, rows.target}, {codes, tests}, job);
            result.folds[i].push_back(outcome.runs.front());
            result.nodes[i] += outcome.nodes / static_cast<double>(request.folds);
        }
    }
    return result;
}

} // namespace tranche
