// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/internal/risk_report_files.h"

#include "core/base/number_words.h"
#include "core/recipe/json_values.h"
#include "core/release/files/guarantee.h"
#include "core/release/internal/rejected_scenarios.h"
#include "core/release/internal/risk_before.h"

namespace tranche {

namespace {

std::string promiseText(const PrivacyReport& report)
{
    return report.claimsNothing() ? "none: no attribute is sensitive" : requestText(report.model);
}

QJsonValue figureValue(const Figure& figure)
{
    return figure ? QJsonValue(jsonText(figure.text())) : QJsonValue(QJsonValue::Null);
}

/// How far the model could go on the table as one bucket.
QJsonValue limitOf(const Snapshot& snapshot)
{
    return snapshot.feasibility->claimsNothing() ? QJsonValue(QJsonValue::Null)
                                                 : figureValue(snapshot.feasibility->limit(snapshot.report->model).figure);
}

/// The model's own worst figure, by sensitive attribute.
QJsonObject figuresOf(const Snapshot& snapshot)
{
    QJsonObject figures;
    for (const auto& each : snapshot.report->sensitive)
        figures.insert(jsonText(snapshot.kept->attribute(each.sensitive).name), figureValue(each.figure));
    return figures;
}

QJsonObject beforeObject(const Snapshot& snapshot, const RiskBefore& before)
{
    return {{QStringLiteral("tuples"), jsonNumber(snapshot.kept->rowCount())},
            {QStringLiteral("tuples_dropped"), jsonNumber(snapshot.kept->droppedRowCount())},
            {QStringLiteral("signatures"), jsonNumber(before.signatures)},
            {QStringLiteral("unique_tuples"), jsonNumber(before.uniqueTuples)},
            {QStringLiteral("tuples_with_certain_value"), jsonNumber(before.certainTuples)},
            {QStringLiteral("limit"), limitOf(snapshot)}};
}

QJsonObject afterObject(const Snapshot& snapshot, std::size_t formulaCells)
{
    const auto& report = *snapshot.report;
    const auto sizes = snapshot.buckets->sizes();
    return {{QStringLiteral("promise"), jsonText(promiseText(report))},
            {QStringLiteral("max_p"), jsonText(report.maxP().text())},
            {QStringLiteral("figures"), figuresOf(snapshot)},
            {QStringLiteral("tuples_on_limit"), jsonNumber(report.tuplesOnLimit())},
            {QStringLiteral("locally_safe"), report.locallySafe()},
            {QStringLiteral("buckets"), jsonNumber(snapshot.buckets->size())},
            {QStringLiteral("bucket_size_least"), jsonNumber(sizes.least)},
            {QStringLiteral("bucket_size_median"), sizes.median},
            {QStringLiteral("bucket_size_greatest"), jsonNumber(sizes.greatest)},
            {QStringLiteral("formula_cells"), jsonNumber(formulaCells)}};
}

std::string reportText(const Snapshot& snapshot, const RiskBefore& before, std::size_t formulaCells)
{
    const auto& report = *snapshot.report;
    const auto sizes = snapshot.buckets->sizes();
    return "Risk before and after. Keep this file private.\n"
           "\n"
           "Before (the table itself)\n"
           "  tuples kept                                   "
           + grouped(snapshot.kept->rowCount()) + "\n  tuples dropped for a missing value            "
           + grouped(snapshot.kept->droppedRowCount()) + "\n  distinct combinations of quasi-identifiers    " + grouped(before.signatures)
           + "\n"
             "  tuples with a unique combination              "
           + grouped(before.uniqueTuples)
           + "\n"
             "  tuples whose combination reveals a value      "
           + grouped(before.certainTuples)
           + "\n"
             "  strictest request with one bucket             "
           + limitOf(snapshot).toString(QStringLiteral("no model")).toStdString()
           + "\n\nAfter (the release)\n  promise                                       " + promiseText(report)
           + "\n  largest p(t,s), lower is safer                " + report.maxP().text()
           + "\n"
             "  tuples exactly at the limit (allowed)         "
           + grouped(report.tuplesOnLimit()) + "\n  buckets                                       " + grouped(snapshot.buckets->size())
           + "\n"
             "  smallest and largest bucket, tuples           "
           + grouped(sizes.least) + " and " + grouped(sizes.greatest)
           + "\n"
             "  cells that look like formulas                 "
           + grouped(formulaCells)
           + (report.locallySafe() ? "\n"
                                     "\n"
                                     "The files of the release alone prove the promise.\n"
                                   : "\n"
                                     "\n"
                                     "The promise relies on tuples matching several buckets; proving it takes the original table.\n")
           + '\n' + guaranteeSentence(snapshot)
           + "\nNot covered: knowledge about other people in the bucket, or an earlier release of this table.\n";
}

} // namespace

std::map<std::string, std::string> riskReportFiles(const Snapshot& snapshot, const std::vector<RejectedScenario>& rejected,
                                                   std::size_t formulaCells, const JobContext& job)
{
    const auto before = riskBefore(*snapshot.kept, job);
    return {{"report.json", jsonFile({{QStringLiteral("format"), 1},
                                      {QStringLiteral("before"), beforeObject(snapshot, before)},
                                      {QStringLiteral("after"), afterObject(snapshot, formulaCells)},
                                      {QStringLiteral("scenarios_rejected"), rejectedList(rejected)}})},
            {"report.txt", reportText(snapshot, before, formulaCells) + rejectedText(rejected)}};
}

} // namespace tranche
