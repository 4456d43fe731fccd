// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/database/database_faults.h"

#include "core/base/messages/import/database_message.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace tranche {

namespace {

using Kind = DatabaseOptions::Kind;

struct Said {
    std::string_view words;
    DatabaseMessage means;
};

/// In the English of the client library and of the server, and the German of a server.
constexpr auto knownWords = std::to_array<Said>({
    {"password authentication failed", DatabaseMessage::WrongPassword},
    {"Passwort-Authentifizierung", DatabaseMessage::WrongPassword},
    {"no password supplied", DatabaseMessage::WrongPassword},
    {"timeout expired", DatabaseMessage::NoAnswer},
    {"Connection timed out", DatabaseMessage::NoAnswer},
    {"Connection refused", DatabaseMessage::Refused},
    {"No such file or directory", DatabaseMessage::Refused},
    {"could not translate host name", DatabaseMessage::UnknownServer},
    {"Name or service not known", DatabaseMessage::UnknownServer},
    {"does not support SSL", DatabaseMessage::NoEncryption},
    {"certificate", DatabaseMessage::BadCertificate},
    {"no pg_hba.conf entry", DatabaseMessage::NotAdmitted},
    {"pg_hba.conf rejects", DatabaseMessage::NotAdmitted},
    {"eer authentication failed", DatabaseMessage::NotAdmitted},
});

Statement worded(DatabaseMessage message, const DatabaseOptions& options)
{
    switch (message) {
    case DatabaseMessage::NoAnswer: return {message, serverName(options), std::uint64_t{secondsToConnect}};
    case DatabaseMessage::UnknownServer: return {message, options.server};
    case DatabaseMessage::NoDatabase: return {message, options.database};
    case DatabaseMessage::Refused:
    case DatabaseMessage::BadCertificate:
    case DatabaseMessage::CannotConnect: return {message, serverName(options)};
    default: return message;
    }
}

Error missingTable(const DatabaseOptions& options)
{
    return options.table.empty() ? Error(ErrorCode::NotFound, DatabaseMessage::QueryTableMissing)
                                 : Error(ErrorCode::NotFound, {DatabaseMessage::NoSuchTable, options.table});
}

Error sqliteFault(const QSqlError& error, const DatabaseOptions& options)
{
    constexpr int corrupt = 11;
    constexpr int noDatabase = 26;
    const auto code = error.nativeErrorCode().toInt() & 0xFF;
    if (code == corrupt || code == noDatabase)
        return {ErrorCode::BadInput, DatabaseMessage::NoDatabaseFile};
    const auto words = error.databaseText();
    if (words.contains(QLatin1String("no such table")))
        return missingTable(options);
    if (words.contains(QLatin1String("no such column")))
        return {ErrorCode::NotFound, DatabaseMessage::QueryNameMissing};
    return {ErrorCode::BadInput, {DatabaseMessage::BadQuery, std::to_string(code)}};
}

struct Coded {
    std::string_view code; ///< of SQLSTATE, or the class that it begins with
    ErrorCode kind;
    DatabaseMessage means;
};

constexpr auto knownCodes = std::to_array<Coded>({
    {"57014", ErrorCode::Io, DatabaseMessage::TooSlow},
    {"55P03", ErrorCode::Io, DatabaseMessage::TooSlow},
    {"57P", ErrorCode::Io, DatabaseMessage::ConnectionLost},
    {"08", ErrorCode::Io, DatabaseMessage::ConnectionLost},
    {"42P01", ErrorCode::NotFound, DatabaseMessage::NoSuchTable},
    {"3F000", ErrorCode::NotFound, DatabaseMessage::NoSuchTable},
    {"42703", ErrorCode::NotFound, DatabaseMessage::QueryNameMissing},
    {"42501", ErrorCode::Io, DatabaseMessage::MayNotSelect},
    {"25006", ErrorCode::InvalidArgument, DatabaseMessage::NotASelect},
    {"42P11", ErrorCode::InvalidArgument, DatabaseMessage::NotASelect},
    {"42", ErrorCode::BadInput, DatabaseMessage::BadQuery},
    {"22", ErrorCode::BadInput, DatabaseMessage::BadValue},
});

} // namespace

std::string serverName(const DatabaseOptions& options)
{
    return options.server + ':' + std::to_string(options.port);
}

Error connectionFault(const QSqlError& error, const DatabaseOptions& options)
{
    if (options.kind == Kind::Sqlite)
        return {ErrorCode::BadInput, DatabaseMessage::NoDatabaseFile};
    const auto words = error.databaseText().toStdString();
    const auto* const found
        = std::ranges::find_if(knownWords, [&](const auto& said) { return words.find(said.words) != std::string::npos; });
    auto means = DatabaseMessage::CannotConnect;
    if (found != knownWords.end())
        means = found->means;
    else if (words.find("database \"") != std::string::npos && words.find("does not exist") != std::string::npos)
        means = DatabaseMessage::NoDatabase;
    return {ErrorCode::Io, worded(means, options)};
}

Error queryFault(const QSqlError& error, const DatabaseOptions& options, std::size_t records)
{
    if (options.kind == Kind::Sqlite)
        return sqliteFault(error, options);
    const auto code = error.nativeErrorCode().toStdString();
    if (code.empty())
        return {ErrorCode::Io, {DatabaseMessage::ConnectionLost, std::uint64_t{records}}};
    const auto* const found = std::ranges::find_if(knownCodes, [&](const auto& known) { return code.starts_with(known.code); });
    if (found == knownCodes.end())
        return {ErrorCode::Io, {DatabaseMessage::ServerRefused, code}};
    switch (found->means) {
    case DatabaseMessage::TooSlow: return {found->kind, {found->means, std::uint64_t{options.timeout}}};
    case DatabaseMessage::ConnectionLost: return {found->kind, {found->means, std::uint64_t{records}}};
    case DatabaseMessage::NoSuchTable: return missingTable(options);
    case DatabaseMessage::BadQuery:
    case DatabaseMessage::BadValue: return {found->kind, {found->means, code}};
    default: return {found->kind, found->means};
    }
}

} // namespace tranche
