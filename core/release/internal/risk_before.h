// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/table/kept_table.h"

#include <cstddef>

namespace tranche {

/// What an intruder who knows all quasi-identifiers of a person learns from the table itself, before slicing.
struct RiskBefore {
    std::size_t signatures = 0;    ///< distinct combinations of quasi-identifier values
    std::size_t uniqueTuples = 0;  ///< tuples whose combination nobody else has
    std::size_t certainTuples = 0; ///< tuples whose combination goes with one sensitive value only
};

/// Of several sensitive attributes the first named is judged, the others count as quasi-identifiers; without one no value is certain.
/// O(tuples * attributes) expected.
RiskBefore riskBefore(const KeptTable& table, const JobContext& job);

} // namespace tranche
