// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/request/import_options.h"
#include "core/import/request/read_source.h"
#include "core/import/secret/secret_bytes.h"
#include "core/jobs/job_context.h"
#include "ui/session/document.h"

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace tranche {

/// A source that was read whole already, before any conversion, and what it was read by.
struct ReadAlready {
    std::vector<std::filesystem::path> files = {};
    ImportOptions options = {}; ///< without conversions
    std::shared_ptr<const ReadSource> source = {};
};

struct LoadRequest {
    std::vector<std::filesystem::path> files;
    ImportOptions options;
    std::vector<std::string> missingTokens;
    std::map<std::string, AttributeSchema> decided = {}; ///< by attribute: what was decided while the source was looked at
    ReadAlready read = {};                               ///< its source may be null; counts only where it is what is asked for
    std::shared_ptr<const Passphrase> password = {};     ///< of a server; null: none
};

struct LoadedTable {
    std::shared_ptr<const OpenedTable> opened;
    std::shared_ptr<const Table> table;
    Schema schema;
    ReleaseOptions said; ///< labels of attributes and values, as the source says them
    Roles roles;         ///< Undecided where an identifier or a nearly unique attribute is suspected, else quasi-identifier
};

/// What readAnySource() gives. A source that was read already, from the same files and by the same options, is only converted.
Result<ReadSource> sourceOf(const LoadRequest& request, JobContext& job);

/// Read the files, hash their bytes, and look at every attribute. BadInput when a file changed meanwhile; else fails as
/// sourceOf() does.
Result<LoadedTable> loadTable(const LoadRequest& request, JobContext& job);

} // namespace tranche
