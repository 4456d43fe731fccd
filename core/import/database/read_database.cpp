// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/database/read_database.h"

#include "core/import/database/cell_collector.h"
#include "core/import/database/database_connection.h"
#include "core/import/database/database_records.h"

#include <limits>

namespace tranche {

Result<ReadSource> readDatabase(std::span<const std::filesystem::path> files, const DatabaseOptions& options, const Passphrase& password,
                                JobContext& job)
{
    auto connection = DatabaseConnection::open(files, options, password, job);
    if (!connection)
        return std::unexpected(connection.error());
    CellCollector collector(options.trimsPadding);
    ReadSource source;
    {
        auto records = DatabaseRecords::ask(*connection, job);
        if (!records)
            return std::unexpected(records.error());
        auto table
            = connection->whileReading(job, [&] { return collector.collect(*records, std::numeric_limits<std::size_t>::max(), job); });
        if (!table)
            return std::unexpected(table.error());
        source.table = std::move(*table);
    }
    auto ofFile = connection->digestOfFile(job);
    if (!ofFile)
        return std::unexpected(ofFile.error());
    source.sha256 = *ofFile ? std::move(**ofFile) : collector.digest();
    source.leftOut = collector.changes();
    return source;
}

} // namespace tranche
