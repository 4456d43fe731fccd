// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// The fold of each tuple, 0 .. folds-1: stratified, that is, each class spread evenly (DEFINITIONS, Laboratory: classification). Class by
/// class in order, its tuples in table order are shuffled by stream 0 of `seed` and put in one sequence; the tuple at position p is in fold
/// p mod `folds`. So folds differ by one tuple at most, and by one tuple of each class.
///
/// Labels are below `classes`; `folds` is at least 1, and from the number of tuples on some are empty. O(tuples + classes).
std::vector<std::uint32_t> stratifiedFolds(std::span<const std::uint32_t> labelOfTuple, std::size_t classes, std::size_t folds,
                                           std::uint64_t seed, const JobContext& job);

} // namespace tranche
