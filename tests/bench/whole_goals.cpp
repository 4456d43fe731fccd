// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/files.h"
#include "tests/bench/report.h"
#include "tests/support/adult_file.h"

#include <optional>
#include <string_view>

namespace tranche::bench {

namespace {

constexpr double mebibyte = 1024.0 * 1024.0;

/// The program itself from file to approved release, each time under a name that is free.
std::optional<Cost> wholeCommand(const std::string& file, std::span<const std::string_view> attributes, std::string_view l, int runs)
{
    std::string keep;
    for (const auto name : attributes)
        keep.append(keep.empty() ? "" : ",").append(name);
    std::optional<Cost> best;
    for (int run = 0; run < runs; ++run) {
        const TemporaryFolder target;
        const auto cost = leastOfProgram(1, {TRANCHE_CLI,
                                             "slice",
                                             file,
                                             "--sensitive",
                                             "occupation",
                                             "--keep",
                                             keep,
                                             "--alpha",
                                             "1",
                                             "--l",
                                             std::string(l),
                                             "--threads",
                                             "1",
                                             "--missing-token",
                                             "?",
                                             "--quiet",
                                             "--no-utility", // what the release itself takes
                                             "--export",
                                             (target.path() / "table").string(),
                                             "--approve-as",
                                             "bench",
                                             "--reason",
                                             "measuring"});
        if (!cost)
            return std::nullopt;
        if (!best)
            best = cost;
        best->cpuSeconds = std::min(best->cpuSeconds, cost->cpuSeconds);
        best->peakBytes = std::max(best->peakBytes, cost->peakBytes);
    }
    return best;
}

/// What the goals say of a command: milliseconds and mebibytes.
struct Limits {
    std::string_view goal;
    double ms = 0.0;
    double stretchMs = 0.0;
    double mebibytes = 0.0;
};

void measure(const std::string& file, std::span<const std::string_view> attributes, const Limits& limits, const Options& options,
             Report& report)
{
    const auto name = std::to_string(attributes.size()) + " attributes, l = 5, file to release";
    const auto cost = wholeCommand(file, attributes, "5", options.runs);
    report.require(cost.has_value(), limits.goal, "the command does not end well");
    if (!cost)
        return;
    report.add({limits.goal, name, 1e3 * cost->cpuSeconds, "ms", limits.ms, "goal", 1.0, limits.stretchMs / limits.ms});
    report.add(
        {limits.goal, name + ": peak memory", static_cast<double>(cost->peakBytes) / mebibyte, "MiB", limits.mebibytes, "goal", 1.0, 0.75});
}

void censusSize(const Options& options, Report& report)
{
    const auto tuples = std::min<std::size_t>(options.tuples, 45'222);
    const TemporaryFile made(adultLikeCsv(tuples));
    const auto adult = test::writeAdult(QString::fromStdString(made.folder()), "adult.csv", true).toStdString();
    const auto file = adult.empty() ? made.path() : adult;
    measure(file, occ7(), {"P7", 60.0, 40.0, 32.0}, options, report);
    measure(file, occ15(), {"P7", 110.0, 70.0, 48.0}, options, report);
}

} // namespace

void wholeGoals(const Options& options, Report& report)
{
    if (options.wants("P7"))
        censusSize(options, report);
    if (!options.wants("P14"))
        return;
    auto runs = options;
    runs.runs = std::min(options.runs, 3);
    // The goals are for a million tuples, and for five million.
    const auto millions = static_cast<double>(options.tuples) / 1e6;
    measure(TemporaryFile(adultLikeCsv(options.tuples)).path(), occ15(),
            {"P14", 2'000.0 * millions, 1'200.0 * millions, 512.0 * std::max(millions, 0.1)}, runs, report);
    if (options.large)
        measure(TemporaryFile(adultLikeCsv(5 * options.tuples)).path(), occ15(),
                {"P14", 12'000.0 * millions, 7'000.0 * millions, 2048.0 * millions}, runs, report);
}

} // namespace tranche::bench
