// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/conformance/entry_check.h"

#include "app/cli/conformance/generalized_check.h"
#include "app/cli/conformance/slicing_check.h"
#include "app/words/own_words.h"
#include "core/base/random.h"
#include "core/columns/propose_columns.h"
#include "core/limits/feasibility.h"
#include "core/slicing/partition_rows.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>

namespace tranche::cli {

namespace {

std::string messageOf(const Error& error)
{
    return messageWords(error);
}

Result<ColumnPartition> givenColumns(const Vector& vector, const QJsonArray& lists)
{
    std::vector<ColumnPartition::Column> columns;
    for (const auto& names : lists) {
        columns.emplace_back();
        for (const auto& name : names.toArray()) {
            const auto id = vector.table->find(name.toString().toStdString());
            if (!id)
                return std::unexpected(id.error());
            columns.back().push_back(*id);
        }
    }
    return ColumnPartition::make(std::move(columns), vector.table->attributeCount(), vector.sensitive);
}

Result<BucketPartition> givenBuckets(const QJsonArray& lists)
{
    std::vector<std::uint32_t> rows;
    std::vector<std::size_t> starts;
    for (const auto& bucket : lists) {
        starts.push_back(rows.size());
        for (const auto& row : bucket.toArray())
            rows.push_back(static_cast<std::uint32_t>(row.toInteger(-1)));
    }
    return BucketPartition::make(std::move(rows), std::move(starts), false);
}

BucketPartition oneBucket(std::size_t rowCount)
{
    std::vector<std::uint32_t> rows(rowCount);
    std::iota(rows.begin(), rows.end(), 0U);
    return *BucketPartition::make(std::move(rows), {0}, true);
}

/// Nothing where cut, attempts or model is not known.
std::optional<PartitionRequest> requestOf(const QJsonObject& parameters)
{
    static const std::map<QString, ModelKind> models{
        {"prob", ModelKind::LDiversity}, {"distinct", ModelKind::Distinct}, {"entropy", ModelKind::Entropy}};
    static const std::map<QString, Cut> cuts{{"median", Cut::Median}, {"balanced", Cut::Balanced}, {"relaxed", Cut::Relaxed}};
    static const std::map<QString, Attempts> attempts{{"all", Attempts::All}, {"one", Attempts::One}};
    const auto model = models.find(parameters["model"].toString());
    const auto cut = cuts.find(parameters["cut"].toString());
    const auto tries = attempts.find(parameters["attempts"].toString());
    const auto l = parseRatio(parameters["ell"].toString().toStdString());
    if (model == models.end() || cut == cuts.end() || tries == attempts.end() || !l)
        return std::nullopt;
    PartitionRequest request;
    request.model.kind = model->second;
    request.model.l = *l;
    request.cut = cut->second;
    request.attempts = tries->second;
    request.minBucket = 1;
    return request;
}

QJsonArray rowsJson(const std::vector<std::uint32_t>& rows)
{
    QJsonArray json;
    for (const auto row : rows)
        json.append(static_cast<qint64>(row));
    return json;
}

QJsonObject attemptJson(const KeptTable& table, const CutAttempt& attempt)
{
    return {{"bucket", rowsJson(attempt.bucket)},
            {"attribute", QString::fromStdString(table.attribute(attempt.attribute).name)},
            {"left", rowsJson(attempt.left)},
            {"right", rowsJson(attempt.right)},
            {"accepted", attempt.accepted}};
}

/// Both engines where both can: the trace comes from the one that can do all.
void checkBuckets(const Vector& vector, const QJsonObject& entry, const ColumnPartition& columns, Tally& tally, JobContext& job)
{
    const auto request = requestOf(entry["parameters"].toObject());
    if (!request)
        return tally.fail("parameters", "cut, attempts, model or l is not known");
    const PartitionInput input{*vector.table, *vector.table, columns};
    QJsonArray trace;
    auto traced = tracedPartition(
        input, *request, [&](const CutAttempt& attempt) { trace.append(attemptJson(*vector.table, attempt)); }, job);
    SystemRandom random; // not drawn from
    auto buckets = partitionRows(input, *request, random, job);
    for (const auto* result : {&traced, &buckets})
        if (!*result && result->error().code != ErrorCode::Infeasible)
            return tally.fail("buckets", messageOf(result->error()));
    tally.check("feasible", entry["feasible"] == QJsonValue(buckets.has_value()));
    const auto limits = feasibility(*vector.table, columns, job);
    if (!limits)
        return tally.fail("largest_ell", messageOf(limits.error()));
    tally.check("feasible, asked first", entry["feasible"] == QJsonValue(limits->admits(request->model)));
    if (entry.contains("trace"))
        tally.check("trace", entry["trace"] == QJsonValue(trace));
    const auto result = buckets ? std::move(*buckets) : oneBucket(vector.table->rowCount());
    const auto general = traced ? std::move(*traced) : oneBucket(vector.table->rowCount());
    tally.check("buckets", entry["buckets"] == QJsonValue(bucketsJson(result)));
    tally.check("buckets, general engine", entry["buckets"] == QJsonValue(bucketsJson(general)));
    checkSlicing({vector, columns, result}, entry, tally, job);
}

} // namespace

void checkFields(const QJsonObject& object, std::initializer_list<const char*> known, Tally& tally)
{
    for (const auto& key : object.keys())
        if (std::ranges::none_of(known, [&](const auto* name) { return key == name; }))
            tally.fail(key.toStdString(), "this field is not known, so it was not compared");
}

void checkGiven(const Vector& vector, const QJsonObject& entry, Tally& tally, JobContext& job)
{
    checkFields(entry,
                {"label", "columns", "buckets", "tuples", "max_p", "largest_ell", "smallest_distinct", "membership", "membership_qi",
                 "checks", "generalized", "published_example"},
                tally);
    const auto columns = givenColumns(vector, entry["columns"].toArray());
    if (!columns)
        return tally.fail("columns", messageOf(columns.error()));
    const auto buckets = givenBuckets(entry["buckets"].toArray());
    if (!buckets || buckets->rowCount() != vector.table->rowCount())
        return tally.fail("buckets", "they are no partition of the rows");
    const GivenSlicing slicing{vector, *columns, *buckets};
    checkSlicing(slicing, entry, tally, job);
    checkVerdicts(slicing, entry, tally, job);
    checkPublished(slicing, entry, tally);
    checkGeneralized(slicing, entry, tally);
}

void checkRun(const Vector& vector, const QJsonObject& entry, Tally& tally, JobContext& job)
{
    checkFields(entry,
                {"parameters", "feasible", "trace", "columns", "buckets", "tuples", "max_p", "largest_ell", "smallest_distinct",
                 "membership", "membership_qi"},
                tally);
    const auto parameters = entry["parameters"].toObject();
    checkFields(parameters, {"ell", "c", "alpha", "attempts", "cut", "model"}, tally);
    ColumnRequest request{.alpha = {}, .columns = static_cast<std::size_t>(parameters["c"].toInt())};
    if (!parameters["alpha"].isNull())
        request.alpha = static_cast<std::size_t>(parameters["alpha"].toInt());
    const auto proposal = proposeColumns(*vector.correlation, vector.sensitive, request, job);
    if (!proposal)
        return tally.fail("columns", messageOf(proposal.error()));
    tally.check("columns", entry["columns"] == QJsonValue(columnsJson(*vector.table, proposal->columns)));
    checkBuckets(vector, entry, proposal->columns, tally, job);
}

} // namespace tranche::cli
