// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/keep_memory.h"
#include "tests/bench/report.h"

#include <cstdio>
#include <cstdlib>
#include <string_view>

using namespace tranche::bench;

namespace {

constexpr auto help = "tranche_bench [--goals P1,P8,guards] [--tuples N] [--runs N] [--large] [--slow]\n"
                      "  --goals   only these: P1 to P14, P16, P17, L1 to L3, guards, cancel\n"
                      "  --tuples  of the large table, at least 1000; default 1000000\n"
                      "  --runs    the least of so many counts; default 5\n"
                      "  --large   five times as many tuples too\n"
                      "  --slow    the literal algorithm at 16,000 tuples: minutes\n";

std::vector<std::string> listOf(std::string_view text)
{
    std::vector<std::string> list(1);
    for (const char sign : text) {
        if (sign == ',')
            list.emplace_back();
        else
            list.back() += sign;
    }
    return list;
}

bool read(int count, char** words, Options& options)
{
    for (int i = 1; i < count; ++i) {
        const std::string_view word = words[i];
        const bool more = i + 1 < count;
        if (word == "--large")
            options.large = true;
        else if (word == "--slow")
            options.slow = true;
        else if (word == "--goals" && more)
            options.goals = listOf(words[++i]);
        else if (word == "--tuples" && more)
            options.tuples = std::strtoul(words[++i], nullptr, 10);
        else if (word == "--runs" && more)
            options.runs = std::atoi(words[++i]);
        else
            return false;
    }
    return options.tuples >= 1'000 && options.runs >= 1;
}

} // namespace

int main(int count, char** words)
{
    Options options;
    if (!read(count, words, options)) {
        std::fputs(help, stderr);
        return 2;
    }
    tranche::keepFreedMemory(); // as the programs do whose parts are measured
    Report report;
    report.begin(options);
    wholeGoals(options, report); // first: Linux counts what a parent holds among the peak memory of its children
    strictGoals(options, report);
    generalGoals(options, report);
    fileGoals(options, report);
    labGoals(options, report);
    guards(options, report);
    cancelGaps(options, report);
    return report.end();
}
