// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/columns/propose_columns.h"
#include "core/correlation/correlate.h"
#include "core/privacy/privacy_report.h"
#include "tests/bench/report.h"
#include "tests/bench/slicings.h"

#include <cmath>
#include <functional>

namespace tranche::bench {

namespace {

using Tables = std::function<std::shared_ptr<const KeptTable>(std::size_t)>;

/// Four times the tuples must not cost much more than four times: a relapse into n^2 has exponent 2.
void guard(const std::string& what, const Tables& table, const std::function<void(const KeptTable&)>& work, const Options& options,
           Report& report)
{
    const auto few = *table(options.tuples / 4);
    const auto many = *table(options.tuples);
    const auto runs = std::min(options.runs, 3);
    const auto small = least(runs, [&] { work(few); }).cpuSeconds;
    const auto large = least(runs, [&] { work(many); }).cpuSeconds;
    const auto exponent = std::log(large / small) / std::log(static_cast<double>(many.rowCount()) / static_cast<double>(few.rowCount()));
    report.add({"guard", what + ": " + std::to_string(static_cast<int>(1e3 * large)) + " ms, exponent", exponent, "", 1.0, {}, 1.4, 1.15});
}

void strictly(const KeptTable& table, std::uint64_t l)
{
    partitioned(table, columnsOf(table), strictRequest(l));
}

/// 92 of 100 tuples share the first value of each attribute, and values thin out from there on.
std::shared_ptr<const KeptTable> skewed(std::size_t tuples)
{
    SeededRandom random(3);
    const std::vector<std::uint32_t> domains{1'000, 1'000, 1'000, 1'000, 14};
    return tableOfCodes(tuples, domains, [&](std::size_t, std::size_t i) {
        if (i == 4)
            return static_cast<std::uint32_t>(random.below(14));
        std::uint32_t code = 0;
        while (code < 999 && random.below(100) >= (code == 0 ? 92U : 3U))
            ++code;
        return code;
    });
}

/// Nearly every tuple has a signature of its own.
std::shared_ptr<const KeptTable> nearlyUnique(std::size_t tuples)
{
    SeededRandom random(4);
    const auto domain = static_cast<std::uint32_t>(tuples / 2);
    const std::vector<std::uint32_t> domains{domain, domain, domain, 14};
    return tableOfCodes(tuples, domains, [&](std::size_t, std::size_t i) { return static_cast<std::uint32_t>(random.below(domains[i])); });
}

std::shared_ptr<const KeptTable> manySensitiveValues(std::size_t tuples)
{
    SeededRandom random(5);
    const std::vector<std::uint32_t> domains{100, 100, 50, 20, 1'000};
    return tableOfCodes(tuples, domains, [&](std::size_t, std::size_t i) { return static_cast<std::uint32_t>(random.below(domains[i])); });
}

std::shared_ptr<const KeptTable> binary(std::size_t tuples)
{
    SeededRandom random(6);
    const std::vector<std::uint32_t> domains{2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 14};
    return tableOfCodes(tuples, domains, [&](std::size_t, std::size_t i) { return static_cast<std::uint32_t>(random.below(domains[i])); });
}

/// Many attributes, few tuples: phi2 of all pairs, columns, buckets.
void wide(const Options& options, Report& report)
{
    const auto tuples = std::min<std::size_t>(options.tuples, 10'000);
    const auto attributes = std::min<std::size_t>(options.tuples / 30, 1'000);
    SeededRandom random(8);
    std::vector<std::uint32_t> domains(attributes, 10);
    std::uint64_t hidden = 0;
    const auto table = tableOfCodes(tuples, domains, [&](std::size_t, std::size_t i) {
        if (i % 10 == 0)
            hidden = random.below(10);
        return static_cast<std::uint32_t>(random.below(3) == 0 ? hidden : random.below(10));
    });
    JobContext job;
    job.setThreads(1);
    std::shared_ptr<const CorrelationMatrix> matrix;
    const auto pairs = static_cast<double>(attributes * (attributes - 1) / 2) * static_cast<double>(tuples);
    const auto counting = least(1, [&] { matrix = correlate(*table, 10, job).value(); }).cpuSeconds;
    const auto name = std::to_string(attributes) + " attributes x " + std::to_string(tuples);
    report.add({"guard", name + ": phi2, a tuple and pair", 1e9 * counting / pairs, "ns", 1.0, {}, 2.0, 1.0});
    const auto proposing = least(1, [&] { proposeColumns(*matrix, table->sensitive().front(), {}, job).value(); }).cpuSeconds;
    report.add({"guard", name + ": columns", 1e3 * proposing, "ms", 1e3 * counting, "phi2", 1.0, 0.25});
    const auto cutting = least(1, [&] { strictly(*table, 3); }).cpuSeconds;
    report.add({"guard", name + ": strict, l = 3", 1e3 * cutting, "ms", 1e3 * counting, "phi2", 1.0, 0.25});
}

/// Every quasi-identifier is a column of its own, so that a signature matches very many buckets.
void relaxedApart(const KeptTable& table)
{
    auto request = strictRequest(3);
    request.cut = Cut::Relaxed;
    partitioned(table, columnsOf(table, table.attributeCount() - 1), request);
}

void randomBuckets(const KeptTable& table)
{
    const auto columns = columnsOf(table, 4);
    PartitionRequest request;
    request.model.l = Ratio(1, 1);
    request.grouping = {Grouping::Kind::Random, 10};
    const auto buckets = partitioned(table, columns, request);
    JobContext job;
    job.setThreads(1);
    judge(table, columns, buckets, request.model, job).value();
}

} // namespace

void guards(const Options& options, Report& report)
{
    if (!options.wants("guards"))
        return;
    guard(
        "deep skew, strict, l = 3", skewed, [](const KeptTable& table) { strictly(table, 3); }, options, report);
    guard(
        "nearly unique signatures, strict, l = 3", nearlyUnique, [](const KeptTable& table) { strictly(table, 3); }, options, report);
    guard(
        "1,000 sensitive values, strict, l = 5", manySensitiveValues, [](const KeptTable& table) { strictly(table, 5); }, options, report);
    guard(
        "11 binary attributes, strict, l = 5", binary, [](const KeptTable& table) { strictly(table, 5); }, options, report);
    guard("11 binary attributes, each a column, relaxed, l = 3", binary, relaxedApart, options, report);
    // What is summed up are the matches of signatures with buckets: some 0.7, 5.5, 15.5 and 80 million of them for 25,000, 100,000, 250,000
    // and a million tuples, as 500 signatures drawn at random tell. They grow faster than tuples as long as tuples bring new signatures;
    // there are at most 1,058 for a bucket.
    guard(
        "random buckets of 10, 5 columns, judged", [](std::size_t tuples) { return adultLike(tuples, occ7()); }, randomBuckets, options,
        report);
    wide(options, report);
}

} // namespace tranche::bench
