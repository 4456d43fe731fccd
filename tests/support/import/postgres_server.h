// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/database/database_options.h"

#include <QProcess>
#include <QString>
#include <QStringList>

#include <QFile>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace tranche::test {

/// A PostgreSQL of its own in a folder that goes with it: a fresh cluster at a free port of this computer, with passwords.
class PostgresServer {
public:
    PostgresServer() : m_reason(start()) {}
    ~PostgresServer()
    {
        stop();
        if (!m_folder.isEmpty())
            run(QStringLiteral("rm -rf '%1'").arg(m_folder));
    }
    PostgresServer(const PostgresServer&) = delete;
    PostgresServer& operator=(const PostgresServer&) = delete;

    /// Why none runs; empty where it does.
    const QString& reason() const { return m_reason; }
    static const char* password() { return "gehe\xC3\xAFm 'x' \\"; }
    DatabaseOptions options() const
    {
        DatabaseOptions options;
        options.kind = DatabaseOptions::Kind::PostgreSql;
        options.server = "127.0.0.1";
        options.port = static_cast<std::uint16_t>(m_port);
        options.database = "postgres";
        options.user = "curator";
        options.encryption = DatabaseOptions::Encryption::None;
        return options;
    }
    /// At once, as when a machine loses its power.
    void stop() const
    {
        if (m_port != 0)
            run(QStringLiteral("'%1/pg_ctl' -D '%2/data' -m immediate -w stop").arg(m_programs, m_folder));
    }

private:
    /// As the owner of the server, who may not be root.
    static bool run(const QString& command)
    {
        QProcess process;
        const QStringList words{"-c", command};
        if (::geteuid() == 0)
            process.start("runuser", QStringList{"-u", "postgres", "--", "sh"} + words);
        else
            process.start("sh", words);
        return process.waitForFinished(60'000) && process.exitCode() == 0;
    }
    static QString output(const QString& command)
    {
        QProcess process;
        process.start("sh", {"-c", command});
        process.waitForFinished(60'000);
        return QString::fromUtf8(process.readAllStandardOutput()).trimmed();
    }
    static int freePort()
    {
        const int listening = ::socket(AF_INET, SOCK_STREAM, 0);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof(address);
        ::bind(listening, reinterpret_cast<sockaddr*>(&address), size); // as the system's interface has it
        ::getsockname(listening, reinterpret_cast<sockaddr*>(&address), &size);
        ::close(listening);
        return ntohs(address.sin_port);
    }
    QString start()
    {
        m_programs = output("ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1");
        if (m_programs.isEmpty() || !QFile::exists(m_programs + "/initdb"))
            return "PostgreSQL is not installed";
        if (::geteuid() == 0 && !run("true"))
            return "there is no user postgres";
        const auto folder = QString("/tmp/tranche-pg-%1").arg(::getpid());
        if (!run(QStringLiteral("mkdir -m 700 '%1'").arg(folder)))
            return "no folder for the server";
        m_folder = folder;
        const auto port = freePort();
        QString password = QString::fromUtf8(PostgresServer::password());
        password.replace('\'', "'\\''");
        const auto made = run(QStringLiteral("printf '%s' '%1' > '%2/password'; '%3/initdb' -D '%2/data' -U curator -A scram-sha-256"
                                             " --pwfile='%2/password' -E UTF8 --locale=C.UTF-8 >/dev/null 2>&1")
                                  .arg(password, m_folder, m_programs));
        if (!made)
            return "initdb failed";
        const auto settings
            = QStringLiteral("-p %1 -c listen_addresses=127.0.0.1 -c unix_socket_directories=%2 -c fsync=off").arg(port).arg(m_folder);
        if (!run(QStringLiteral("'%1/pg_ctl' -D '%2/data' -o '%3' -w -l '%2/log' start >/dev/null 2>&1")
                     .arg(m_programs, m_folder, settings)))
            return "the server did not start";
        m_port = port;
        return {};
    }

    QString m_programs;
    QString m_folder;
    int m_port = 0;
    QString m_reason; // last: starting sets the others
};

} // namespace tranche::test
