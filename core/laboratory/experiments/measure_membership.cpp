// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/experiments/measure_membership.h"

#include "core/jobs/in_steps.h"
#include "core/laboratory/experiments/measure_table.h"
#include "core/membership/membership.h"
#include "core/utility/lab_stream.h"

#include <numeric>
#include <span>

namespace tranche {

namespace {

constexpr std::uint64_t startOfEstimates = 8;

Result<MembershipReport> counted(const MembershipInput& input, Counting counting, JobContext& job)
{
    SeededRandom random(startOfEstimates);
    MembershipRequest request;
    request.counting = counting;
    return membership(input, request, random, job);
}

} // namespace

Result<BucketPartition> drawnBuckets(std::size_t rows, std::size_t size, std::uint64_t seed, const JobContext& job)
{
    std::vector<std::uint32_t> order(rows);
    std::iota(order.begin(), order.end(), 0U);
    job.check();
    LabStream(seed, LabDraw::folds).shuffle(std::span(order));
    std::vector<std::size_t> starts;
    for (std::size_t start = 0; start < rows; start += size)
        starts.push_back(start);
    return BucketPartition::make(std::move(order), std::move(starts), false, job);
}

Result<void> measureMembership(const PaperTable& table, PaperData data, std::uint64_t seed, Measurements& all, JobContext& job)
{
    const auto snapshot = withColumnsFor(table, data, 2, job);
    if (!snapshot)
        return std::unexpected(snapshot.error());
    const auto choices = columnChoices(data);
    std::size_t done = 0;
    for (const auto size : bucketSizes) {
        const auto buckets = drawnBuckets(snapshot->kept->rowCount(), size, seed, job);
        if (!buckets)
            return std::unexpected(buckets.error());
        for (const auto choice : choices) {
            job.step(done++, bucketSizes.size() * choices.size());
            const auto columns = columnsOf(*snapshot, data, choice, job);
            if (!columns)
                return std::unexpected(columns.error());
            for (const auto counting : {Counting::QuasiIdentifiers, Counting::WholeTuples}) {
                auto quiet = job.quiet();
                auto report = counted({*snapshot->kept, *columns, *buckets}, counting, quiet);
                if (!report)
                    return std::unexpected(report.error());
                all.membership.insert_or_assign(MembershipKey{data, choice, counting, size}, std::move(*report));
            }
        }
    }
    return {};
}

Result<std::string> fakesOfBucketization(const PaperTable& table, std::uint64_t seed, JobContext& job)
{
    const auto snapshot = table.snapshot(PaperData::Occ7, job);
    if (!snapshot)
        return std::unexpected(snapshot.error());
    const auto& kept = *snapshot->kept;
    std::vector<ColumnPartition::Column> columns(2);
    for (std::size_t i = 0; i < kept.attributeCount(); ++i)
        columns[kept.attribute(AttributeId(i)).role == Role::Sensitive ? 1 : 0].emplace_back(i);
    const auto bucketization = ColumnPartition::make(std::move(columns), kept.attributeCount(), kept.sensitive().front());
    if (!bucketization)
        return std::unexpected(bucketization.error());
    const auto buckets = drawnBuckets(kept.rowCount(), 100, seed, job);
    if (!buckets)
        return std::unexpected(buckets.error());
    const auto report = counted({kept, *bucketization, *buckets}, Counting::QuasiIdentifiers, job);
    if (!report)
        return std::unexpected(report.error());
    return report->fakeDistinct.digits;
}

} // namespace tranche
