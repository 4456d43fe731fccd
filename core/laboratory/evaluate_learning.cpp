// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/evaluate_learning.h"

#include "core/base/messages/lab_message.h"
#include "core/base/messages/slicing_message.h"
#include "core/jobs/parallel.h"
#include "core/laboratory/fold_models.h"
#include "core/laboratory/target_results.h"
#include "core/utility/learning/folds.h"

#include <algorithm>
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

std::vector<ClassificationResult> onFile(const LearningGround& ground, const LabPublications& publications, const TestRecords& records,
                                         SharedProgress& progress, const JobContext& job)
{
    std::vector<std::optional<FileResult>> found(ground.ways.size());
    parallelFor(ground.ways.size(), job, [&](std::size_t way, std::size_t) {
        auto quiet = job.alone();
        if (const auto& publication = publications.of(ground.ways[way].technique).publication)
            found[way] = testedOnFile(ground, ground.ways[way], *publication, records, quiet);
        progress.add(1);
    });
    TargetResults all(ground);
    if (const auto first = std::ranges::find_if(found, [](const auto& one) { return one.has_value(); }); first != found.end())
        all.add(std::nullopt, ground.request.learners.front(), {{{(*first)->commonest}}, 0.0});
    for (std::size_t i = 0; i < ground.request.learners.size(); ++i) {
        for (std::size_t way = 0; way < ground.ways.size(); ++way) {
            if (const auto& why = publications.of(ground.ways[way].technique).facts.reason) {
                all.addFailed(ground.ways[way], ground.request.learners[i], *why, std::nullopt);
                continue;
            }
            Tally tally;
            const auto& outcome = found[way]->outcomes[i];
            for (const auto& run : outcome.runs)
                tally.byRun.push_back({run});
            tally.nodes = outcome.nodes / static_cast<double>(outcome.runs.size());
            all.add(ground.ways[way], ground.request.learners[i], tally);
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

Result<std::vector<ClassificationResult>> labLearningOnFile(const Snapshot& snapshot, const LabPublications& publications,
                                                            const LearningRequest& request, const TestRecords& records, JobContext& job)
{
    auto wanted = request;
    wanted.folds = 2; // there are none
    wanted.paperProtocol = false;
    const auto& labels = publications.labels;
    if (const auto checked = check(snapshot, labels, wanted); !checked)
        return std::unexpected(checked.error());
    const auto ways = waysOf(wanted);
    SharedProgress progress(job, wanted.targets.size() * ways.size());
    std::vector<ClassificationResult> results;
    for (const auto target : wanted.targets)
        for (auto& result : onFile({snapshot, wanted, labels, target, ways}, publications, records, progress, job))
            results.push_back(std::move(result));
    return results;
}

} // namespace tranche
