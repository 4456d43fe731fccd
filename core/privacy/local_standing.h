// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/buckets/bucket_partition.h"
#include "core/jobs/job_context.h"
#include "core/models/figure.h"
#include "core/privacy/sensitive_rules.h"

#include <cstddef>

namespace tranche {

/// What the groups of each bucket come to by themselves under a model.
struct LocalStanding {
    bool holds = true;             ///< every group keeps it
    Figure figure;                 ///< the model's worst figure of all groups
    std::size_t tuplesOnLimit = 0; ///< tuples whose group is exactly on the limit
};

/// Exact. O(tuples * log of the groups in a bucket).
LocalStanding localStanding(const SensitiveRule& rule, const BucketPartition& buckets, JobContext& job);

} // namespace tranche
