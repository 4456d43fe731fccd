// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/buckets/bucket_partition.h"
#include "core/correlation/contingency.h"
#include "core/jobs/job_context.h"
#include "core/utility/keyed_lists.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

using CountLists = KeyedLists<std::uint32_t>;

/// For each bucket how often each code of an attribute occurs in it. O(tuples).
CountLists bucketHistograms(const CodedView& attribute, const BucketPartition& buckets, const JobContext& job);

} // namespace tranche
