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

/// By attribute of what was learned from, where tuples to be guessed have their codes.
using CodesOfAttributes = std::vector<const Codes*>;

/// The tuples that a model is asked about.
struct Questions {
    CodesOfAttributes values;                   ///< for trees
    CodesOfAttributes labelled;                 ///< for naive Bayes: any code with the tuple's label
    std::vector<const NumbersBetween*> between; ///< of `values`; none where all are the table's
    const Codes& truth;                         ///< by tuple its label, or unknownCode
    Rows tests;

    /// The same for the attributes that were learned from, whatever stands for one of the table's there.
    Questions of(const std::vector<AttributeId>& source) const
    {
        Questions picked{{}, {}, {}, truth, tests};
        for (const auto id : source) {
            picked.values.push_back(values[id.value]);
            picked.labelled.push_back(labelled[id.value]);
            if (!between.empty())
                picked.between.push_back(between[id.value]);
        }
        return picked;
    }
};

/// Tuples of the kept table itself.
Questions ownTuples(const KeptTable& table, const Codes& truth, Rows tests)
{
    Questions asked{{}, {}, {}, truth, tests};
    for (const auto& attribute : table.attributes())
        asked.values.push_back(&attribute.codes);
    asked.labelled = asked.values;
    return asked;
}

const CodesOfAttributes& codesFor(const NaiveBayes&, const Questions& asked)
{
    return asked.labelled;
}
const CodesOfAttributes& codesFor(const DecisionTree&, const Questions& asked)
{
    return asked.values;
}
std::uint32_t guessOf(const NaiveBayes& model, const Codes& tuple, const Questions&)
{
    return model.predict(tuple);
}
std::uint32_t guessOf(const DecisionTree& model, const Codes& tuple, const Questions& asked)
{
    return model.predict(tuple, asked.between);
}

template <class Model>
ClassScores guessed(const Model& model, std::size_t classes, const Questions& asked, const JobContext& job)
{
    const auto& codes = codesFor(model, asked);
    ClassScores scores(classes);
    Codes tuple(codes.size());
    for (std::size_t i = 0; i < asked.tests.size(); ++i) {
        if (i % 4096 == 0)
            job.check();
        const auto row = asked.tests[i];
        for (std::size_t a = 0; a < codes.size(); ++a)
            tuple[a] = (*codes[a])[row];
        const auto guess = guessOf(model, tuple, asked);
        if (asked.truth[row] == unknownCode)
            scores.addOutside(guess);
        else
            scores.add(asked.truth[row], guess);
    }
    return scores;
}

/// Trains, guesses, and adds both to the outcome. Labels and publication are of one table, so training does not fail.
void learn(FoldOutcome& outcome, Learner learner, const LearningTask& task, const Questions& asked, const JobContext& job)
{
    if (learner == Learner::NaiveBayes) {
        outcome.runs.push_back(guessed(trainNaiveBayes(task, job).value(), task.classes(), asked, job));
        return;
    }
    const auto tree = trainDecisionTree(task, job).value();
    outcome.nodes += static_cast<double>(tree.nodes());
    outcome.runs.push_back(guessed(tree, task.classes(), asked, job));
}

/// The commonest class, the first of equals.
std::uint32_t commonestOf(const Codes& labelOfTuple, Rows training, std::size_t classes)
{
    std::vector<std::size_t> counts(classes, 0);
    for (const auto row : training)
        ++counts[labelOfTuple[row]];
    return static_cast<std::uint32_t>(std::ranges::max_element(counts) - counts.begin());
}

/// The same class for every tuple.
ClassScores alwaysGuessed(std::uint32_t guess, const Codes& truth, Rows tests, std::size_t classes)
{
    ClassScores scores(classes);
    for (const auto row : tests)
        if (truth[row] == unknownCode)
            scores.addOutside(guess);
        else
            scores.add(truth[row], guess);
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
    WayInFold(const LearningGround& ground, const TrainingWay& way, std::uint32_t fold, const Questions& asked)
        : m_ground(ground), m_way(way), m_fold(fold), m_asked(asked)
    {
    }

    /// Adds to the outcome of each learner, `step` outcomes apart.
    void run(const Publication& publication, std::span<FoldOutcome> outcomes, std::size_t step, JobContext& job) const
    {
        if (m_way.method == TrainingMethod::Rows || m_way.method == TrainingMethod::Expected) {
            const LearningTask task{publication, m_ground.labels, m_ground.target};
            const auto asked = m_asked.of(publication.table->ids());
            for (std::size_t i = 0; i < m_ground.request.learners.size(); ++i)
                learn(outcomes[i * step], m_ground.request.learners[i], task, asked, job);
            return;
        }
        const auto linkings = m_way.method == TrainingMethod::Linked ? m_ground.request.linkings : 1;
        for (std::size_t r = 0; r < linkings; ++r) {
            const LabStream stream(m_ground.request.seed, LabDraw::linking(r, linkings, m_fold));
            const auto rows = rowsOf(publication, m_way.method, m_ground, stream, job);
            const LearningTask task{rows.publication, rows.labels, rows.target};
            const auto asked = m_asked.of(rows.source);
            for (std::size_t i = 0; i < m_ground.request.learners.size(); ++i)
                learn(outcomes[i * step], m_ground.request.learners[i], task, asked, job);
        }
    }

private:
    const LearningGround& m_ground;
    const TrainingWay& m_way;
    std::uint32_t m_fold;
    const Questions& m_asked;
};

/// By tuple its label; unknownCode where it has none.
Codes truthOf(const Codes& codes, const AttributeLabels& labels)
{
    Codes truth(codes.size());
    std::ranges::transform(codes, truth.begin(), [&](auto code) { return code == unknownCode ? unknownCode : labels.ofCode[code]; });
    return truth;
}

Codes upTo(std::size_t count)
{
    Codes all(count);
    std::iota(all.begin(), all.end(), 0U);
    return all;
}

} // namespace

FoldResult heldOutFold(const LearningGround& ground, const std::vector<std::uint32_t>& foldOfTuple, std::uint32_t fold, JobContext& job)
{
    auto [training, tests] = splitAt(foldOfTuple, fold);
    const auto labels = labelsOf(ground.snapshot.kept->attribute(ground.target).codes, ground.labels[ground.target.value]);
    FoldResult result{std::vector<FoldOutcome>(ground.methods()), std::vector<std::optional<Error>>(ground.ways.size()),
                      alwaysGuessed(commonestOf(labels, training, ground.classes()), labels, tests, ground.classes())};
    const auto part = trainingPart(ground.snapshot.kept, std::move(training), job);
    const auto asked = ownTuples(*ground.snapshot.kept, labels, tests);
    TriedTechnique tried; // ways of one technique stand side by side
    for (std::size_t way = 0; way < ground.ways.size(); ++way) {
        const auto technique = ground.ways[way].technique;
        if (way == 0 || technique != ground.ways[way - 1].technique)
            tried = trainingPublication(technique, ground.snapshot, part, ground.request.seed, job);
        result.reasons[way] = tried.facts.reason;
        if (tried.publication)
            WayInFold(ground, ground.ways[way], fold, asked)
                .run(*tried.publication, std::span(result.outcomes).subspan(way), ground.ways.size(), job);
    }
    return result;
}

FileResult testedOnFile(const LearningGround& ground, const TrainingWay& way, const Publication& publication, const TestRecords& records,
                        JobContext& job)
{
    const auto& labels = ground.labels[ground.target.value];
    const auto truth = truthOf(records.attributes[ground.target.value].labelled, labels);
    const auto tests = upTo(records.records);
    Questions asked{{}, {}, {}, truth, tests};
    for (const auto& attribute : records.attributes) {
        asked.values.push_back(&attribute.values);
        asked.labelled.push_back(&attribute.labelled);
        asked.between.push_back(attribute.between.get());
    }
    const auto whole = labelsOf(ground.snapshot.kept->attribute(ground.target).codes, labels);
    FileResult result{std::vector<FoldOutcome>(ground.request.learners.size()),
                      alwaysGuessed(commonestOf(whole, upTo(whole.size()), ground.classes()), truth, tests, ground.classes())};
    WayInFold(ground, way, 0, asked).run(publication, result.outcomes, 1, job);
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
        const auto commonest = commonestOf(labels, training, targetLabels.count());
        result.commonest.push_back(alwaysGuessed(commonest, labels, tests, targetLabels.count()));
        const auto part = pickedPublication(rows.publication, training, job);
        for (std::size_t i = 0; i < request.learners.size(); ++i) {
            FoldOutcome outcome;
            learn(outcome, request.learners[i], {part, rows.labels, rows.target}, {codes, codes, {}, labels, tests}, job);
            result.folds[i].push_back(outcome.runs.front());
            result.nodes[i] += outcome.nodes / static_cast<double>(request.folds);
        }
    }
    return result;
}

} // namespace tranche
