// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/experiments/measure_time.h"

#include "core/pipeline/run_stage.h"
#include "core/pipeline/run_to.h"

#include <algorithm>
#include <chrono>

namespace tranche {

namespace {

using Clock = std::chrono::steady_clock;

struct OneRun {
    double all = 0.0;
    double partition = 0.0;
};

Result<OneRun> timeOnce(const Snapshot& kept, JobContext& job)
{
    SystemRandom random;
    OneRun run;
    const auto timed = [&](const Snapshot& before, Stage stage) {
        auto quiet = job.quiet();
        const auto start = Clock::now();
        auto next = runStage(before, stage, random, quiet);
        const std::chrono::duration<double> time = Clock::now() - start;
        run.all += time.count();
        if (stage == Stage::Partition)
            run.partition = time.count();
        return next;
    };
    if (const auto sliced = runTo(kept, Stage::Slice, {}, timed); !sliced)
        return std::unexpected(sliced.error());
    return run;
}

} // namespace

std::vector<std::size_t> timedTuples(const PaperTable& table)
{
    std::vector<std::size_t> counts;
    for (const std::size_t count : {5000U, 10000U, 20000U, 30000U})
        if (count < table.tuples())
            counts.push_back(count);
    counts.push_back(table.tuples());
    return counts;
}

std::vector<std::vector<PaperAttribute>> timedAttributes()
{
    std::vector<std::vector<PaperAttribute>> lists;
    for (std::size_t count = 3; count <= paperAttributes; count += 2) {
        auto& list = lists.emplace_back(std::vector{PaperAttribute::Sex, PaperAttribute::Occupation});
        for (const auto attribute : attributesOf(PaperData::Occ15))
            if (list.size() < count && std::ranges::find(list, attribute) == list.end())
                list.push_back(attribute);
        std::ranges::sort(list);
    }
    return lists;
}

Result<TimedSlicing> timeSlicing(const PaperTable& table, std::span<const PaperAttribute> attributes, std::size_t tuples, JobContext& job)
{
    auto snapshot = table.snapshot(attributes, tuples, job);
    if (!snapshot)
        return std::unexpected(snapshot.error());
    snapshot->parameters.columns = {.alpha = experimentAlpha, .columns = 2};
    snapshot->parameters.model.l = Ratio(3, 1);
    TimedSlicing timed;
    timed.tuples = snapshot->kept->rowCount();
    timed.attributes = attributes.size();
    std::vector<double> all;
    std::vector<double> partition;
    for (std::size_t i = 0; i < timedRuns; ++i) {
        const auto run = timeOnce(*snapshot, job);
        if (!run && run.error().code == ErrorCode::Infeasible)
            return timed;
        if (!run)
            return std::unexpected(run.error());
        all.push_back(run->all);
        partition.push_back(run->partition);
    }
    std::ranges::sort(all);
    std::ranges::sort(partition);
    timed.all = all[timedRuns / 2];
    timed.allLow = all.front();
    timed.allHigh = all.back();
    timed.partition = partition[timedRuns / 2];
    timed.partitionLow = partition.front();
    timed.partitionHigh = partition.back();
    return timed;
}

} // namespace tranche
