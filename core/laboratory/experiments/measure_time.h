// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/laboratory/experiments/measurements.h"
#include "core/laboratory/experiments/paper_table.h"

#include <span>

namespace tranche {

/// The first tuples 5,000, 10,000, 20,000, 30,000 and all; those that the table has.
std::vector<std::size_t> timedTuples(const PaperTable& table);
/// 3, 5, 7, 9, 11, 13, 15: Occupation, Sex, with which l = 3 can be kept, and the first others in the paper's order.
std::vector<std::vector<PaperAttribute>> timedAttributes();

/// Slices timedRuns times with l = 3, alpha 2, c = 2, and takes the time; the least and the greatest are the bar. Fails as the stages do,
/// but where l = 3 cannot be kept there is no time.
Result<TimedSlicing> timeSlicing(const PaperTable& table, std::span<const PaperAttribute> attributes, std::size_t tuples, JobContext& job);

} // namespace tranche
