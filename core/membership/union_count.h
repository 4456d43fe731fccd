// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/exact.h"
#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/membership/boxes.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tranche {

/// How many combinations lie in exactly m boxes, by m; entry 0 is 0. Exact.
using UnionCount = std::vector<BigInteger>;

struct CountLimits {
    std::uint64_t work = 0; ///< elementary steps
    std::size_t bytes = 0;  ///< memory of the greatest array
};

/// Steps that countByBitmap() takes; saturates. O(buckets of the first part's values * parts).
std::uint64_t bitmapWork(const Boxes& boxes, const JobContext& job);

/// One counter for each combination of all parts but the one with most values; that one is walked value by value, so that the counters stay
/// small. NotSupported when it would exceed the limits. O(sum of box sizes + values * combinations of the other parts).
Result<UnionCount> countByBitmap(const Boxes& boxes, const CountLimits& limits, JobContext& job);

/// Values of one part that lie in the same boxes are taken together, and each such group leaves the same question for the other parts and
/// those boxes alone; a single box is a product. NotSupported when it exceeds the limits.
Result<UnionCount> countByRecursion(const Boxes& boxes, const CountLimits& limits, JobContext& job);

/// The positions of all parts, the one with most values first; ties to the lower position.
std::vector<std::size_t> mostValuesFirst(const Boxes& boxes);

} // namespace tranche
