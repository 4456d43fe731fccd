// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/database/database_options.h"
#include "core/import/look/import_look.h"
#include "core/import/request/read_source.h"
#include "core/import/secret/secret_bytes.h"
#include "core/jobs/job_context.h"

#include <filesystem>
#include <span>

namespace tranche {

/// Read a table, or what a query gives, from a database: a file of SQLite, or a server of PostgreSQL (then `files` is empty). It is only
/// read: a file is never locked or written beside, a server is asked in one read-only transaction. Cells come as the database spells them
/// (see DatabaseRecords); null and an empty text become the empty cell, and what was so is counted. The digest is that of the file; of a
/// server that of the names, then the cells with their lengths, in the order in which they came. The password is kept as long as the
/// connection, in locked memory.
///
/// Errors: InvalidArgument for anything but one table or one SELECT; Io where the server does not answer, admit or go on; NotFound for a
/// file or table that is not there; BadInput for a file that is none, bytes, repeated names, or no record; NotSupported without a driver.
/// The job is asked between records; a server is waited for up to the time-out, and told to stop its query where the job is told to stop.
/// O(what comes).
Result<ReadSource> readDatabase(std::span<const std::filesystem::path> files, const DatabaseOptions& options, const Passphrase& password,
                                JobContext& job);

/// What there is to say about a database before it is read: its tables as parts and, where the options name a table or query, the first
/// 100 records and what speaks for each choice. Where they name none and there is one table alone, it is proposed. A query that the
/// database refuses is a problem of the look; only a database that does not open is an error. With LookExtent::Whole the database counts
/// the records.
Result<ImportLook> lookAtDatabase(std::span<const std::filesystem::path> files, const DatabaseOptions& options, const Passphrase& password,
                                  LookExtent extent, JobContext& job);

} // namespace tranche
