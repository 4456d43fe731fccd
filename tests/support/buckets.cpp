// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/buckets.h"
#include "core/slicing/partition_rows.h"

namespace tranche::test {

BucketPartition partitionOf(const std::vector<Rows>& buckets, bool matchesOwnBucketOnly)
{
    Rows rows;
    std::vector<std::size_t> starts;
    for (const auto& bucket : buckets) {
        starts.push_back(rows.size());
        rows.insert(rows.end(), bucket.begin(), bucket.end());
    }
    return BucketPartition::make(std::move(rows), std::move(starts), matchesOwnBucketOnly).value();
}

std::vector<Rows> bucketsOf(const BucketPartition& partition)
{
    std::vector<Rows> buckets;
    for (std::size_t bucket = 0; bucket < partition.size(); ++bucket) {
        const auto rows = partition.rowsOf(BucketId(bucket));
        buckets.emplace_back(rows.begin(), rows.end());
    }
    return buckets;
}

Result<BucketPartition> partitioned(const KeptTable& table, const ColumnPartition& columns, const PartitionRequest& request,
                                    JobContext& job, std::uint64_t seed)
{
    SeededRandom random(seed);
    return partitionRows({table, table, columns}, request, random, job);
}

} // namespace tranche::test
