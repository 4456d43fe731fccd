// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/json_words.h"
#include "core/release/release_texts.h"
#include "core/release/render_parts.h"
#include "core/release/risk_before.h"

namespace tranche {

namespace {

QJsonObject beforeObject(const Snapshot& snapshot, const RiskBefore& before)
{
    const auto& largest = snapshot.feasibility->largestL;
    return {{QStringLiteral("tuples"), jsonNumber(snapshot.kept->rowCount())},
            {QStringLiteral("tuples_dropped"), jsonNumber(snapshot.kept->droppedRowCount())},
            {QStringLiteral("signatures"), jsonNumber(before.signatures)},
            {QStringLiteral("unique_tuples"), jsonNumber(before.uniqueTuples)},
            {QStringLiteral("tuples_with_certain_value"), jsonNumber(before.certainTuples)},
            {QStringLiteral("greatest_l"), jsonText(largest.text())}};
}

QJsonObject afterObject(const Snapshot& snapshot, std::size_t formulaCells)
{
    const auto& report = *snapshot.report;
    const auto sizes = bucketSizes(*snapshot.buckets);
    return {{QStringLiteral("model"), QStringLiteral("l-diversity")},
            {QStringLiteral("l"), jsonText(report.model.l.text())},
            {QStringLiteral("max_p"), jsonText(report.maxP.text())},
            {QStringLiteral("tuples_on_limit"), jsonNumber(report.tuplesOnLimit)},
            {QStringLiteral("locally_safe"), report.locallySafe},
            {QStringLiteral("buckets"), jsonNumber(snapshot.buckets->size())},
            {QStringLiteral("bucket_size_least"), jsonNumber(sizes.least)},
            {QStringLiteral("bucket_size_median"), sizes.median},
            {QStringLiteral("bucket_size_greatest"), jsonNumber(sizes.greatest)},
            {QStringLiteral("formula_cells"), jsonNumber(formulaCells)}};
}

std::string reportText(const Snapshot& snapshot, const RiskBefore& before, std::size_t formulaCells)
{
    const auto& report = *snapshot.report;
    const auto sizes = bucketSizes(*snapshot.buckets);
    return "Risk before and after. This file stays in the house.\n\nBefore (the table itself)\n"
           "  tuples kept                                   " + groupedNumber(snapshot.kept->rowCount())
        + "\n  tuples dropped for a missing value            " + groupedNumber(snapshot.kept->droppedRowCount())
        + "\n  distinct combinations of quasi-identifiers    " + groupedNumber(before.signatures)
        + "\n  tuples that are unique by them                " + groupedNumber(before.uniqueTuples)
        + "\n  tuples whose sensitive value is then certain  " + groupedNumber(before.certainTuples)
        + "\n  greatest l that these columns admit           " + snapshot.feasibility->largestL.textRoundedDown(2)
        + "\n\nAfter (the release)\n  promise: l-diversity, l =                     " + report.model.l.text()
        + "\n  largest p(t,s), lower is safer                " + report.maxP.text()
        + "\n  tuples exactly on the limit, which passes     " + groupedNumber(report.tuplesOnLimit)
        + "\n  buckets                                       " + groupedNumber(snapshot.buckets->size())
        + "\n  smallest and greatest bucket, tuples          " + groupedNumber(sizes.least) + " and " + groupedNumber(sizes.greatest)
        + "\n  cells that a spreadsheet would run            " + groupedNumber(formulaCells)
        + (report.locallySafe ? "\n\nThe files of the release prove the promise by themselves.\n"
                              : "\n\nThe promise rests on several matching buckets; only the table can prove it.\n")
        + '\n' + guaranteeSentence(snapshot) + "\nNot covered: knowledge about other people in the bucket, or an earlier release of this table.\n";
}

} // namespace

std::map<std::string, std::string> riskReportFiles(const Snapshot& snapshot, std::size_t formulaCells)
{
    const auto before = riskBefore(*snapshot.kept);
    return {{"report.json", jsonFile({{QStringLiteral("format"), 1},
                                      {QStringLiteral("before"), beforeObject(snapshot, before)},
                                      {QStringLiteral("after"), afterObject(snapshot, formulaCells)}})},
            {"report.txt", reportText(snapshot, before, formulaCells)}};
}

} // namespace tranche
