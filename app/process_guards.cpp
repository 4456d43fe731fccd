// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/process_guards.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <initializer_list>
#include <unistd.h>

namespace tranche {

void guardProcess()
{
    std::signal(SIGXFSZ, SIG_IGN);
    std::signal(SIGPIPE, SIG_IGN);
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(stream, F_GETFD) == -1 && errno == EBADF)
            static_cast<void>(::open("/dev/null", O_RDONLY)); // takes the lowest free number, which is this one
}

bool standardOutputArrived()
{
    return std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
}

} // namespace tranche
