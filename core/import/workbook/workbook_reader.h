// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/request/read_source.h"
#include "core/import/workbook/workbook_options.h"
#include "core/jobs/job_context.h"

#include <filesystem>
#include <span>

namespace tranche {

/// Read one table from a sheet of each workbook (.xlsx, .xlsm, .ods), all of one shape, in the order given.
///
/// A number is read with the digits that are stored; where its format shows a day or a time, as ISO 8601 writes that. Truths are TRUE and
/// FALSE; of a formula its saved result counts. Of merged cells the first has the value, the others are empty. Names over several rows
/// are joined by a blank, and a line end in one becomes a blank. Empty rows and columns at the end are left out.
/// Errors (BadInput) name file, sheet and cell, never a value: a locked or damaged workbook, one that unpacks to more than a table can hold
/// or declares a document type, no such sheet, nothing in the range, a formula without a saved result, a cell with an error (where asked),
/// a row that is empty, a cell that stands twice or at no place, a name that is empty or stands twice, names that differ between files.
/// InvalidArgument as validate(), or where one file is named twice. NotFound, Io, OutOfMemory. The digest is of the files' bytes; what a
/// workbook unpacks to is never held. O(bytes unpacked).
Result<ReadSource> readWorkbook(std::span<const std::filesystem::path> files, const WorkbookOptions& options, JobContext& job);

} // namespace tranche
