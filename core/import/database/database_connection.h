// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/database/database_options.h"
#include "core/import/database/query_stopper.h"
#include "core/import/secret/secret_bytes.h"
#include "core/import/source/input_file.h"
#include "core/jobs/job_context.h"

#include <QSqlDatabase>
#include <QSqlQuery>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>

namespace tranche {

/// A connection that only asks: to a file of SQLite that is opened unchangeable, so that nothing is written beside it, or to a server in
/// one read-only transaction. It is closed with this object, and stays in the thread that made it.
class DatabaseConnection {
public:
    /// InvalidArgument where the options name no database; NotSupported where its driver is not installed; NotFound, Io or BadInput where
    /// the file or the server does not answer as it should. Waits up to 10 seconds for a server.
    static Result<DatabaseConnection> open(std::span<const std::filesystem::path> files, const DatabaseOptions& options,
                                           const Passphrase& password, const JobContext& job);

    DatabaseConnection(DatabaseConnection&&) noexcept = default;
    DatabaseConnection& operator=(DatabaseConnection&&) noexcept = delete;
    ~DatabaseConnection();

    const DatabaseOptions& options() const { return m_options; }
    /// Ask for this table, instead of what the options say.
    void choose(std::string table) { m_options.table = std::move(table); }
    /// A query of this connection, which must not outlive it.
    QSqlQuery query() const { return QSqlQuery(m_database); }
    /// Send a text that needs no answer, or whose answer is read from the query.
    Result<QSqlQuery> ask(const std::string& sql) const;
    /// What `work` returns, which waits for the database on this thread; the query is stopped where the job is told to: a server is told
    /// so, and SQLite is interrupted.
    template <class Work>
    auto whileWatched(const JobContext& job, Work&& work) const
    {
        auto done = [&] {
            const std::unique_ptr<QueryStopper> stopper = watchFor(job);
            return std::forward<Work>(work)();
        }();
        job.check();
        return done;
    }
    /// The same for work that waits for one record after another: whoever asks a server for them watches each time himself.
    template <class Work>
    auto whileReading(const JobContext& job, Work&& work) const
    {
        return m_interrupt ? whileWatched(job, std::forward<Work>(work)) : std::forward<Work>(work)();
    }
    /// Digest of the file's bytes, which must be what they were when it was opened; nullopt where there is no file. BadInput, Io. O(bytes).
    Result<std::optional<std::string>> digestOfFile(const JobContext& job);

private:
    explicit DatabaseConnection(DatabaseOptions options) : m_options(std::move(options)) {}
    Result<void> openFile(std::span<const std::filesystem::path> files);
    Result<void> openServer(const Passphrase& password);
    Result<void> beginReading();
    std::unique_ptr<QueryStopper> watchFor(const JobContext& job) const;
    void stopQuery() const;
    Result<void> add(const char* driver, const char* package, const char* kind);

    /// Taken back where an object was moved from.
    struct Registered {
        explicit Registered(QString as) : name(std::move(as)) {}
        ~Registered();
        Registered(const Registered&) = delete;
        Registered& operator=(const Registered&) = delete;
        QString name;
    };

    DatabaseOptions m_options;
    std::shared_ptr<const Passphrase> m_password; ///< as long as the connection: what stops a query has to enter as well
    std::string m_process;                        ///< of the server, by its number; empty: there is none
    std::shared_ptr<InputFile> m_file;
    std::function<void()> m_interrupt; ///< of a file; empty: nothing can stop a query there
    std::unique_ptr<Registered> m_registered;
    QSqlDatabase m_database; // dropped before its name is
};

} // namespace tranche
