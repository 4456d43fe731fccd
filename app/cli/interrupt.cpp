// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt.h"

#include <csignal>
#include <pthread.h>

namespace tranche::cli {

namespace {

constexpr int wakeUp = SIGUSR1; // tells the watcher that nobody needs it any more

sigset_t watchedSignals()
{
    sigset_t set;
    sigemptyset(&set);
    for (const int number : {SIGINT, SIGTERM, SIGHUP, wakeUp})
        sigaddset(&set, number);
    return set;
}

} // namespace

Interrupt::Interrupt()
{
    const auto set = watchedSignals();
    pthread_sigmask(SIG_BLOCK, &set, nullptr);
    m_watcher = std::jthread([set, stop = m_stop]() mutable {
        int number = 0;
        while (sigwait(&set, &number) == 0 && number != wakeUp)
            stop.request_stop();
    });
}

Interrupt::~Interrupt()
{
    pthread_kill(m_watcher.native_handle(), wakeUp);
}

} // namespace tranche::cli
