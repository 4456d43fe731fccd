// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/times.h"

#include "tests/bench/measure.h"

#include <algorithm>
#include <cstdio>

namespace tranche::bench {

void printHead(const std::string& what)
{
    std::printf("%s (load %.1f)\n    %-44s %9s %9s %9s   ms\n", what.c_str(), loadAverage(), "", "median", "99 of 100", "greatest");
    std::fflush(stdout);
}

void printTimes(const char* what, const Times& times, std::optional<double> goal)
{
    if (times.empty()) {
        std::printf("    %-44s not measured\n", what);
        return;
    }
    Times sorted = times;
    std::ranges::sort(sorted);
    const double median = sorted[sorted.size() / 2];
    std::printf("    %-44s %9.1f %9.1f %9.1f", what, median, sorted[(sorted.size() * 99 + 99) / 100 - 1], sorted.back());
    if (goal) {
        const auto within = std::ranges::count_if(sorted, [&](double time) { return time <= *goal; });
        std::printf("   goal %.1f: %s, %lld of %zu within", *goal, median <= *goal ? "met" : "missed", static_cast<long long>(within),
                    sorted.size());
    }
    std::printf("\n");
    std::fflush(stdout);
}

} // namespace tranche::bench
