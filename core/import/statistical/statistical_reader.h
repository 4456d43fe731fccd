// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/request/read_source.h"
#include "core/import/statistical/statistical_bytes.h"
#include "core/import/statistical/statistical_options.h"
#include "core/import/statistical/statistical_schema.h"
#include "core/jobs/job_context.h"

#include <cstdint>
#include <filesystem>
#include <span>
#include <vector>

namespace tranche {

/// Read one table from files of SPSS (.sav, .zsav, .por), Stata (.dta) or SAS (.sas7bdat, .xpt) of one shape, in the order given.
///
/// Numbers are the shortest decimals that read back the same; dates and times are ISO 8601 (see meantText()); blanks at the end of a text
/// are padding and left out, which is said. A value that is missing is empty; one that the file declares missing is so as the options
/// say. What a value with a label is shown as, and when two labels stop the reading, is StatisticalCells' to say. The digest is of the
/// very bytes that were parsed. Errors as readStatisticalBytes() and readStatisticalSchema(), with the record (Place::line) and the
/// attribute, never a value; InvalidArgument for an attribute in the options that is not in the files; OutOfMemory. Asks the job.
/// O(bytes).
Result<ReadSource> readStatistical(std::span<const std::filesystem::path> files, const StatisticalOptions& options, JobContext& job);

/// The same of bytes that were read, with what there is to know beside the table.
struct StatisticalTable {
    std::shared_ptr<const Table> table;
    StatisticalSchema schema;                 ///< of the first file
    std::vector<SourceLabels> labels;         ///< by attribute
    std::vector<std::uint64_t> declaredCells; ///< by attribute: how many values the file declares missing
    std::vector<Statement> leftOut;
};

/// At most so many records of each file; 0: all.
Result<StatisticalTable> readStatisticalTable(std::span<const StatisticalBytes> files, const StatisticalOptions& options,
                                              std::size_t records, JobContext& job);

} // namespace tranche
