// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/recipe/release_options.h"
#include "core/slicing/sliced_table.h"

#include <string>
#include <vector>

namespace tranche {

/// Which columns a file of data holds, and what stands before the number of the bucket.
struct LineFile {
    std::vector<ColumnId> columns;
    std::string field = {}; ///< name of a field before the bucket's; empty: there is none
    std::string cell = {};  ///< what it holds on every line; plain text that needs no quotes
};

/// A header, then one line for each line of the sliced table, in its order: the number of the bucket from 1 (see bucketField()), then the
/// attributes column by column. OutOfMemory. O(cells).
Result<std::string> lineFile(const SlicedTable& sliced, const LineFile& file, FormulaCells formulaCells, JobContext& job);

} // namespace tranche
