// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/buckets/bucket_partition.h"

#include "core/jobs/in_steps.h"
#include "core/base/messages/slicing_message.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <functional>

namespace tranche {

namespace {

constexpr std::size_t bucketsBetweenChecks = 4'096;
constexpr std::size_t fewMembers = std::size_t{1} << 16U;

std::unexpected<Error> notACover()
{
    return fail(ErrorCode::InvalidArgument, SlicingMessage::NotACover);
}

bool startsAscend(const std::vector<std::size_t>& starts, std::size_t rowCount)
{
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const auto end = i + 1 < starts.size() ? starts[i + 1] : rowCount;
        if (starts[i] >= end)
            return false;
    }
    return !starts.empty() && starts.front() == 0;
}

bool everyRowOnce(const std::vector<std::uint32_t>& rows, const JobContext& job)
{
    std::vector<std::uint8_t> seen(rows.size(), 0);
    bool once = true;
    inChunks(0, rows.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto i = from; once && i < to; ++i)
            once = rows[i] < rows.size() && seen[rows[i]]++ == 0;
    });
    return once;
}

/// In ascending order; large buckets seldom are out of it.
void sortMembers(std::span<std::uint32_t> members, const JobContext& job)
{
    if (std::ranges::is_sorted(members))
        return;
    if (members.size() < fewMembers) {
        std::ranges::sort(members);
        return;
    }
    std::vector<std::uint32_t> sorted(members.begin(), members.end());
    sortInSteps(sorted, std::less<>(), job);
    std::ranges::copy(sorted, members.begin());
}

/// Of buckets that begin here, and of the end of the last one.
BucketSizes sizesOf(const std::vector<std::size_t>& starts)
{
    std::vector<std::size_t> sizes(starts.size() - 1);
    for (std::size_t bucket = 0; bucket < sizes.size(); ++bucket)
        sizes[bucket] = starts[bucket + 1] - starts[bucket];
    const auto upper = sizes.begin() + static_cast<std::ptrdiff_t>(sizes.size() / 2);
    std::ranges::nth_element(sizes, upper);
    const auto lower = sizes.size() % 2 == 1 ? upper : std::max_element(sizes.begin(), upper);
    return {.least = *std::min_element(sizes.begin(), upper + 1),
            .median = (static_cast<double>(*lower) + static_cast<double>(*upper)) / 2.0,
            .mean = static_cast<double>(starts.back()) / static_cast<double>(sizes.size()),
            .greatest = *std::max_element(upper, sizes.end())};
}

} // namespace

Result<BucketPartition> BucketPartition::make(std::vector<std::uint32_t> rows, std::vector<std::size_t> starts, bool matchesOwnBucketOnly)
{
    return make(std::move(rows), std::move(starts), matchesOwnBucketOnly, JobContext());
}

Result<BucketPartition> BucketPartition::make(std::vector<std::uint32_t> rows, std::vector<std::size_t> starts, bool matchesOwnBucketOnly,
                                              const JobContext& job)
{
    if (!everyRowOnce(rows, job) || !startsAscend(starts, rows.size()))
        return notACover();
    BucketPartition partition;
    partition.m_rows = std::move(rows);
    partition.m_starts = std::move(starts);
    partition.m_starts.push_back(partition.m_rows.size());
    partition.m_sizes = sizesOf(partition.m_starts);
    partition.m_matchesOwnBucketOnly = matchesOwnBucketOnly;
    for (std::size_t bucket = 0; bucket < partition.size(); ++bucket) {
        const auto members = std::span(partition.m_rows).subspan(partition.m_starts[bucket], partition.sizeOf(BucketId(bucket)));
        if (bucket % bucketsBetweenChecks == 0)
            job.check();
        sortMembers(members, job);
    }
    return partition;
}

std::span<const std::uint32_t> BucketPartition::rowsOf(BucketId bucket) const
{
    assert(bucket.value < size());
    return std::span(m_rows).subspan(m_starts[bucket.value], sizeOf(bucket));
}

std::vector<std::uint32_t> BucketPartition::bucketOfRows() const
{
    std::vector<std::uint32_t> bucketOf(m_rows.size());
    for (std::size_t bucket = 0; bucket < size(); ++bucket)
        for (const auto row : rowsOf(BucketId(bucket)))
            bucketOf[row] = static_cast<std::uint32_t>(bucket);
    return bucketOf;
}

} // namespace tranche
