// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/jobs/job_context.h"
#include "core/jobs/rows_between_checks.h"

#include <cstddef>
#include <span>
#include <utility>

namespace tranche {

/// What shuffle() does, asking the job now and then; false when told to stop (the items are then shuffled in part). O(n).
template <class T>
bool shuffleInSteps(std::span<T> items, RandomSource& random, const JobContext& job)
{
    for (auto left = items.size(); left > 1; --left) {
        if (left % rowsBetweenChecks == 0 && !job.goOn())
            return false;
        std::swap(items[left - 1], items[static_cast<std::size_t>(random.below(left))]);
    }
    return true;
}

} // namespace tranche
