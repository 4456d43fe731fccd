// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/conformance/entry_check.h"

#include "app/cli/conformance/generalized_check.h"
#include "app/cli/conformance/slicing_check.h"
#include "core/base/random.h"
#include "core/columns/propose_columns.h"
#include "core/privacy/feasibility.h"
#include "core/slicing/partition_rows.h"

#include <algorithm>
#include <numeric>

namespace tranche::cli {

namespace {

std::string messageOf(const Error& error)
{
    return error.message;
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

enum class Kind { Checked, Later, Unknown };

Kind kindOf(const QJsonObject& parameters)
{
    const auto cut = parameters["cut"].toString();
    const auto model = parameters["model"].toString();
    const auto attempts = parameters["attempts"].toString();
    const bool cutNow = cut == "median" || cut == "balanced";
    const bool modelLater = model == "distinct" || model == "entropy" || model == "recursive" || model == "t";
    if ((attempts != "all" && attempts != "one") || (!cutNow && cut != "relaxed") || (model != "prob" && !modelLater))
        return Kind::Unknown;
    return cutNow && model == "prob" ? Kind::Checked : Kind::Later;
}

void checkBuckets(const Vector& vector, const QJsonObject& entry, const ColumnPartition& columns, Tally& tally, JobContext& job)
{
    const auto parameters = entry["parameters"].toObject();
    const auto l = parseRatio(parameters["ell"].toString().toStdString());
    if (!l)
        return tally.fail("parameters", messageOf(l.error()));
    PartitionRequest request;
    request.model.l = *l;
    request.minBucket = 1;
    request.cut = parameters["cut"].toString() == "median" ? Cut::Median : Cut::Balanced;
    request.attempts = parameters["attempts"].toString() == "all" ? Attempts::All : Attempts::One;

    SystemRandom random; // not drawn from
    auto buckets = partitionRows({*vector.table, *vector.table, columns}, request, random, job);
    if (!buckets && buckets.error().code != ErrorCode::Infeasible)
        return tally.fail("buckets", messageOf(buckets.error()));
    const auto limits = feasibility(*vector.table, columns, job);
    if (!limits)
        return tally.fail("largest_ell", messageOf(limits.error()));
    tally.check("feasible", entry["feasible"] == QJsonValue(buckets.has_value()));
    tally.check("feasible, asked first", entry["feasible"] == QJsonValue(limits->admits(request.model)));
    const auto result = buckets ? std::move(*buckets) : oneBucket(vector.table->rowCount());
    tally.check("buckets", entry["buckets"] == QJsonValue(bucketsJson(result)));
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
    checkFields(entry, {"label", "columns", "buckets", "tuples", "max_p", "largest_ell", "smallest_distinct", "membership", "membership_qi",
                        "checks", "generalized", "published_example"}, tally);
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
    checkFields(entry, {"parameters", "feasible", "trace", "columns", "buckets", "tuples", "max_p", "largest_ell", "smallest_distinct", "membership",
                        "membership_qi"}, tally);
    const auto parameters = entry["parameters"].toObject();
    checkFields(parameters, {"ell", "c", "alpha", "attempts", "cut", "model"}, tally);
    if (const auto kind = kindOf(parameters); kind == Kind::Later)
        return tally.skip();
    else if (kind == Kind::Unknown)
        return tally.fail("parameters", "cut, attempts or model is not known");
    ColumnRequest request{.alpha = {}, .columns = static_cast<std::size_t>(parameters["c"].toInt())};
    if (!parameters["alpha"].isNull())
        request.alpha = static_cast<std::size_t>(parameters["alpha"].toInt());
    const auto proposal = proposeColumns(*vector.correlation, vector.sensitive, request, job);
    if (!proposal)
        return tally.fail("columns", messageOf(proposal.error()));
    tally.check("columns", entry["columns"] == QJsonValue(columnsJson(*vector.table, proposal->columns)));
    if (entry.contains("trace"))
        tally.skip();
    checkBuckets(vector, entry, proposal->columns, tally, job);
}

} // namespace tranche::cli
