// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/files.h"
#include "tests/bench/libcsv.h"
#include "tests/bench/report.h"
#include "tests/bench/slicings.h"

#include "core/base/random.h"
#include "core/import/csv_reader.h"
#include "core/pipeline/run_stage.h"
#include "core/release/files/data_files.h"
#include "core/release/files/dictionary_file.h"
#include "core/release/files/file_digests.h"
#include "core/release/render_release.h"
#include "core/verify/verify_release.h"

#include <filesystem>

namespace tranche::bench {

namespace {

double loadingMs(const std::string& file, const Options& options, std::size_t threads)
{
    const std::vector<std::filesystem::path> files{file};
    const auto cost = least(options.runs, [&] {
        JobContext job;
        job.setThreads(threads);
        readCsv(files, {}, job).value();
    });
    return 1e3 * (threads == 1 ? cost.cpuSeconds : cost.wallSeconds);
}

void againstPrograms(const std::string& file, double loading, const Options& options, Report& report)
{
    const auto words = leastOfProgram(options.runs, {"wc", "-w", file});
    const auto lines = leastOfProgram(options.runs, {"wc", "-l", file});
    if (options.wants("P8") && words && lines) {
        report.add({"P8", "CSV load with encoding, 15 attributes", loading, "ms", 1e3 * words->cpuSeconds, "wc -w", 1.0, 0.5});
        report.add({"P8", "the same beside counting lines", loading, "ms", 1e3 * lines->cpuSeconds, "wc -l", 20.0, 10.0});
        report.add({"P8", "two threads, wall time", loadingMs(file, options, 2), "ms", loading, "one thread", 1.0, 0.67});
    } else if (options.wants("P8")) {
        report.skip("P8", "there is no program wc");
    }
    if (!options.wants("P9"))
        return;
    if (const auto bareParse = libcsvMs(file, options.runs))
        report.add({"P9", "CSV load with encoding beside a bare parse", loading, "ms", *bareParse, "libcsv", 1.0, 0.67});
    else
        report.skip("P9", "libcsv is not installed");
    const auto python = [&](const std::string& code) { return leastOfProgram(std::min(options.runs, 3), {"python3", "-c", code}); };
    const auto bare = python("import pandas");
    const auto plain = bare ? python("import pandas; pandas.read_csv('" + file + "')") : std::nullopt;
    const auto category = plain ? python("import pandas; pandas.read_csv('" + file + "', dtype='category')") : std::nullopt;
    if (!category) {
        report.skip("P9", "pandas is not installed");
        return;
    }
    report.add(
        {"P9", "CSV load beside pandas.read_csv", loading, "ms", 1e3 * (plain->cpuSeconds - bare->cpuSeconds), "pandas", 1.0 / 3.0, 0.2});
    report.add(
        {"P9", "CSV load beside dtype=category", loading, "ms", 1e3 * (category->cpuSeconds - bare->cpuSeconds), "pandas", 0.1, 0.05});
}

void writingAndVerifying(const std::string& file, double loading, const Options& options, Report& report)
{
    const std::vector<std::filesystem::path> files{file};
    JobContext job;
    job.setThreads(1);
    const auto snapshot = slicedFrom(readCsv(files, {}, job).value(), occ15(), 3);
    const auto writing = 1e3 * least(options.runs, [&] {
                                   const auto data = dataFiles(*snapshot.sliced, {}, job).value();
                                   const auto dictionary = dictionaryFile(snapshot, {});
                                   digestsOf(data, job);
                               }).cpuSeconds;
    if (options.wants("P13"))
        report.add({"P13", "CSV out with dictionary and manifest, 15 attributes", writing, "ms", loading, "CSV load", 0.5, 0.3});
    if (!options.wants("P11"))
        return;
    const auto draft = std::make_optional(renderDraft(snapshot, {}, job).value());
    auto verdict = Verdict::Unreadable;
    const auto verifying
        = 1e3 * least(options.runs, [&] { verdict = verifyFiles(draft->release, job, {.draft = true}).verdict; }).cpuSeconds;
    report.require(verdict == Verdict::Holds, "P11", "the verifier objects to what was sliced");
    SeededRandom random(1);
    const auto slicing = 1e3 * least(options.runs, [&] { runStage(snapshot, Stage::Partition, random, job).value(); }).cpuSeconds;
    report.add({"P11", "verification of the files alone, l = 3", verifying, "ms", slicing, "strict slicing", 1.3, 0.8});
}

} // namespace

void fileGoals(const Options& options, Report& report)
{
    if (!options.wants("P8") && !options.wants("P9") && !options.wants("P11") && !options.wants("P13"))
        return;
    const TemporaryFile file(adultLikeCsv(options.tuples));
    std::printf("       data: a file of %zu tuples x 15, %.1f MB, hash %016llx\n", options.tuples, static_cast<double>(file.size()) * 1e-6,
                static_cast<unsigned long long>(file.hash()));
    const auto loading = loadingMs(file.path(), options, 1);
    againstPrograms(file.path(), loading, options, report);
    if (options.wants("P11") || options.wants("P13"))
        writingAndVerifying(file.path(), loading, options, report);
}

} // namespace tranche::bench
