// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/conversion/convert.h"
#include "core/import/request/import_options.h"
#include "core/import/request/source_labels.h"
#include "core/jobs/job_context.h"
#include "core/table/table.h"

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace tranche {

/// A table and what tells its source again. Of bytes that were read once, for the table and the digest alike.
struct ReadSource {
    std::shared_ptr<const Table> table;
    std::string sha256; ///< of the files' bytes one after another, 64 hex digits; of what a query gave where there is no file
    /// Base names of files that hold the same bytes as one before them: everybody in them counts twice.
    std::vector<std::string> repeated = {};
    std::vector<SourceLabels> labels = {};         ///< by attribute; empty: the source says nothing about any
    std::vector<Statement> leftOut = {};           ///< what of the source is not in the table, with counts
    std::vector<ConversionCount> conversions = {}; ///< what came of each of the options' conversions
};

/// A source whose cells were converted, with what came of it. InvalidArgument as validate(const Conversion&). As convert().
Result<ReadSource> withConversions(ReadSource source, std::span<const Conversion> conversions, JobContext& job);

/// Read a table from a source, of whatever form, and convert its cells as the options say. Errors as readCsv(), or as the reader of its
/// form, or as convert(). O(bytes).
Result<ReadSource> readSource(std::span<const std::filesystem::path> files, const ImportOptions& options, JobContext& job);

} // namespace tranche
