// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/evaluate_learning.h"

#include "core/base/messages/lab_message.h"
#include "core/base/messages/slicing_message.h"
#include "core/jobs/parallel.h"
#include "core/laboratory/fold_models.h"
#include "core/utility/learning/folds.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace tranche {

namespace {

std::vector<TrainingWay> waysOf(const LearningRequest& request)
{
    std::vector<TrainingWay> ways;
    for (const auto technique : request.techniques) {
        if (technique == Technique::Original) {
            ways.push_back({technique, TrainingMethod::Rows});
            continue;
        }
        if (request.expected && !request.paperProtocol)
            ways.push_back({technique, TrainingMethod::Expected});
        if ((request.linked || request.paperProtocol) && technique != Technique::Marginals)
            ways.push_back({technique, technique == Technique::Generalization ? TrainingMethod::Bounds : TrainingMethod::Linked});
    }
    return ways;
}

Result<void> checkTargets(const KeptTable& table, const std::vector<AttributeLabels>& labels, const LearningRequest& request)
{
    if (request.targets.empty())
        return fail(ErrorCode::InvalidArgument, LabMessage::TargetMissing);
    for (auto at = request.targets.begin(); at != request.targets.end(); ++at) {
        if (std::find(request.targets.begin(), at, *at) != at)
            return fail(ErrorCode::InvalidArgument, LabMessage::TargetTwice, {.attribute = table.attribute(*at).name});
        if (labels[at->value].count() < 2)
            return fail(ErrorCode::Infeasible, LabMessage::TargetOneLabel, {.attribute = table.attribute(*at).name});
    }
    return {};
}

Result<void> check(const Snapshot& snapshot, const std::vector<AttributeLabels>& labels, const LearningRequest& request)
{
    const auto& table = *snapshot.kept;
    if (request.folds < 2 || request.folds > table.rowCount())
        return fail(ErrorCode::InvalidArgument, {LabMessage::FoldsOutOfRange, table.rowCount()});
    if (request.linkings < 1)
        return fail(ErrorCode::InvalidArgument, LabMessage::LinkingsOutOfRange);
    return checkTargets(table, labels, request);
}

/// What one way's models got right, before it is summed up.
struct Tally {
    std::vector<std::vector<ClassScores>> byRun; ///< by run and fold
    double nodes = 0.0;                          ///< mean over runs and folds
};

double meanOf(const std::vector<double>& values)
{
    return values.empty() ? 0.0 : std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

void sumUp(ClassificationResult& result, const Tally& tally)
{
    std::vector<double> accuracies;
    std::vector<double> kappas;
    std::vector<double> means;
    for (const auto& folds : tally.byRun) {
        ClassScores pooled(result.classes);
        for (const auto& fold : folds)
            pooled.add(fold);
        accuracies.push_back(pooled.accuracy());
        kappas.push_back(pooled.kappa());
        means.push_back(pooled.macroF1());
        result.tested = static_cast<std::size_t>(pooled.tested());
        result.runs.push_back(std::move(pooled));
    }
    result.accuracy = meanOf(accuracies);
    result.kappa = meanOf(kappas);
    result.macroF1 = meanOf(means);
    const auto [least, greatest] = std::ranges::minmax(accuracies);
    result.spread = greatest - least;
    for (std::size_t fold = 0; fold < tally.byRun.front().size(); ++fold) {
        double sum = 0.0;
        for (const auto& folds : tally.byRun)
            sum += folds[fold].accuracy();
        result.foldAccuracy.push_back(sum / static_cast<double>(tally.byRun.size()));
    }
    const auto interval = correctedInterval(result.foldAccuracy);
    result.low = interval.low;
    result.high = interval.high;
    if (result.learner == Learner::Tree && result.technique)
        result.nodes = tally.nodes;
}

/// What one target comes to.
class TargetResults {
public:
    explicit TargetResults(const LearningGround& ground) : m_ground(ground) {}

    ClassificationResult begun(std::optional<TrainingWay> way, Learner learner) const
    {
        ClassificationResult result;
        result.target = m_ground.target;
        result.classes = m_ground.classes();
        result.learner = learner;
        if (way) {
            result.technique = way->technique;
            result.method = way->method;
        }
        return result;
    }
    void add(std::optional<TrainingWay> way, Learner learner, const Tally& tally)
    {
        m_results.push_back(begun(way, learner));
        sumUp(m_results.back(), tally);
    }
    void addFailed(const TrainingWay& way, Learner learner, const Error& why, std::optional<std::size_t> fold)
    {
        m_results.push_back(begun(way, learner));
        m_results.back().reason = why;
        m_results.back().failedFold = fold;
    }
    /// Compares with the original, the commonest class and slicing.
    std::vector<ClassificationResult> taken()
    {
        for (auto& result : m_results)
            if (result.technique && !result.reason)
                compare(result);
        return std::move(m_results);
    }

private:
    const ClassificationResult* find(std::optional<Technique> technique, Learner learner, std::optional<TrainingMethod> method) const
    {
        const auto found = std::ranges::find_if(m_results, [&](const auto& one) {
            return one.technique == technique && (!technique || one.learner == learner) && !one.reason
                   && (!method || one.method == *method);
        });
        return found == m_results.end() ? nullptr : &*found;
    }

    void compare(ClassificationResult& result) const
    {
        const auto* original = find(Technique::Original, result.learner, std::nullopt);
        const auto* commonest = find(std::nullopt, result.learner, std::nullopt);
        if (original && commonest)
            result.kept = accuracyKept(result.accuracy, original->accuracy, commonest->accuracy);
        const auto* slicing
            = find(Technique::Slicing, result.learner, std::nullopt); // from expected counts, where asked for: it comes first
        if (slicing && slicing != &result)
            result.versusSlicing = compareByFold(result.foldAccuracy, slicing->foldAccuracy);
    }

    const LearningGround& m_ground;
    std::vector<ClassificationResult> m_results;
};

Tally tallyOf(const std::vector<FoldResult>& folds, std::size_t outcome)
{
    Tally tally;
    const auto runs = folds.front().outcomes[outcome].runs.size();
    tally.byRun.resize(runs);
    for (const auto& fold : folds) {
        const auto& one = fold.outcomes[outcome];
        for (std::size_t r = 0; r < runs; ++r)
            tally.byRun[r].push_back(one.runs[r]);
        tally.nodes += one.nodes / static_cast<double>(runs * folds.size());
    }
    return tally;
}

/// The first fold in which a way is not feasible, and why.
std::optional<std::pair<std::size_t, Error>> failureOf(const std::vector<FoldResult>& folds, std::size_t way)
{
    for (std::size_t fold = 0; fold < folds.size(); ++fold)
        if (const auto& why = folds[fold].reasons[way])
            return std::pair(fold, Error(why->code, {LabMessage::TrainingPartFails, fold + 1, static_cast<const Statement&>(*why)}));
    return std::nullopt;
}

std::vector<ClassificationResult> heldOut(const LearningGround& ground, SharedProgress& progress, const JobContext& job)
{
    const auto folds = stratifiedFolds(labelsOf(ground.snapshot.kept->attribute(ground.target).codes, ground.labels[ground.target.value]),
                                       ground.classes(), ground.request.folds, ground.request.seed, job);
    std::vector<std::optional<FoldResult>> found(ground.request.folds);
    parallelFor(found.size(), job, [&](std::size_t fold, std::size_t) {
        auto quiet = job.alone();
        found[fold] = heldOutFold(ground, folds, static_cast<std::uint32_t>(fold), quiet);
        progress.add(1);
    });
    std::vector<FoldResult> results;
    for (auto& one : found)
        results.push_back(std::move(*one));
    TargetResults all(ground);
    Tally commonest{{{}}, 0.0};
    for (const auto& fold : results)
        commonest.byRun.front().push_back(fold.commonest);
    all.add(std::nullopt, ground.request.learners.front(), commonest);
    for (std::size_t i = 0; i < ground.request.learners.size(); ++i) {
        for (std::size_t way = 0; way < ground.ways.size(); ++way) {
            if (const auto failed = failureOf(results, way))
                all.addFailed(ground.ways[way], ground.request.learners[i], failed->second, failed->first);
            else
                all.add(ground.ways[way], ground.request.learners[i], tallyOf(results, i * ground.ways.size() + way));
        }
    }
    return all.taken();
}

/// One way tested inside its own rows, one result a learner.
std::vector<Tally> insideOne(const LearningGround& ground, const TrainingWay& way, const Publication& publication, JobContext& job,
                             std::vector<ClassScores>& commonest)
{
    const auto runs = way.method == TrainingMethod::Linked ? ground.request.linkings : 1;
    std::vector<Tally> tallies(ground.request.learners.size());
    for (std::size_t r = 0; r < runs; ++r) {
        const auto rows = rowsOf(publication, way.method, ground, LabStream(ground.request.seed, LabDraw::linking(r, runs, 0)), job);
        auto tested = testedInside(rows, ground.request, job);
        for (std::size_t i = 0; i < tallies.size(); ++i) {
            tallies[i].byRun.push_back(std::move(tested.folds[i]));
            tallies[i].nodes += tested.nodes[i] / static_cast<double>(runs);
        }
        commonest = std::move(tested.commonest);
    }
    return tallies;
}

std::vector<ClassificationResult> paperWay(const LearningGround& ground, const LabPublications& publications, SharedProgress& progress,
                                           const JobContext& job)
{
    std::vector<std::vector<Tally>> tallies(ground.ways.size());
    std::vector<std::vector<ClassScores>> commonest(ground.ways.size());
    parallelFor(ground.ways.size(), job, [&](std::size_t way, std::size_t) {
        auto quiet = job.alone();
        if (const auto& publication = publications.of(ground.ways[way].technique).publication)
            tallies[way] = insideOne(ground, ground.ways[way], *publication, quiet, commonest[way]);
        progress.add(1);
    });
    TargetResults all(ground);
    const auto first = std::ranges::find_if(commonest, [](const auto& folds) { return !folds.empty(); });
    if (first != commonest.end())
        all.add(std::nullopt, ground.request.learners.front(), {{*first}, 0.0});
    for (std::size_t i = 0; i < ground.request.learners.size(); ++i) {
        for (std::size_t way = 0; way < ground.ways.size(); ++way) {
            if (const auto& why = publications.of(ground.ways[way].technique).facts.reason)
                all.addFailed(ground.ways[way], ground.request.learners[i], *why, std::nullopt);
            else
                all.add(ground.ways[way], ground.request.learners[i], tallies[way][i]);
        }
    }
    return all.taken();
}

} // namespace

Result<std::vector<ClassificationResult>> labLearning(const Snapshot& snapshot, const LearningRequest& request, JobContext& job)
{
    if (!snapshot.kept || !snapshot.columns)
        return fail(ErrorCode::InvalidArgument, SlicingMessage::EarlierStepMissing);
    const auto labels = labelsOf(*snapshot.kept, snapshot.parameters.bins);
    if (const auto checked = check(snapshot, labels, request); !checked)
        return std::unexpected(checked.error());
    std::shared_ptr<const LabPublications> publications;
    if (request.paperProtocol) {
        auto quiet = job.quiet();
        auto made = labPublications(snapshot, quiet);
        if (!made)
            return std::unexpected(made.error());
        publications = std::move(*made);
    }
    const auto ways = waysOf(request);
    SharedProgress progress(job, request.targets.size() * (publications ? ways.size() : request.folds));
    std::vector<ClassificationResult> results;
    for (const auto target : request.targets) {
        const LearningGround ground{snapshot, request, labels, target, ways};
        for (auto& result : publications ? paperWay(ground, *publications, progress, job) : heldOut(ground, progress, job))
            results.push_back(std::move(result));
    }
    return results;
}

} // namespace tranche
