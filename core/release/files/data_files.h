// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/release/release.h"

#include <cstddef>
#include <map>
#include <string>

namespace tranche {

/// data.csv, or column-1.csv, column-2.csv, ...: the bucket, counted from 1, then the attributes column by column, one line
/// for each line of the sliced table, in its order. OutOfMemory, Cancelled. O(cells).
Result<std::map<std::string, std::string>> dataFiles(const SlicedTable& sliced, const ReleaseOptions& options, JobContext& job);

/// Cells of the data, the names in its header included, that a spreadsheet would run. O(cells).
std::size_t countFormulaCells(const KeptTable& table);

} // namespace tranche
