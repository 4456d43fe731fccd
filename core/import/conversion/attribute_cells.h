// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/in_steps.h"
#include "core/table/table.h"

#include <cstddef>
#include <span>
#include <vector>

namespace tranche {

/// How many cells there are of each spelling. O(cells).
inline std::vector<std::size_t> cellsOfSpellings(const AttributeData& data, const JobContext& job)
{
    std::vector<std::size_t> cells(data.dictionary.size(), 0);
    inChunks(0, data.codes.size(), job, [&](std::size_t from, std::size_t to) {
        for (const auto code : std::span(data.codes).subspan(from, to - from))
            ++cells[code];
    });
    return cells;
}

} // namespace tranche
