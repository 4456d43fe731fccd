// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/jobs/rows_between_checks.h"

#include <algorithm>
#include <cstddef>

namespace tranche {

/// Run `body(from, to)` over [begin, end) in pieces of rowsBetweenChecks, asking between them whether to go on.
/// False: told to stop before all was done.
template <class Body>
bool inChunks(std::size_t begin, std::size_t end, const JobContext& job, Body&& body)
{
    for (std::size_t from = begin; from < end; from += rowsBetweenChecks) {
        if (!job.goOn())
            return false;
        body(from, std::min(from + rowsBetweenChecks, end));
    }
    return true;
}

} // namespace tranche
