// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/table/kept_table.h"
#include "core/verify/lookup/common_buckets.h"
#include "core/verify/reading/region_table.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// A quasi-identifier of a generalized column: what its regions stand for, and its values in the original.
struct RegionAttribute {
    const KeptAttribute* kept = nullptr;
    const RegionTable* table = nullptr; ///< null: published as it is, every value a region of its own
    std::vector<std::uint32_t> lines;   ///< region of each line
    std::size_t regionCount = 0;
};

/// Finds the region of each tuple of the original in a generalized column, by what the release says the regions stand for.
///
/// A region of the column is a combination of printed regions that stands on a line. The tuple's must hold its values in all attributes,
/// and be the only one that does. `tuples` gets, for each attribute, the printed region of each tuple. DoesNotHold when a region names a
/// value the table lacks, a tuple is in no region or in two, or a region has fewer lines than `least`. OutOfMemory where regions overlap so
/// much that the lists would not fit.
Result<std::vector<std::vector<std::uint32_t>>> placeInRegions(std::span<const RegionAttribute> attributes, std::size_t least,
                                                               const JobContext& job);

} // namespace tranche
