// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/verify/judging/targets.h"

#include <vector>

namespace tranche {

/// By column: whether in every bucket its lines stand in the order of their values (the dictionary's, missing last), the first attribute
/// counting most. Such an order says nothing about the source. Needs the codes of the data. O(lines * attributes).
std::vector<bool> sortedColumns(const ReadRelease& release, const JobContext& job);

} // namespace tranche
