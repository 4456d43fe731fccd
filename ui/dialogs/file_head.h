// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/csv_options.h"
#include "core/jobs/job_context.h"
#include "core/table/table.h"

#include <QString>

#include <memory>
#include <string>

class QFileInfo;

namespace tranche {

/// The first 64 KiB of a file, cut after the last whole line; empty where it cannot be read.
std::string readHead(const QString& path);

/// Read a head as a table. Where it is only the beginning of the file, a quote that is still open at its end is no error:
/// what stands before that record is read.
Result<std::shared_ptr<const Table>> readHeadAs(const std::string& head, const QFileInfo& file, const CsvOptions& options, JobContext& job);

} // namespace tranche
