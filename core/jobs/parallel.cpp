// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/jobs/parallel.h"

#include <system_error>
#include <thread>

namespace tranche {

void runWorkers(std::size_t workers, const std::function<void(std::size_t worker)>& work)
{
    std::vector<std::jthread> helpers;
    helpers.reserve(workers);
    std::size_t started = 1;
    try {
        for (; started < workers; ++started)
            helpers.emplace_back([&work, started] { work(started); });
    } catch (const std::system_error&) { // no more threads to be had
        for (auto worker = started; worker < workers; ++worker)
            work(worker);
    }
    work(0);
}

} // namespace tranche
