// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/privacy/sensitive_rules.h"
#include "core/slicing/partition_request.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// What the strict engine decides by.
struct StrictRules {
    Cut cut = Cut::Median;
    Attempts attempts = Attempts::All;
    std::size_t leastSize = 1; ///< a half below it is a failed cut

    // No result depends on these; tests set them so that small tables take every path.
    std::size_t bySets = 64;      ///< buckets of up to so many tuples, at most 64, are cut by counting bits
    std::size_t shareFrom = 4096; ///< another thread may take a bucket of so many tuples or more
    bool groupAlike = true;       ///< tuples that are alike in all that is looked at are cut together where that pays
};

/// What the engine looks at of each tuple: the codes of the attributes that may be cut on, and for each sensitive attribute the pair (w,
/// s).
struct RecordPlan {
    std::vector<AttributeId> cutOn;                        ///< lane i holds the code of cutOn[i]
    std::vector<std::span<const std::uint32_t>> pairOfRow; ///< by sensitive attribute; their lanes follow
    std::size_t pairLane(std::size_t sensitive) const { return cutOn.size() + sensitive; }
};

struct StrictInput {
    const KeptTable& table;
    std::span<const SensitiveRule> sensitive; ///< both halves of a cut have to keep each; none: only the least size counts
    RecordPlan plan;                          ///< with the pairs of `sensitive`
    StrictRules rules;
};

} // namespace tranche
