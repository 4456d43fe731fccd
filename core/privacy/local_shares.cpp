// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/local_shares.h"

#include "core/privacy/groups_of_bucket.h"

#include <algorithm>

namespace tranche {

LocalShares localShares(const SensitiveGroups& groups, const BucketPartition& buckets, Ratio l, JobContext& job)
{
    LocalShares result;
    result.greatestByBucket.reserve(buckets.size());
    forEachBucket(groups, buckets, job, [&](std::span<const std::uint32_t>, const GroupsOfBucket& counted) {
        std::uint64_t count = 0;
        std::uint64_t size = 1;
        counted.forEachGroup([&](const GroupsOfBucket::Group& group) {
            if (group.mostFrequent * size > count * group.size) {
                count = group.mostFrequent;
                size = group.size;
            }
            if (l.numerator() * group.mostFrequent == l.denominator() * group.size)
                result.tuplesOnLimit += group.size;
        });
        result.greatestByBucket.emplace_back(count, size);
        result.greatest = std::max(result.greatest, result.greatestByBucket.back());
    });
    return result;
}

} // namespace tranche
