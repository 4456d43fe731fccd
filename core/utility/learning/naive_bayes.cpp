// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/learning/naive_bayes.h"

#include "core/base/messages/slicing_message.h"
#include "core/jobs/parallel.h"
#include "core/utility/learning/label_counts.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace tranche {

namespace {

constexpr double greaterBy = 1e-9;

/// log P(x|y) for all labels and classes.
std::vector<double> logarithmsOf(const std::vector<double>& counts, const std::vector<double>& classCounts)
{
    const auto classes = classCounts.size();
    const auto labels = counts.size() / classes;
    auto logarithms = counts;
    for (std::size_t cell = 0; cell < counts.size(); ++cell)
        logarithms[cell] = std::log((counts[cell] + 1.0) / (classCounts[cell % classes] + static_cast<double>(labels)));
    return logarithms;
}

} // namespace

NaiveBayes::NaiveBayes(std::vector<double> classCounts, std::vector<Predictor> predictors)
    : m_classCounts(std::move(classCounts)), m_predictors(std::move(predictors))
{
    const auto tuples = std::accumulate(m_classCounts.begin(), m_classCounts.end(), 0.0);
    for (const auto count : m_classCounts)
        m_priors.push_back(std::log((count + 1.0) / (tuples + static_cast<double>(m_classCounts.size()))));
    for (auto& predictor : m_predictors)
        predictor.logarithms = logarithmsOf(predictor.counts, m_classCounts);
}

void NaiveBayes::logScores(TupleCodes tuple, std::span<double> scores) const
{
    std::ranges::copy(m_priors, scores.begin());
    for (std::size_t attribute = 0; attribute < m_predictors.size(); ++attribute) {
        const auto& predictor = m_predictors[attribute];
        if (predictor.logarithms.empty() || tuple[attribute] >= predictor.labelOfCode.size())
            continue;
        const double* row = predictor.logarithms.data() + predictor.labelOfCode[tuple[attribute]] * classes();
        for (std::size_t label = 0; label < scores.size(); ++label)
            scores[label] += row[label];
    }
}

std::uint32_t NaiveBayes::predict(TupleCodes tuple) const
{
    std::vector<double> scores(classes());
    logScores(tuple, scores);
    std::uint32_t best = 0;
    for (std::uint32_t label = 1; label < scores.size(); ++label)
        if (scores[label] > scores[best] + greaterBy)
            best = label;
    return best;
}

Result<NaiveBayes> trainNaiveBayes(const LearningTask& task, const JobContext& job)
{
    const auto& publication = task.publication;
    if (task.labels.size() != publication.attributes.size() || task.target.value >= task.labels.size())
        return fail(ErrorCode::InvalidArgument, SlicingMessage::AnotherTable);
    const LabelCounts counts(publication, task.labels, task.target, job);
    std::vector<NaiveBayes::Predictor> predictors(task.labels.size());
    const auto alone = job.alone();
    parallelFor(predictors.size(), job, [&](std::size_t attribute, std::size_t) {
        predictors[attribute].labelOfCode = task.labels[attribute].ofCode;
        if (AttributeId(attribute) != task.target)
            predictors[attribute].counts = counts.with(AttributeId(attribute), alone);
    });
    return NaiveBayes(labelTotals(publication, task.labels, task.target, job), std::move(predictors));
}

} // namespace tranche
