// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/pipeline/snapshot.h"

#include <cstddef>
#include <optional>

namespace tranche {

/// An attribute of the sensitive column that costs fakes because buckets are cut on it (DEFINITIONS, Membership).
struct CutCost {
    std::optional<AttributeId> attribute; ///< none: no attribute does
    std::size_t buckets = 0;              ///< that hold one value of it only
};

/// The first attribute beside the sensitive one that is cut on and has one value only in more than half of all buckets.
/// InvalidArgument where there are no buckets. O(tuples * attributes of the sensitive column).
Result<CutCost> cutCost(const Snapshot& snapshot, const JobContext& job);

} // namespace tranche
