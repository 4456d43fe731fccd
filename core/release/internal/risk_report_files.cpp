// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/internal/risk_report_files.h"

#include "core/recipe/json_values.h"
#include "core/release/internal/rejected_scenarios.h"

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

} // namespace

std::string riskReportFile(const Snapshot& snapshot, const std::vector<RejectedScenario>& rejected, const RiskBefore& before,
                           std::size_t formulaCells)
{
    return jsonFile({{QStringLiteral("format"), 1},
                     {QStringLiteral("before"), beforeObject(snapshot, before)},
                     {QStringLiteral("after"), afterObject(snapshot, formulaCells)},
                     {QStringLiteral("scenarios_rejected"), rejectedList(rejected)}});
}

} // namespace tranche
