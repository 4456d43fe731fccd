// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/database/database_connection.h"
#include "core/import/database/database_tables.h"
#include "core/jobs/job_context.h"

#include <QSqlQuery>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tranche {

/// The records that a table or a query gives, one after another, as text. In spellings of the database itself: numbers with all their
/// digits, true and false, dates and times in ISO 8601 (with a zone: in UTC), arrays as {a,b}.
class DatabaseRecords {
public:
    /// What the options ask for. InvalidArgument where that is not one table or one query; BadInput where an attribute holds bytes, has no
    /// name or the name of another; else as the database refuses it. PostgreSQL computes nothing yet.
    static Result<DatabaseRecords> ask(const DatabaseConnection& connection, const JobContext& job);

    const std::vector<DatabaseAttribute>& attributes() const { return m_attributes; }
    /// The query ends in an ORDER BY.
    bool ordered() const { return m_ordered; }
    /// How many there are; the database counts them. O(records).
    Result<std::size_t> count(const JobContext& job) const;
    /// On to the next record; false behind the last. Asks the job whenever the server was asked.
    Result<bool> next(const JobContext& job);
    /// Of the record: nullopt where it is null. BadInput where it holds bytes, or a NUL character.
    Result<std::optional<std::string>> cell(std::size_t attribute) const;
    /// How many records were taken.
    std::size_t taken() const { return m_taken; }

private:
    explicit DatabaseRecords(const DatabaseConnection& connection) : m_connection(&connection), m_query(connection.query()) {}
    Result<void> describe(const JobContext& job);
    Result<void> describeServer(const JobContext& job);
    Result<void> checkNames() const;
    Result<void> fetch(const JobContext& job);
    std::string readingSql() const;

    const DatabaseConnection* m_connection;
    std::string m_sql;
    bool m_ordered = false;
    std::vector<DatabaseAttribute> m_attributes;
    std::vector<bool> m_asText; ///< what the driver would else turn into numbers and dates of its own
    QSqlQuery m_query;
    bool m_begun = false;
    std::size_t m_taken = 0;
    std::size_t m_batch = 0; ///< taken of what was fetched at once
};

} // namespace tranche
