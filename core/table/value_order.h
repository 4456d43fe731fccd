// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/table/value_dictionary.h"

#include <cstdint>
#include <vector>

namespace tranche {

/// The codes of `spellings` in the order promised by AttributeData: the empty one first, then by number where all others are
/// numbers (written with this decimal sign; equal ones by code), else by UTF-8 bytes. OutOfMemory. O(n log n) in the number of
/// spellings.
Result<std::vector<std::uint32_t>> valueOrder(const ValueDictionary& spellings, char decimal, const JobContext& job);

} // namespace tranche
