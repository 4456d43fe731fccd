// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/recipe/release_options.h"
#include "core/slicing/sliced_table.h"
#include "core/table/kept_table.h"

#include <cstddef>
#include <map>
#include <string>

namespace tranche {

/// data.csv, or column-1.csv, column-2.csv, ...: the number of the bucket from 1 (see bucketField()), then the attributes column by column,
/// one line for each line of the sliced table, in its order. OutOfMemory. O(cells).
Result<std::map<std::string, std::string>> dataFiles(const SlicedTable& sliced, const ReleaseOptions& options, JobContext& job);

/// Cells of the data, the names in its header included, that a spreadsheet would run. O(cells).
std::size_t countFormulaCells(const KeptTable& table);

} // namespace tranche
