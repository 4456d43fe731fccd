// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/correlation/correlate.h"
#include "core/generalization/generalize.h"
#include "core/membership/membership.h"
#include "core/privacy/feasibility.h"
#include "core/privacy/privacy_report.h"
#include "tests/bench/report.h"
#include "tests/bench/slicings.h"

#include <algorithm>
#include <functional>

namespace tranche::bench {

namespace {

/// The longest processor time for which a computation on one thread does not ask whether to go on, from its begin to its end.
double longestGap(const std::function<void(JobContext&)>& work)
{
    double last = threadSeconds();
    double longest = 0.0;
    const auto ask = [&] {
        const auto now = threadSeconds();
        longest = std::max(longest, now - last);
        last = now;
    };
    JobContext job;
    job.setThreads(1);
    job.watchAsking(ask);
    work(job);
    ask();
    return longest;
}

void measure(const std::shared_ptr<const KeptTable>& table, const Options& options, Report& report)
{
    const auto size = std::to_string(table->rowCount()) + " x " + std::to_string(table->attributeCount());
    const auto gap = [&](const std::string& what, const std::function<void(JobContext&)>& work) {
        double least = 1e300;
        for (int run = 0; run < options.runs; ++run)
            least = std::min(least, longestGap(work));
        report.add({"cancel", size + ", " + what, 1e3 * least, "ms", 50.0, "longest silence", 1.0, 0.5});
    };
    SeededRandom random(1);
    const auto two = columnsOf(*table);
    const auto five = columnsOf(*table, 4);
    const auto partition = [&](const ColumnPartition& columns, const PartitionRequest& request, JobContext& job) {
        return partitionRows({*table, *table, columns}, request, random, job).value();
    };
    auto relaxed = strictRequest(3);
    relaxed.cut = Cut::Relaxed;
    auto dealt = strictRequest(1);
    dealt.grouping = {Grouping::Kind::Random, 1'000};

    gap("correlate, unbinned", [&](JobContext& job) { correlate(*table, 10'000'000, job).value(); });
    gap("feasibility", [&](JobContext& job) { feasibility(*table, two, job).value(); });
    gap("strict", [&](JobContext& job) { partition(two, strictRequest(3), job); });
    gap("relaxed, c = 2", [&](JobContext& job) { partition(two, relaxed, job); });
    gap("relaxed, c = 5", [&](JobContext& job) { partition(five, relaxed, job); });
    const auto columns = columnsOf(*table, 2);
    std::vector<GeneralizeRequest> first(1);
    for (const auto id : columns.columns().front())
        first.front().attributes.push_back(table->attribute(id).name);
    first.front().least = 1'000;
    gap("generalize a column", [&](JobContext& job) { generalize({table, columns, first, {}}, job).value(); });
    gap("random buckets of 1,000, c = 2, judged", [&](JobContext& job) { partition(two, dealt, job); });
    const auto buckets = partitioned(*table, two, strictRequest(3));
    gap("judge", [&](JobContext& job) { judge(*table, two, buckets, strictRequest(3).model, job).value(); });
    gap("membership", [&](JobContext& job) { membership({*table, two, buckets}, {}, random, job).value(); });
}

} // namespace

void cancelGaps(const Options& options, Report& report)
{
    if (!options.wants("cancel"))
        return;
    const auto tuples = options.large ? 5 * options.tuples : options.tuples;
    measure(adultLike(tuples, occ7()), options, report);
    measure(adultLike(tuples, occ15()), options, report);
}

} // namespace tranche::bench
