// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"

#include <cstddef>
#include <stop_token>

namespace tranche::test {

/// Runs `body(job, stopped)` on one thread undisturbed, and then some `moments` times told to stop: each time when it asks for another of
/// the times it asked undisturbed, spread over all of them. Returns how often it asked undisturbed.
template <class Body>
std::size_t atSomeStops(std::size_t moments, Body&& body)
{
    std::size_t all = 1;
    for (std::size_t stopAt = 0; stopAt <= all; stopAt += 1 + all / moments) {
        std::stop_source stop;
        JobContext job(stop.get_token());
        job.setThreads(1);
        std::size_t asked = 0;
        job.watchAsking([&] {
            if (++asked == stopAt)
                stop.request_stop();
        });
        body(job, stopAt > 0);
        if (stopAt == 0)
            all = asked;
    }
    return all;
}

} // namespace tranche::test
