// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ratio.h"
#include "core/buckets/bucket_partition.h"
#include "core/privacy/sensitive_groups.h"

#include <cstddef>
#include <vector>

namespace tranche {

/// The shares n(w,s,B) / n(w,B) of sensitive values in the groups of each bucket.
struct LocalShares {
    std::vector<Ratio> greatestByBucket;
    Ratio greatest;
    std::size_t tuplesOnLimit = 0; ///< tuples whose group has a greatest share of exactly 1/l
};

/// O(tuples).
LocalShares localShares(const SensitiveGroups& groups, const BucketPartition& buckets, Ratio l, JobContext& job);

} // namespace tranche
