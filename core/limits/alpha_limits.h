// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/correlation/correlation_matrix.h"
#include "core/jobs/job_context.h"
#include "core/limits/feasibility.h"
#include "core/table/kept_table.h"

#include <cstddef>
#include <vector>

namespace tranche {

/// What the table can promise at most when the sensitive column has `alpha` attributes, as proposed.
struct AlphaLimit {
    std::size_t alpha = 1;
    Feasibility limit;
};

/// The limits for three alphas around the present one (fewer where the table has no more attributes), ascending. c counts only where
/// several attributes are sensitive: the other ones stand in the columns of the proposal. InvalidArgument when `present` is 0 or no
/// attribute is sensitive; alpha refers to the first one named. O(tuples * alpha) for each.
Result<std::vector<AlphaLimit>> alphaLimits(const KeptTable& table, const CorrelationMatrix& matrix, std::size_t present,
                                            std::size_t columns, JobContext& job);

} // namespace tranche
