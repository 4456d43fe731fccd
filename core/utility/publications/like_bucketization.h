// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/utility/publications/publication.h"

namespace tranche {

/// Whether a sliced table is what bucketization with the same buckets would publish: one sensitive attribute, whose column holds no other
/// or only such as have a single value in each bucket; all others but those in one column, or likewise; nothing generalized. Then the
/// difference between the two techniques lies in their buckets alone. False for other techniques. O(tuples * attributes).
bool isLikeBucketization(const Publication& sliced, const JobContext& job);

} // namespace tranche
