// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/database/database_connection.h"
#include "core/import/look/import_look.h"

#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace tranche {

/// An attribute of a table or query.
struct DatabaseAttribute {
    std::string name;
    std::string type; ///< as the database calls it: "numeric(12,1)"
    bool number = false;
    bool padded = false; ///< of type char(n)
};

/// The tables and views that may be read, by schema and name, as DatabaseOptions::table names them. How many records each has is what the
/// server last estimated; of a file it is the greatest number of a record. O(tables). Errors as a connection's.
Result<std::vector<SourcePart>> tablesOf(const DatabaseConnection& connection, const JobContext& job);

/// Adds to these tables the names of their attributes and what the database calls their types: to the first ones, up to 20'000 in all.
Result<void> addNames(std::vector<SourcePart>& tables, const DatabaseConnection& connection, const JobContext& job);

/// The same of a database that is opened for it alone.
Result<std::vector<SourcePart>> tablesOf(std::span<const std::filesystem::path> files, const DatabaseOptions& options,
                                         const Passphrase& password, JobContext& job);

/// The attributes of the table or query that the options name, in its order. Errors as readDatabase().
Result<std::vector<DatabaseAttribute>> attributesOf(std::span<const std::filesystem::path> files, const DatabaseOptions& options,
                                                    const Passphrase& password, JobContext& job);

} // namespace tranche
