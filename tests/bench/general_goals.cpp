// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/columns/propose_columns.h"
#include "core/correlation/correlate.h"
#include "core/membership/membership.h"
#include "core/pipeline/run_stage.h"
#include "core/slicing/partition_rows.h"
#include "tests/bench/references.h"
#include "tests/bench/report.h"
#include "tests/bench/slicings.h"
#include "tests/support/adult.h"

namespace tranche::bench {

namespace {

double correlatingNs(const KeptTable& table, std::uint32_t bins, const Options& options, std::size_t threads)
{
    const auto pairs
        = static_cast<double>(table.attributeCount() * (table.attributeCount() - 1) / 2) * static_cast<double>(table.rowCount());
    const auto cost = least(options.runs, [&] {
        JobContext job;
        job.setThreads(threads);
        correlate(table, bins, job).value();
    });
    return 1e9 * (threads == 1 ? cost.cpuSeconds : cost.wallSeconds) / pairs;
}

void correlation(const Options& options, Report& report)
{
    const auto table = adultLike(options.tuples, occ15());
    report.add({"P10", "phi2, 105 pairs, 20 bins, a tuple and pair", correlatingNs(*table, 20, options, 1), "ns", 1.0, "ns", 1.0, 0.9});
    report.add({"P10", "the same on two threads, wall time", correlatingNs(*table, 20, options, 2), "ns", 1.0, "ns", 1.0, 0.5});
    report.add({"P10", "phi2, 105 pairs, unbinned", correlatingNs(*table, 1'000'000, options, 1), "ns", 1.0, "ns", 3.0, 2.0});
}

/// Relaxed cuts, c columns in all; the least bucket size is the program's.
void relaxed(const Options& options, Report& report)
{
    auto trial = strictRequest(3);
    trial.cut = Cut::Relaxed;
    const auto few = adultLike(1'000, occ7());
    const auto fewColumns = columnsOf(*few);
    SeededRandom random(1);
    JobContext job;
    if (const auto tried = partitionRows({*few, *few, fewColumns}, trial, random, job);
        !tried && tried.error().code == ErrorCode::NotSupported) {
        report.skip("P5", "there are no relaxed cuts yet");
        return;
    }
    const auto seven = adultLike(options.tuples, occ7());
    const auto fifteen = adultLike(options.tuples, occ15());
    const auto reference = 1e3 * least(options.runs, [&] { sortTuples(*fifteen); }).cpuSeconds;
    const auto measure = [&](const KeptTable& table, std::size_t c, double limit, double stretch) {
        const auto columns = columnsOf(table, c - 1);
        auto request = strictRequest(3);
        request.cut = Cut::Relaxed;
        const auto ms = 1e3 * least(std::min(options.runs, 3), [&] { partitioned(table, columns, request); }).cpuSeconds;
        report.add({"P5", "relaxed, l = 3, " + std::to_string(table.attributeCount()) + " attributes, c = " + std::to_string(c), ms, "ms",
                    reference, "T_sort x 15", limit, stretch});
    };
    measure(*seven, 2, 3.0, 2.0);
    measure(*seven, 5, 6.0, 4.0);
    measure(*fifteen, 5, 6.0, 4.0);
}

/// Fakes among random buckets of 100, for the numbers of columns of the paper.
void members(const Options& options, Report& report)
{
    SeededRandom random(1);
    const auto measure = [&](const KeptTable& table, const std::string& name) {
        for (const std::size_t c : {2UL, 3UL, 5UL}) {
            const auto columns = columnsOf(table, c - 1);
            PartitionRequest request;
            request.model.l = Ratio(1, 1);
            request.grouping = {Grouping::Kind::Random, 100};
            const auto buckets = partitioned(table, columns, request);
            const auto counted = [&](std::optional<FakesBy> method) {
                JobContext job;
                job.setThreads(1);
                return membership({table, columns, buckets}, {.counting = Counting::WholeTuples, .method = method}, random, job);
            };
            const auto what = name + ", c = " + std::to_string(c);
            const auto exact = counted(std::nullopt);
            report.require(exact.has_value(), "P12", "membership cannot be counted");
            report.add({"P12", what + ", exact", least(std::min(options.runs, 3), [&] { (void)counted(std::nullopt); }).cpuSeconds, "s",
                        2.0, "goal", 1.0, 0.25});
            report.add({"P12", what + ", +-1 % at 95 %", least(options.runs, [&] { (void)counted(FakesBy::Estimate); }).cpuSeconds, "s",
                        0.1, "goal", 1.0, 0.5});
        }
    };
    const auto seven = test::adult(test::occ7(), true);
    const auto fifteen = test::adult(test::occ15(), true);
    const auto tuples = std::min<std::size_t>(options.tuples, 45'222);
    measure(seven ? *seven : *adultLike(tuples, occ7()), seven ? "Adult OCC-7" : "Adult-like, 7");
    measure(fifteen ? *fifteen : *adultLike(tuples, occ15()), fifteen ? "Adult OCC-15" : "Adult-like, 15");
}

/// A changed l on a loaded table: everything from phi2 to the judged buckets.
void interactive(const Options& options, Report& report)
{
    const auto adult = test::adult(test::occ7(), true);
    const auto table = adult ? adult : adultLike(std::min<std::size_t>(options.tuples, 45'222), occ7());
    Snapshot snapshot;
    snapshot.kept = table;
    snapshot.parameters.columns.alpha = 1;
    SeededRandom random(1);
    const auto change = [&](std::size_t threads) {
        JobContext job;
        job.setThreads(threads);
        const auto matrix = correlate(*table, 10, job).value();
        const auto proposal = proposeColumns(*matrix, table->sensitive().front(), snapshot.parameters.columns, job).value();
        const PartitionInput input{*table, *table, proposal.columns};
        const auto request = strictRequest(5);
        feasibility(*table, proposal.columns, job).value();
        const auto buckets = partitionRows(input, request, random, job).value();
        judge(*table, proposal.columns, buckets, request.model, job).value();
    };
    const std::string name = adult ? "Adult OCC-7" : "Adult-like, 7";
    report.add({"P17", name + ", l = 5: phi2 to judged buckets", 1e3 * least(4 * options.runs, [&] { change(1); }).cpuSeconds, "ms", 16.0,
                "a frame", 1.0, 0.5});
    report.add({"P17", "the same on all processors, wall time", 1e3 * least(4 * options.runs, [&] { change(0); }).wallSeconds, "ms", 16.0,
                "a frame", 1.0, 0.5});
}

} // namespace

void generalGoals(const Options& options, Report& report)
{
    if (options.wants("P5"))
        relaxed(options, report);
    if (options.wants("P10"))
        correlation(options, report);
    if (options.wants("P12"))
        members(options, report);
    if (options.wants("P17"))
        interactive(options, report);
}

} // namespace tranche::bench
