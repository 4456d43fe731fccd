// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/database/database_tables.h"

#include "core/import/database/database_records.h"
#include "core/import/database/sql_text.h"

#include <QVariant>

#include <algorithm>
#include <unordered_map>

namespace tranche {

namespace {

/// Relations of people, not of the server; a partition counts with the table it is part of.
constexpr auto serverTables = "SELECT n.nspname::text, c.relname::text, greatest(c.reltuples, 0)::int8, c.relnatts::int4"
                              " FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace"
                              " WHERE c.relkind IN ('r', 'v', 'm', 'p', 'f') AND NOT c.relispartition"
                              " AND n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname !~ '^pg_(toast|temp)'"
                              " AND has_schema_privilege(n.oid, 'USAGE') AND has_table_privilege(c.oid, 'SELECT')"
                              " ORDER BY 1, 2";
constexpr auto fileTables = "SELECT name, (SELECT count(*) FROM pragma_table_info(m.name)) FROM sqlite_master m"
                            " WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY 1";

Result<std::vector<SourcePart>> tablesOfServer(const DatabaseConnection& connection)
{
    auto asked = connection.ask(serverTables);
    if (!asked)
        return std::unexpected(asked.error());
    std::vector<SourcePart> parts;
    while (asked->next())
        parts.push_back({tableName({asked->value(0).toString().toStdString(), asked->value(1).toString().toStdString()}), false,
                         static_cast<std::size_t>(asked->value(2).toULongLong()), static_cast<std::size_t>(asked->value(3).toUInt())});
    return parts;
}

/// 0 where its records have no numbers.
std::size_t greatestRecord(const DatabaseConnection& connection, const std::string& table, const JobContext& job)
{
    const auto sql = "SELECT max(rowid) FROM " + quotedName(table); // of a view, all of it is computed
    auto asked = connection.whileWatched(job, [&] { return connection.ask(sql); });
    return asked && asked->next() ? static_cast<std::size_t>(std::max<qlonglong>(asked->value(0).toLongLong(), 0)) : 0;
}

Result<std::vector<SourcePart>> tablesOfFile(const DatabaseConnection& connection, const JobContext& job)
{
    std::vector<SourcePart> parts;
    {
        auto asked = connection.ask(fileTables);
        if (!asked)
            return std::unexpected(asked.error());
        while (asked->next())
            parts.push_back({asked->value(0).toString().toStdString(), false, 0, static_cast<std::size_t>(asked->value(1).toUInt())});
    }
    for (auto& part : parts) {
        part.records = greatestRecord(connection, part.name, job);
        part.name = tableName({part.name});
    }
    return parts;
}

/// What a server says of all relations, in the order of their names.
constexpr auto serverNames = "SELECT n.nspname::text, c.relname::text, a.attname::text, format_type(a.atttypid, a.atttypmod)"
                             " FROM pg_catalog.pg_attribute a JOIN pg_catalog.pg_class c ON c.oid = a.attrelid"
                             " JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace"
                             " WHERE a.attnum > 0 AND NOT a.attisdropped AND c.relkind IN ('r', 'v', 'm', 'p', 'f')"
                             " AND NOT c.relispartition AND n.nspname NOT IN ('pg_catalog', 'information_schema')"
                             " AND n.nspname !~ '^pg_(toast|temp)'"
                             " AND has_schema_privilege(n.oid, 'USAGE') AND has_table_privilege(c.oid, 'SELECT')"
                             " ORDER BY 1, 2, a.attnum";
constexpr auto fileNames = "SELECT m.name, p.name, p.type FROM sqlite_master m JOIN pragma_table_info(m.name) p"
                           " WHERE m.type IN ('table', 'view') AND m.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY m.name, p.cid";
constexpr std::size_t mostNames = 20'000;

} // namespace

Result<void> addNames(std::vector<SourcePart>& tables, const DatabaseConnection& connection, const JobContext& job)
{
    const bool isFile = connection.options().kind == DatabaseOptions::Kind::Sqlite;
    const std::string sql = std::string(isFile ? fileNames : serverNames) + " LIMIT " + std::to_string(mostNames + 1);
    auto asked = connection.whileWatched(job, [&] { return connection.ask(sql); });
    if (!asked)
        return std::unexpected(asked.error());
    std::unordered_map<std::string, SourcePart*> byName;
    for (auto& part : tables)
        byName.emplace(part.name, &part);
    const auto text = [&](int at) { return asked->value(at).toString().toStdString(); };
    SourcePart* last = nullptr;
    std::size_t taken = 0;
    for (; asked->next() && taken <= mostNames; ++taken) {
        const auto found = byName.find(isFile ? tableName({text(0)}) : tableName({text(0), text(1)}));
        if (found == byName.end())
            continue;
        last = found->second;
        last->names.push_back({text(isFile ? 1 : 2), text(isFile ? 2 : 3)});
    }
    if (taken > mostNames && last != nullptr)
        last->names.clear(); // of this one some are not there
    return {};
}

Result<std::vector<SourcePart>> tablesOf(const DatabaseConnection& connection, const JobContext& job)
{
    return connection.options().kind == DatabaseOptions::Kind::PostgreSql ? tablesOfServer(connection) : tablesOfFile(connection, job);
}

Result<std::vector<SourcePart>> tablesOf(std::span<const std::filesystem::path> files, const DatabaseOptions& options,
                                         const Passphrase& password, JobContext& job)
{
    const auto connection = DatabaseConnection::open(files, options, password, job);
    if (!connection)
        return std::unexpected(connection.error());
    return tablesOf(*connection, job);
}

Result<std::vector<DatabaseAttribute>> attributesOf(std::span<const std::filesystem::path> files, const DatabaseOptions& options,
                                                    const Passphrase& password, JobContext& job)
{
    const auto connection = DatabaseConnection::open(files, options, password, job);
    if (!connection)
        return std::unexpected(connection.error());
    const auto records = DatabaseRecords::ask(*connection, job);
    if (!records)
        return std::unexpected(records.error());
    return records->attributes();
}

} // namespace tranche
