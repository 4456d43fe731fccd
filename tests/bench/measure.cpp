// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/measure.h"

#include <chrono>
#include <cstdlib>
#include <ctime>

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tranche::bench {

namespace {

double seconds(const timeval& time)
{
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
}

std::optional<Cost> runOnce(const std::vector<std::string>& words)
{
    std::vector<char*> arguments;
    for (const auto& word : words)
        arguments.push_back(const_cast<char*>(word.c_str())); // the interface is older than const
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    const auto begin = now();
    pid_t child = 0;
    const int failed = posix_spawnp(&child, arguments.front(), &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    if (failed != 0)
        return std::nullopt;
    int status = 0;
    rusage used{};
    if (wait4(child, &status, 0, &used) != child || !WIFEXITED(status) || WEXITSTATUS(status) != 0)
        return std::nullopt;
    return Cost{seconds(used.ru_utime) + seconds(used.ru_stime), now().wallSeconds - begin.wallSeconds,
                static_cast<std::size_t>(used.ru_maxrss) * 1024};
}

} // namespace

double threadSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

Cost now()
{
    timespec cpu{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &cpu);
    const auto wall = std::chrono::steady_clock::now().time_since_epoch();
    return {static_cast<double>(cpu.tv_sec) + static_cast<double>(cpu.tv_nsec) * 1e-9, std::chrono::duration<double>(wall).count(), 0};
}

std::optional<Cost> leastOfProgram(int runs, const std::vector<std::string>& words)
{
    std::optional<Cost> best;
    for (int run = 0; run < runs; ++run) {
        const auto cost = runOnce(words);
        if (!cost)
            return std::nullopt;
        if (!best)
            best = cost;
        best->cpuSeconds = std::min(best->cpuSeconds, cost->cpuSeconds);
        best->wallSeconds = std::min(best->wallSeconds, cost->wallSeconds);
        best->peakBytes = std::max(best->peakBytes, cost->peakBytes);
    }
    return best;
}

double loadAverage()
{
    double load = 0.0;
    return getloadavg(&load, 1) == 1 ? load : 0.0;
}

} // namespace tranche::bench
