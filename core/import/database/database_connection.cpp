// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/database/database_connection.h"

#include "core/base/messages/import/database_message.h"
#include "core/base/messages/file_message.h"
#include "core/import/database/database_faults.h"
#include "core/import/database/sqlite_interrupt.h"
#include "core/import/sha256.h"
#include "core/import/source/source_kind.h"
#include "core/import/source/whole_files.h"

#include <QSqlError>
#include <QString>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdlib>
#include <fstream>
#include <vector>

namespace tranche {

namespace {

constexpr std::size_t longestPassword = 1000; // bytes, as much as the server takes

QString freshName()
{
    static std::atomic<unsigned> count = 0;
    return QStringLiteral("tranche-%1").arg(++count);
}

/// The file for SQLite: never changed, so that no lock, journal or shared memory is made beside it.
QString unchangeable(const std::filesystem::path& file)
{
    constexpr std::string_view plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_./~";
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string address = "file:";
    for (const char byte : std::filesystem::absolute(file).string()) {
        const auto number = static_cast<unsigned char>(byte);
        if (plain.contains(byte))
            address += byte;
        else
            address += {'%', digits[number >> 4U], digits[number & 15U]};
    }
    return QString::fromLatin1(address + "?immutable=1");
}

/// What another program has written and not yet moved into the file itself.
bool hasUnfinishedWrites(std::filesystem::path file)
{
    constexpr std::string_view journal = "\xD9\xD5\x05\xF9\x20\xA1\x63\xD7";
    std::error_code none;
    const auto wal = std::filesystem::path(file.string() + "-wal");
    if (std::filesystem::file_size(wal, none) > 0 && !none)
        return true;
    std::ifstream stream(file.string() + "-journal", std::ios::binary);
    std::array<char, journal.size()> first{};
    return stream.read(first.data(), first.size()) && std::string_view(first.data(), first.size()) == journal;
}

/// Debian keeps the root certificates there; the client library looks into a file of the user's only.
QString certificates()
{
    const auto bundle = QStringLiteral("/etc/ssl/certs/ca-certificates.crt");
    const auto* const home = std::getenv("HOME");
    std::error_code none;
    if (std::getenv("PGSSLROOTCERT") || (home && std::filesystem::exists(std::filesystem::path(home) / ".postgresql/root.crt", none)))
        return {};
    return std::filesystem::exists(bundle.toStdString(), none) ? QStringLiteral(";sslrootcert=") + bundle : QString();
}

QString connectOptions(DatabaseOptions::Encryption encryption)
{
    // The password comes from a person, so neither a file nor the environment is asked for one.
    const auto options
        = QStringLiteral("connect_timeout=%1;application_name=Tranche;gssencmode=disable;passfile=/dev/null/none").arg(secondsToConnect);
    switch (encryption) {
    case DatabaseOptions::Encryption::Check: return options + QStringLiteral(";sslmode=verify-full") + certificates();
    case DatabaseOptions::Encryption::Encrypt: return options + QStringLiteral(";sslmode=require");
    case DatabaseOptions::Encryption::None: break;
    }
    return options + QStringLiteral(";sslmode=disable");
}

bool enter(QSqlDatabase& database, const DatabaseOptions& options, const Passphrase& password)
{
    database.setHostName(QString::fromStdString(options.server));
    database.setPort(options.port);
    database.setDatabaseName(QString::fromStdString(options.database));
    database.setConnectOptions(connectOptions(options.encryption));
    auto secret = QString::fromUtf8(password.data(), static_cast<qsizetype>(password.size()));
    const bool open = database.open(QString::fromStdString(options.user), secret);
    secret.fill(QChar(0));
    return open;
}

} // namespace

DatabaseConnection::Registered::~Registered()
{
    QSqlDatabase::removeDatabase(name);
}

DatabaseConnection::~DatabaseConnection()
{
    if (!m_registered)
        return;
    m_database.close();
    m_database = QSqlDatabase();
}

Result<DatabaseConnection> DatabaseConnection::open(std::span<const std::filesystem::path> files, const DatabaseOptions& options,
                                                    const Passphrase& password, const JobContext& job)
{
    job.check();
    DatabaseConnection connection(options);
    const bool isFile = options.kind == DatabaseOptions::Kind::Sqlite;
    if (const auto opened = isFile ? connection.openFile(files) : connection.openServer(password); !opened)
        return std::unexpected(opened.error());
    job.check();
    return connection;
}

Result<void> DatabaseConnection::add(const char* driver, const char* package, const char* kind)
{
    const auto called = QString::fromLatin1(driver);
    if (!QSqlDatabase::isDriverAvailable(called))
        return fail(ErrorCode::NotSupported, {DatabaseMessage::NoDriver, kind, package});
    m_registered = std::make_unique<Registered>(freshName());
    m_database = QSqlDatabase::addDatabase(called, m_registered->name);
    m_database.setNumericalPrecisionPolicy(QSql::HighPrecision);
    return {};
}

Result<void> DatabaseConnection::openFile(std::span<const std::filesystem::path> files)
{
    if (files.size() != 1)
        return fail(ErrorCode::InvalidArgument, DatabaseMessage::OneFile);
    auto file = InputFile::open(files.front());
    if (!file)
        return std::unexpected(file.error());
    const Place place{.file = file->name()};
    const auto first = file->beginning(kindBytes);
    if (!first)
        return std::unexpected(first.error());
    if (kindOfBytes(*first) != SourceKind::Sqlite)
        return fail(ErrorCode::BadInput, DatabaseMessage::NoDatabaseFile, place);
    if (hasUnfinishedWrites(files.front()))
        return fail(ErrorCode::BadInput, DatabaseMessage::InUse, place);
    m_file = std::make_shared<InputFile>(std::move(*file));
    if (auto added = add("QSQLITE", "libqt6sql6-sqlite", "SQLite"); !added)
        return added;
    m_database.setDatabaseName(unchangeable(files.front()));
    m_database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI"));
    if (!m_database.open())
        return fail(ErrorCode::BadInput, DatabaseMessage::NoDatabaseFile, place);
    m_interrupt = sqliteInterrupt(m_database);
    return {};
}

Result<void> DatabaseConnection::openServer(const Passphrase& password)
{
    if (m_options.server.empty() || m_options.database.empty() || m_options.user.empty())
        return fail(ErrorCode::InvalidArgument, DatabaseMessage::ServerMissing);
    if (password.size() > longestPassword)
        return fail(ErrorCode::InvalidArgument, DatabaseMessage::LongPassword);
    if (auto added = add("QPSQL", "libqt6sql6-psql", "PostgreSQL"); !added)
        return added;
    m_password = std::make_shared<const Passphrase>(std::string_view(password.data(), password.size()));
    if (!enter(m_database, m_options, *m_password))
        return std::unexpected(connectionFault(m_database.lastError(), m_options));
    return beginReading();
}

/// Values are to come in the same spelling whatever the server or the environment prefers.
Result<void> DatabaseConnection::beginReading()
{
    const auto wait = std::to_string(std::uint64_t{m_options.timeout} * 1000);
    for (const auto& sql : {"SET statement_timeout = " + wait, "SET lock_timeout = " + wait, std::string("SET client_min_messages = error"),
                            std::string("SET standard_conforming_strings = on"), std::string("SET datestyle = 'ISO, YMD'"),
                            std::string("SET intervalstyle = 'postgres'"), std::string("SET timezone = 'UTC'"),
                            std::string("SET extra_float_digits = 1"), std::string("SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY"),
                            std::string("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")})
        if (const auto done = ask(sql); !done)
            return std::unexpected(done.error());
    auto process = ask("SELECT pg_backend_pid()::text");
    if (!process)
        return std::unexpected(process.error());
    if (process->next())
        m_process = process->value(0).toString().toStdString();
    return {};
}

std::unique_ptr<QueryStopper> DatabaseConnection::watchFor(const JobContext& job) const
{
    if (m_interrupt)
        return std::make_unique<QueryStopper>(job, [this] {
            m_interrupt();
            return true; // what has not begun yet was not stopped
        });
    if (m_process.empty())
        return nullptr;
    return std::make_unique<QueryStopper>(job, [this] {
        stopQuery();
        return false;
    });
}

/// By a connection of its own, for this one is being waited for; a user may stop what he asked himself.
void DatabaseConnection::stopQuery() const
{
    const Registered registered(freshName());
    auto database = QSqlDatabase::addDatabase(QStringLiteral("QPSQL"), registered.name);
    if (enter(database, m_options, *m_password))
        QSqlQuery(database).exec(QString::fromStdString("SELECT pg_cancel_backend(" + m_process + ')'));
    database.close();
    database = QSqlDatabase();
}

Result<QSqlQuery> DatabaseConnection::ask(const std::string& sql) const
{
    QSqlQuery asked(m_database);
    asked.setForwardOnly(true);
    if (!asked.exec(QString::fromStdString(sql)))
        return std::unexpected(queryFault(asked.lastError(), m_options, 0));
    return asked;
}

Result<std::optional<std::string>> DatabaseConnection::digestOfFile(const JobContext& job)
{
    if (!m_file)
        return std::nullopt;
    Sha256 digest;
    if (const auto added = addBytes(digest, *m_file, job); !added)
        return std::unexpected(added.error());
    if (const auto same = m_file->checkUnchanged(); !same)
        return std::unexpected(same.error());
    return digest.hex();
}

} // namespace tranche
