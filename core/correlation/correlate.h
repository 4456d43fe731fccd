// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/correlation/correlation_matrix.h"
#include "core/jobs/job_context.h"
#include "core/table/kept_table.h"

#include <cstdint>
#include <memory>

namespace tranche {

/// phi2 of all pairs of released attributes.
///
/// Numeric attributes and dates are first put into equal-width bins: their own number (KeptAttribute::bins) or else `bins`.
/// InvalidArgument when a number of bins is below 2. O(tuples * pairs).
Result<std::shared_ptr<const CorrelationMatrix>> correlate(const KeptTable& table, std::uint32_t bins, JobContext& job);

} // namespace tranche
