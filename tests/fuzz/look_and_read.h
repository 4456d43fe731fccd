// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/look/import_look.h"

#include "tests/fuzz/fuzz.h"

#include <algorithm>
#include <filesystem>

namespace tranche::fuzz {

/// What a look finds nothing wrong with is read, with as many records as it counted; what it says must stop the reading does.
inline void readAsLooked(const std::filesystem::path& file, const Result<ImportLook>& look)
{
    if (!look)
        return;
    JobContext job;
    const auto read = readSource({&file, 1}, look->options, job);
    const bool stops = !look->head || std::ranges::any_of(look->problems, &ImportProblem::stops);
    require(stops == !read, "what nothing is wrong with is read, and nothing else");
    if (read)
        require(read->table->rowCount() == look->records, "as many records are read as were counted");
}

} // namespace tranche::fuzz
