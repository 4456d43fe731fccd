// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/database/read_database.h"
#include "core/import/database/read_any_source.h"
#include "core/import/look/import_look.h"
#include "core/import/look/offered_conversions.h"
#include "core/import/source/source_kind.h"

#include <filesystem>
#include <optional>
#include <span>

namespace tranche {

/// lookAtSource(), databases among the sources: a file of SQLite proposes its table where it has one alone. The password is for a server;
/// empty for all else.
inline Result<ImportLook> lookAtAnySource(std::span<const std::filesystem::path> files, const std::optional<ImportOptions>& options,
                                          const Passphrase& password, LookExtent extent, JobContext& job)
{
    const auto* database = options ? std::get_if<DatabaseOptions>(&options->form) : nullptr;
    const bool isSqlite = !options && !files.empty() && sourceKind(files.front()).value_or(SourceKind::Text) == SourceKind::Sqlite;
    if (!database && !isSqlite)
        return lookAtSource(files, options, extent, job);
    auto look = lookAtDatabase(files, database ? *database : DatabaseOptions(), password, extent, job);
    if (!look)
        return look;
    const auto read = [&](const ImportOptions& by, JobContext& reading) { return readAnySource(files, by, password, reading); };
    return withConversionsOffered(std::move(*look), options ? options->conversions : std::vector<Conversion>(), read, job);
}

} // namespace tranche
