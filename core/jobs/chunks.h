// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"

#include <algorithm>
#include <cstddef>

namespace tranche {

/// Run `body(from, to)` over [begin, end) in pieces of some ten thousand, asking between them whether to go on.
/// False: told to stop before all was done.
template <class Body>
bool inChunks(std::size_t begin, std::size_t end, const JobContext& job, Body&& body)
{
    constexpr std::size_t chunk = 65'536; // a piece takes far less than 50 ms even where each tuple costs a cache miss
    for (std::size_t from = begin; from < end; from += chunk) {
        if (!job.goOn())
            return false;
        body(from, std::min(from + chunk, end));
    }
    return true;
}

} // namespace tranche
