// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/report/report_figures.h"

#include "core/membership/membership.h"

#include <numeric>
#include <utility>

namespace tranche {

namespace {

template <class Value>
void put(std::shared_ptr<const Value>& place, Result<Value>&& value)
{
    if (value)
        place = std::make_shared<const Value>(std::move(*value));
}

Result<MembershipReport> fakesOf(const Snapshot& now, Counting counting, RandomSource& random, JobContext& job)
{
    MembershipRequest request;
    request.counting = counting;
    return membership({*now.published, *now.columns, *now.buckets}, request, random, job);
}

} // namespace

Result<std::vector<TupleRisk>> risksOfTable(const Snapshot& snapshot, JobContext& job)
{
    const auto& table = *snapshot.kept;
    const auto sensitive = table.sensitive().empty() ? std::nullopt : std::optional(table.sensitive().front());
    const auto columns = ColumnPartition::make({table.ids()}, table.attributeCount(), sensitive);
    if (!columns)
        return std::unexpected(columns.error());
    std::vector<std::uint32_t> tuples(table.rowCount());
    std::iota(tuples.begin(), tuples.end(), 0U);
    const auto bucket = BucketPartition::make(std::move(tuples), {0}, false, job);
    if (!bucket)
        return std::unexpected(bucket.error());
    return tupleRisks(table, *columns, *bucket, snapshot.parameters.model, job);
}

ReportFigures wholeReportFigures(const Snapshot& snapshot, ReportFigures known, RandomSource& random, JobContext& job)
{
    const auto& now = snapshot;
    if (!known.columns)
        put(known.columns, columnFacts(*now.published, *now.correlation, *now.columns, job));
    if (!known.association)
        put(known.association, expectedAssociation(*now.published, *now.correlation, *now.columns, *now.buckets, job));
    if (!known.membership)
        put(known.membership, fakesOf(now, Counting::QuasiIdentifiers, random, job));
    if (!known.wholeMembership)
        put(known.wholeMembership, fakesOf(now, Counting::WholeTuples, random, job));
    if (!known.tupleRisks)
        put(known.tupleRisks, tupleRisks(*now.published, *now.columns, *now.buckets, now.report->model, job));
    if (!known.risksBefore)
        put(known.risksBefore, risksOfTable(now, job));
    return known;
}

} // namespace tranche
