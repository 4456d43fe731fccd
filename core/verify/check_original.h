// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/verify/posterior.h"
#include "core/verify/release_data.h"
#include "core/verify/verify_release.h"

#include <cstddef>

namespace tranche {

/// A release that was read back and is sound by itself.
struct ReadRelease {
    ReleaseManifest manifest;
    ReleaseDictionary dictionary;
    ReleaseData data;
};

/// Compare with the original table: equally many tuples, in every column the same multiset of values over all buckets, every tuple
/// matches a bucket, and where it matches only one there is room for it. DoesNotHold otherwise; what is returned are the sums of
/// p(t,s), not yet judged. Cancelled. O(cells + signatures * matching buckets * sensitive values).
Result<PosteriorReport> compareWithOriginal(const ReadRelease& release, const OriginalTable& original, JobContext& job);

/// The names of the attributes of the original that are not released.
std::vector<std::string> unreleasedNames(const ReadRelease& release, const OriginalTable& original);

} // namespace tranche
