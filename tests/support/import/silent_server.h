// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/database/database_options.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdint>

namespace tranche::test {

/// Takes calls and never says a word. Whoever calls is let go when it goes.
class SilentServer {
public:
    SilentServer() : m_socket(::socket(AF_INET, SOCK_STREAM, 0))
    {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof(address);
        ::bind(m_socket, reinterpret_cast<sockaddr*>(&address), size); // as the system's interface has it
        ::listen(m_socket, 8);
        ::getsockname(m_socket, reinterpret_cast<sockaddr*>(&address), &size);
        m_port = ntohs(address.sin_port);
    }
    SilentServer(const SilentServer&) = delete;
    SilentServer& operator=(const SilentServer&) = delete;
    ~SilentServer()
    {
        if (m_caller >= 0)
            ::close(m_caller);
        ::close(m_socket);
    }

    std::uint16_t port() const { return m_port; }
    DatabaseOptions options() const
    {
        DatabaseOptions options;
        options.kind = DatabaseOptions::Kind::PostgreSql;
        options.server = "127.0.0.1";
        options.port = m_port;
        options.database = "postgres";
        options.user = "curator";
        options.table = "people";
        options.encryption = DatabaseOptions::Encryption::None;
        return options;
    }

    /// Somebody has called; the first one is kept waiting.
    bool isCalled()
    {
        if (m_caller < 0 && isReady(m_socket, POLLIN))
            m_caller = ::accept(m_socket, nullptr, nullptr);
        return m_caller >= 0;
    }
    /// That one still waits for an answer.
    bool isWaitedFor() const { return m_caller >= 0 && !isReady(m_caller, POLLRDHUP | POLLHUP | POLLERR); }

private:
    static bool isReady(int socket, int events)
    {
        pollfd watched{socket, static_cast<short>(events), 0};
        return ::poll(&watched, 1, 0) == 1;
    }

    int m_socket;
    int m_caller = -1;
    std::uint16_t m_port = 0;
};

} // namespace tranche::test
