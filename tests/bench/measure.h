// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tranche::bench {

/// What something cost. Processor time is of all threads together.
struct Cost {
    double cpuSeconds = 0.0;
    double wallSeconds = 0.0;
    std::size_t peakBytes = 0; ///< of a child process; 0 where not measured
};

Cost now();

/// Processor time of the calling thread alone.
double threadSeconds();

/// The least cost of several runs, each figure by itself.
template <class Work>
Cost least(int runs, Work&& work)
{
    Cost best{1e300, 1e300, 0};
    for (int run = 0; run < runs; ++run) {
        const auto begin = now();
        work();
        const auto end = now();
        best.cpuSeconds = std::min(best.cpuSeconds, end.cpuSeconds - begin.cpuSeconds);
        best.wallSeconds = std::min(best.wallSeconds, end.wallSeconds - begin.wallSeconds);
    }
    return best;
}

/// The least cost of running a program, which is looked for in PATH, with its output thrown away. nullopt where it cannot be
/// started or ends with another status than 0.
std::optional<Cost> leastOfProgram(int runs, const std::vector<std::string>& words);

/// How many tasks the machine is busy with, over the last minute.
double loadAverage();

} // namespace tranche::bench
