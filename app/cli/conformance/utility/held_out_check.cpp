// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/conformance/utility/held_out_check.h"

#include "core/laboratory/evaluate_learning.h"
#include "core/utility/learning/folds.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace tranche::cli {

namespace {

constexpr std::size_t linkingsOfVectors = 2;

std::vector<std::uint32_t> foldsOf(const UtilityVector& utility, AttributeId target, std::size_t k, JobContext& job)
{
    const auto& labels = utility.publications->labels[target.value];
    return stratifiedFolds(labelsOf(utility.vector.table->attribute(target).codes, labels), labels.count(), k, utility.seed, job);
}

/// Buckets by the numbers of the whole table's rows; null where the technique is not feasible.
QJsonValue bucketsOfPart(const UtilityVector& utility, Technique technique, const std::vector<std::uint32_t>& rows, JobContext& job)
{
    const auto tried = trainingPublication(technique, utility.settings, trainingPart(utility.vector.table, rows, job), utility.seed, job);
    if (!tried.publication)
        return QJsonValue::Null;
    QJsonArray buckets;
    for (std::size_t b = 0; b < tried.publication->blocks->size(); ++b) {
        QJsonArray bucket;
        for (const auto row : tried.publication->blocks->rowsOf(BucketId(b)))
            bucket.append(static_cast<qint64>(rows[row]));
        buckets.append(bucket);
    }
    return buckets;
}

void checkParts(const UtilityVector& utility, const std::vector<std::uint32_t>& folds, const QJsonObject& expected, Tally& tally,
                JobContext& job)
{
    for (const auto& word : expected.keys()) {
        QJsonArray all;
        for (qsizetype fold = 0; fold < expected[word].toArray().size(); ++fold) {
            std::vector<std::uint32_t> rows;
            for (std::uint32_t row = 0; row < folds.size(); ++row)
                if (folds[row] != static_cast<std::uint32_t>(fold))
                    rows.push_back(row);
            all.append(bucketsOfPart(utility, techniqueOf(word).value_or(Technique::Original), rows, job));
        }
        tally.check("held out, buckets of " + word.toStdString(), expected[word] == QJsonValue(all));
    }
}

QJsonArray confusionJson(const std::vector<ClassScores>& runs)
{
    QJsonArray all;
    for (const auto& run : runs) {
        QJsonArray matrix;
        for (std::size_t truth = 0; truth < run.classes(); ++truth) {
            QJsonArray row;
            for (std::size_t guess = 0; guess < run.classes(); ++guess)
                row.append(static_cast<qint64>(run.count(truth, guess)));
            matrix.append(row);
        }
        all.append(matrix);
    }
    return all;
}

bool measuresAgree(const std::vector<ClassScores>& runs, const QJsonArray& expected)
{
    bool same = static_cast<qsizetype>(runs.size()) == expected.size();
    for (qsizetype r = 0; same && r < expected.size(); ++r) {
        const auto& run = runs[static_cast<std::size_t>(r)];
        const auto given = expected[r].toObject();
        same = isFraction(run.accuracy(), given["accuracy"]) && isFraction(run.kappa(), given["kappa"])
               && isFraction(run.macroF1(), given["macro_f1"]);
    }
    return same;
}

void checkResult(const std::vector<ClassificationResult>& results, const QJsonObject& expected, Tally& tally)
{
    const auto technique = techniqueOf(expected["technique"].toString());
    const auto learner = expected["learner"] == "tree" ? Learner::Tree : Learner::NaiveBayes;
    const auto method = methodOf(expected["method"].toString());
    const auto found = std::ranges::find_if(results, [&](const auto& one) {
        return one.technique == technique && (!technique || (one.learner == learner && one.method == method));
    });
    const auto field = "held out, " + expected["technique"].toString().toStdString() + ", " + expected["method"].toString().toStdString()
                       + ", " + expected["learner"].toString().toStdString();
    if (found == results.end())
        return tally.fail(field, "there is no such result");
    if (expected.contains("infeasible_fold")) {
        tally.check(field, found->failedFold == static_cast<std::size_t>(expected["infeasible_fold"].toInt()));
        return;
    }
    tally.check(field + ", confusion", expected["confusion"] == QJsonValue(confusionJson(found->runs)));
    tally.check(field + ", measures", measuresAgree(found->runs, expected["measures"].toArray()));
}

} // namespace

void checkHeldOut(const UtilityVector& utility, AttributeId target, const QJsonObject& expected, Tally& tally, JobContext& job)
{
    const auto k = static_cast<std::size_t>(expected["k"].toInt());
    const auto folds = foldsOf(utility, target, k, job);
    QJsonArray foldsJson;
    for (const auto fold : folds)
        foldsJson.append(static_cast<qint64>(fold));
    tally.check("held out, fold", expected["fold"] == QJsonValue(foldsJson));
    checkParts(utility, folds, expected["buckets"].toObject(), tally, job);
    LearningRequest request;
    request.targets = {target};
    request.learners = {Learner::NaiveBayes, Learner::Tree};
    request.folds = k;
    request.linkings = linkingsOfVectors;
    request.linked = true;
    request.seed = utility.seed;
    const auto results = labLearning(utility.settings, request, job);
    if (!results)
        return tally.fail("held out", "it cannot be computed");
    for (const auto& result : expected["results"].toArray())
        checkResult(*results, result.toObject(), tally);
}

} // namespace tranche::cli
