// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/csv_options.h"
#include "core/import/request/read_source.h"
#include "core/jobs/job_context.h"
#include "core/table/table.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tranche {

/// Read one table from files of one shape, in the order given.
///
/// Every file has the same header (or none, where names are given or made up: "Attribute 1", ...). Cells keep their bytes
/// (converted to UTF-8). Errors (BadInput) name file, line, what was expected and what was found, never a cell: ragged record, stray
/// or unclosed quote, NUL, bytes that are not the encoding, empty file, no tuple, empty or repeated header name, headers that differ,
/// a choice for a record that is not there, a lone CR outside quotes, a packed file, a file that somebody wrote to while it was read.
/// InvalidArgument where one file is named twice, by whatever names. NotFound or Io when a file cannot be opened or read. OutOfMemory. Asks
/// the job also while a pipe has nothing to read. O(bytes).
Result<std::shared_ptr<const Table>> readCsv(std::span<const std::filesystem::path> files, const CsvOptions& options, JobContext& job);

/// The same, with the digest of what was read.
Result<ReadSource> readCsvSource(std::span<const std::filesystem::path> files, const CsvOptions& options, JobContext& job);

/// The same from memory; `name` stands for the file in errors.
Result<std::shared_ptr<const Table>> readCsvText(std::string_view text, std::string_view name, const CsvOptions& options, JobContext& job);

} // namespace tranche
