// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verify/judging/model_judge.h"
#include "core/verify/lookup/grouped_column.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// One bucket's part in the sums of a signature: n_1 ... n_{c-1}, |B|, and n_c(s) for each sensitive value of the group.
struct BucketTerm {
    std::span<const std::uint32_t> counts;
    std::uint32_t size = 0;
    std::span<const GroupEntry> entries;
};

/// N(q,s) = sum over B of prod_{i<c} n_i * n_c(s) / |B|^c by slot, all multiplied by one number that makes them whole (DEFINITIONS,
/// Matching). `values` has the sensitive value of each slot. Slots that do not occur are left out. O(terms * (columns + entries)) and
/// O(distinct sizes * slots) operations on long numbers.
std::vector<Part<BigInteger>> exactSums(std::span<const BucketTerm> terms, std::span<const std::uint32_t> values);

} // namespace tranche
