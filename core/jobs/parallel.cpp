// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/jobs/parallel.h"

#include <system_error>
#include <thread>

namespace tranche {

void runWorkers(std::size_t workers, const std::function<void(std::size_t worker)>& work)
{
    FirstException exception;
    const auto guarded = [&](std::size_t worker) {
        try {
            work(worker);
        } catch (...) {
            exception.keep(worker);
        }
    };
    {
        std::vector<std::jthread> helpers;
        helpers.reserve(workers);
        std::size_t started = 1;
        try {
            for (; started < workers; ++started)
                helpers.emplace_back([&guarded, started] { guarded(started); });
        } catch (const std::system_error&) { // no more threads to be had
            for (auto worker = started; worker < workers; ++worker)
                guarded(worker);
        }
        guarded(0);
    }
    exception.throwIfKept();
}

} // namespace tranche
