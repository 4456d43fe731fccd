// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/target_results.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace tranche {

namespace {

double meanOf(const std::vector<double>& values)
{
    return values.empty() ? 0.0 : std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

/// Accuracies by fold and what is known from how they differ; nothing where there is one test file in place of folds.
void addFolds(ClassificationResult& result, const Tally& tally)
{
    const auto folds = tally.byRun.front().size();
    if (folds < 2)
        return;
    for (std::size_t fold = 0; fold < folds; ++fold) {
        double sum = 0.0;
        for (const auto& run : tally.byRun)
            sum += run[fold].accuracy();
        result.foldAccuracy.push_back(sum / static_cast<double>(tally.byRun.size()));
    }
    const auto interval = correctedInterval(result.foldAccuracy);
    result.low = interval.low;
    result.high = interval.high;
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
    addFolds(result, tally);
    if (result.learner == Learner::Tree && result.technique)
        result.nodes = tally.nodes;
}

} // namespace

ClassificationResult TargetResults::begun(std::optional<TrainingWay> way, Learner learner) const
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

void TargetResults::add(std::optional<TrainingWay> way, Learner learner, const Tally& tally)
{
    m_results.push_back(begun(way, learner));
    sumUp(m_results.back(), tally);
}

void TargetResults::addFailed(const TrainingWay& way, Learner learner, const Error& why, std::optional<std::size_t> fold)
{
    m_results.push_back(begun(way, learner));
    m_results.back().reason = why;
    m_results.back().failedFold = fold;
}

std::vector<ClassificationResult> TargetResults::taken()
{
    for (auto& result : m_results)
        if (result.technique && !result.reason)
            compare(result);
    return std::move(m_results);
}

const ClassificationResult* TargetResults::find(std::optional<Technique> technique, Learner learner) const
{
    const auto found = std::ranges::find_if(m_results, [&](const auto& one) {
        return one.technique == technique && (!technique || one.learner == learner) && !one.reason;
    });
    return found == m_results.end() ? nullptr : &*found;
}

void TargetResults::compare(ClassificationResult& result) const
{
    const auto* original = find(Technique::Original, result.learner);
    const auto* commonest = find(std::nullopt, result.learner);
    if (original && commonest)
        result.kept = accuracyKept(result.accuracy, original->accuracy, commonest->accuracy);
    const auto* slicing = find(Technique::Slicing, result.learner); // from expected counts, where asked for: it comes first
    if (slicing && slicing != &result && !result.foldAccuracy.empty())
        result.versusSlicing = compareByFold(result.foldAccuracy, slicing->foldAccuracy);
}

} // namespace tranche
