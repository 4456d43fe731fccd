// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/database/database_records.h"

#include "core/base/messages/import/database_message.h"
#include "core/import/database/database_faults.h"
#include "core/import/database/sql_text.h"

#include <QSqlError>
#include <QSqlField>
#include <QSqlRecord>

#include <array>
#include <charconv>
#include <cmath>
#include <map>
#include <set>

namespace tranche {

namespace {

constexpr std::size_t fetchedAtOnce = 10'000;

// Types as PostgreSQL numbers them (pg_type.dat); they never change.
constexpr int typeBytes = 17;
constexpr int typePadded = 1042;
constexpr int typeNumeric = 1700;
constexpr std::array numberTypes = {20, 21, 23, 26, 700, 701, typeNumeric};

bool isPostgres(const DatabaseConnection& connection)
{
    return connection.options().kind == DatabaseOptions::Kind::PostgreSql;
}

Result<AskingQuery> queryOf(const DatabaseOptions& options)
{
    if (!options.table.empty() && !options.query.empty())
        return fail(ErrorCode::InvalidArgument, DatabaseMessage::TableAndQuery);
    if (options.table.empty())
        return askingQuery(options.query, options.kind);
    const auto table = quotedTable(options.table);
    if (!table)
        return std::unexpected(table.error());
    return AskingQuery{"SELECT * FROM " + *table};
}

/// Digits that read back as the same number, in the way of SQLite: 1.0, not 1.
std::string realText(double number)
{
    if (std::isinf(number))
        return number > 0 ? "Inf" : "-Inf";
    std::array<char, 64> digits{};
    const auto [end, fault] = std::to_chars(digits.data(), digits.data() + digits.size(), number);
    std::string text(digits.data(), end);
    return text.find_first_of(".e") == std::string::npos ? text + ".0" : text;
}

std::string typeOfFile(const QSqlField& field)
{
    switch (field.metaType().id()) {
    case QMetaType::Int:
    case QMetaType::LongLong: return "integer";
    case QMetaType::Double: return "real";
    case QMetaType::QByteArray: return "blob";
    case QMetaType::Bool: return "boolean";
    default: return "text";
    }
}

std::string typeOfServer(const QSqlField& field, const std::map<int, std::string>& names)
{
    const auto type = field.typeID();
    if (type == typeNumeric && field.length() > 0)
        return "numeric(" + std::to_string(field.length()) + ',' + std::to_string(field.precision()) + ')';
    if (type == typePadded && field.length() > 0)
        return "char(" + std::to_string(field.length()) + ')';
    const auto found = names.find(type);
    return found == names.end() ? std::string() : found->second;
}

Result<std::map<int, std::string>> typeNames(const DatabaseConnection& connection, const QSqlRecord& record)
{
    std::string types = "0";
    for (int i = 0; i < record.count(); ++i)
        types += ',' + std::to_string(record.field(i).typeID());
    auto asked = connection.ask("SELECT oid::int8, format_type(oid, NULL) FROM pg_catalog.pg_type WHERE oid IN (" + types + ')');
    if (!asked)
        return std::unexpected(asked.error());
    std::map<int, std::string> names;
    while (asked->next())
        names[asked->value(0).toInt()] = asked->value(1).toString().toStdString();
    return names;
}

} // namespace

Result<DatabaseRecords> DatabaseRecords::ask(const DatabaseConnection& connection, const JobContext& job)
{
    auto query = queryOf(connection.options());
    if (!query)
        return std::unexpected(query.error());
    job.check();
    DatabaseRecords records(connection);
    records.m_sql = std::move(query->text);
    records.m_ordered = query->ordered;
    if (const auto described = isPostgres(connection) ? records.describeServer(job) : records.describe(job); !described)
        return std::unexpected(described.error());
    if (const auto named = records.checkNames(); !named)
        return std::unexpected(named.error());
    return records;
}

/// SQLite finds the first record to describe any.
Result<void> DatabaseRecords::describe(const JobContext& job)
{
    auto asked = m_connection->whileWatched(job, [&] { return m_connection->ask(m_sql); });
    if (!asked)
        return std::unexpected(asked.error());
    m_query = std::move(*asked);
    m_begun = true;
    const auto record = m_query.record();
    for (int i = 0; i < record.count(); ++i) {
        auto type = typeOfFile(record.field(i));
        const bool number = type == "integer" || type == "real";
        m_attributes.push_back({record.fieldName(i).toStdString(), std::move(type), number, false});
    }
    return {};
}

Result<void> DatabaseRecords::describeServer(const JobContext& job)
{
    QSqlRecord record;
    {
        const auto sql = "SELECT * FROM (" + m_sql + "\n) AS asked LIMIT 0";
        const auto asked = m_connection->whileWatched(job, [&] { return m_connection->ask(sql); });
        if (!asked)
            return std::unexpected(asked.error());
        record = asked->record();
    }
    const auto names = typeNames(*m_connection, record);
    if (!names)
        return std::unexpected(names.error());
    for (int i = 0; i < record.count(); ++i) {
        const auto field = record.field(i);
        const auto type = field.typeID();
        const DatabaseAttribute attribute{field.name().toStdString(), typeOfServer(field, *names),
                                          std::ranges::find(numberTypes, type) != numberTypes.end(), type == typePadded};
        if (type == typeBytes)
            return fail(ErrorCode::BadInput, {DatabaseMessage::BinaryAttribute, "bytea"}, {.attribute = attribute.name});
        m_attributes.push_back(attribute);
        m_asText.push_back(field.metaType().id() != QMetaType::QString);
    }
    return {};
}

Result<void> DatabaseRecords::checkNames() const
{
    std::set<std::string_view> seen;
    for (const auto& attribute : m_attributes) {
        if (attribute.name.empty())
            return fail(ErrorCode::InvalidArgument, DatabaseMessage::NoName);
        if (!seen.insert(attribute.name).second)
            return fail(ErrorCode::InvalidArgument, {DatabaseMessage::NameTwice, attribute.name});
    }
    return m_attributes.empty() ? fail(ErrorCode::InvalidArgument, DatabaseMessage::NothingAsked) : Result<void>();
}

/// The query with names of ours, whatever its own are, and the server's own spelling of what Qt would convert.
std::string DatabaseRecords::readingSql() const
{
    std::string chosen;
    std::string names;
    for (std::size_t i = 0; i < m_attributes.size(); ++i) {
        const auto comma = i == 0 ? "" : ", ";
        const auto name = 'c' + std::to_string(i);
        names += comma + name;
        chosen += comma + name + (m_asText[i] ? "::text" : "");
    }
    return "SELECT " + chosen + " FROM (" + m_sql + "\n) AS asked(" + names + ')';
}

Result<std::size_t> DatabaseRecords::count(const JobContext& job) const
{
    const auto sql = "SELECT count(*) FROM (" + m_sql + "\n) AS asked";
    auto asked = m_connection->whileWatched(job, [&] { return m_connection->ask(sql); });
    if (!asked)
        return std::unexpected(asked.error());
    return asked->next() ? static_cast<std::size_t>(asked->value(0).toULongLong()) : 0;
}

Result<void> DatabaseRecords::fetch(const JobContext& job)
{
    if (!m_begun)
        if (const auto declared = m_connection->ask("DECLARE tranche_records NO SCROLL CURSOR FOR " + readingSql()); !declared)
            return std::unexpected(declared.error());
    m_begun = true;
    m_batch = 0;
    m_query = m_connection->query(); // the one before gives its records back first
    m_query.setForwardOnly(true);
    const auto sql = QStringLiteral("FETCH FORWARD %1 FROM tranche_records").arg(fetchedAtOnce);
    if (!m_connection->whileWatched(job, [&] { return m_query.exec(sql); }))
        return std::unexpected(queryFault(m_query.lastError(), m_connection->options(), m_taken));
    return {};
}

Result<bool> DatabaseRecords::next(const JobContext& job)
{
    const bool batches = isPostgres(*m_connection);
    if (batches && (!m_begun || m_batch == fetchedAtOnce)) {
        job.check();
        if (const auto fetched = fetch(job); !fetched)
            return std::unexpected(fetched.error());
    }
    if (m_query.next()) {
        ++m_batch;
        ++m_taken;
        return true;
    }
    if (m_query.lastError().isValid())
        return std::unexpected(queryFault(m_query.lastError(), m_connection->options(), m_taken));
    return false;
}

Result<std::optional<std::string>> DatabaseRecords::cell(std::size_t attribute) const
{
    const auto at = static_cast<int>(attribute);
    if (m_query.isNull(at))
        return std::nullopt;
    const auto value = m_query.value(at);
    const Place place{.attribute = m_attributes[attribute].name};
    switch (value.metaType().id()) {
    case QMetaType::QByteArray: return fail(ErrorCode::BadInput, {DatabaseMessage::BinaryAttribute, "blob"}, place);
    case QMetaType::Double: return realText(value.toDouble());
    default: break;
    }
    auto text = value.toString().toStdString();
    if (text.find('\0') != std::string::npos)
        return fail(ErrorCode::BadInput, {DatabaseMessage::NulInCell, std::uint64_t{m_taken}}, place);
    return text;
}

} // namespace tranche
