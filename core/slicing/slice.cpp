// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/slice.h"

#include "core/base/messages/slicing_message.h"
#include "core/buckets/value_ids.h"
#include "core/jobs/in_steps.h"

#include <utility>

namespace tranche {

namespace {

using Lines = std::vector<std::uint32_t>;

constexpr std::size_t bucketsBetweenChecks = 4'096;

/// Each bucket by itself.
Lines shuffled(const BucketPartition& buckets, RandomSource& random, const JobContext& job)
{
    Lines lines;
    lines.reserve(buckets.rowCount());
    for (std::size_t bucket = 0; bucket < buckets.size(); ++bucket) {
        const auto rows = buckets.rowsOf(BucketId(bucket));
        if (bucket % bucketsBetweenChecks == 0)
            job.check();
        lines.insert(lines.end(), rows.begin(), rows.end());
        shuffleInSteps(std::span(lines).last(rows.size()), random, job);
    }
    return lines;
}

/// Each bucket's tuples by their values of one column, the first attribute counting most: all tuples in value order are dealt
/// out to their buckets. O(tuples * attributes).
Lines sortedByValues(const KeptTable& table, const ColumnPartition::Column& column, const BucketPartition& buckets, const JobContext& job)
{
    const auto rows = ascendingById(valueIds(table, column, job), job);
    const auto bucketOf = buckets.bucketOfRows();
    std::vector<std::size_t> next(buckets.size(), 0);
    for (std::size_t bucket = 1; bucket < next.size(); ++bucket)
        next[bucket] = next[bucket - 1] + buckets.sizeOf(BucketId(bucket - 1));
    Lines lines(rows.size());
    inChunks(0, lines.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto i = from; i < to; ++i)
            lines[next[bucketOf[rows[i]]]++] = rows[i];
    });
    return lines;
}

/// Whether every bucket's lines hold exactly the bucket's tuples, each once.
bool holdsEveryTuple(const Lines& lines, const BucketPartition& buckets, const std::vector<std::uint32_t>& bucketOf)
{
    std::vector<bool> seen(lines.size(), false);
    std::size_t line = 0;
    for (std::size_t bucket = 0; bucket < buckets.size(); ++bucket) {
        for (const auto end = line + buckets.sizeOf(BucketId(bucket)); line < end; ++line) {
            const auto tuple = lines[line];
            if (bucketOf[tuple] != bucket || seen[tuple])
                return false;
            seen[tuple] = true;
        }
    }
    return line == lines.size();
}

Result<void> checkSizes(const SlicingInput& input)
{
    if (input.columns->attributeCount() != input.table->attributeCount())
        return fail(ErrorCode::InvalidArgument, SlicingMessage::AnotherTable);
    if (input.buckets->rowCount() != input.table->rowCount())
        return fail(ErrorCode::InvalidArgument, SlicingMessage::AnotherTable);
    return {};
}

} // namespace

Result<std::shared_ptr<const SlicedTable>> slice(const SlicingInput& input, OrderInBucket order, RandomSource& random, JobContext& job)
{
    if (const auto checked = checkSizes(input); !checked)
        return std::unexpected(checked.error());
    const auto& buckets = *input.buckets;
    const auto& columns = input.columns->columns();
    const auto bucketOf = buckets.bucketOfRows();
    std::vector<Lines> tuples;
    for (const auto& column : columns) {
        job.step(tuples.size(), columns.size());
        auto lines = order == OrderInBucket::Random ? shuffled(buckets, random, job) : sortedByValues(*input.table, column, buckets, job);
        if (!holdsEveryTuple(lines, buckets, bucketOf))
            return fail(ErrorCode::DoesNotHold, SlicingMessage::ShuffleBroken);
        tuples.push_back(std::move(lines));
    }
    return std::make_shared<const SlicedTable>(input.table, input.columns, input.buckets, std::move(tuples));
}

} // namespace tranche
