// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/strict_engine.h"

#include "core/base/memory.h"
#include "core/jobs/parallel.h"
#include "core/slicing/by_width.h"
#include "core/slicing/large_cuts.h"
#include "core/slicing/packed_records.h"
#include "core/slicing/small_buckets.h"
#include "core/slicing/widths.h"

#include <algorithm>
#include <memory>
#include <optional>

namespace tranche {

namespace {

constexpr std::size_t reported = 2'048; // at most so many tuples between two reports of progress, and looks at the job

/// What all workers see. A record is touched by the one worker that has its bucket.
struct Work {
    const StrictInput& input;
    const Widths& widths;
    PackedRecords& records;
    std::span<std::uint32_t> rows; ///< tuple numbers, leaf by leaf
    SharedProgress& progress;
};

/// Cuts buckets on one thread, with scratch space of its own.
class StrictWorker {
public:
    explicit StrictWorker(const Work& work)
        : m_work(work), m_cuts(work.input.sensitive, work.input.rules.cut), m_byWidth(work.widths), m_small(work.input, work.widths)
    {
    }

    /// Cut a bucket to its end, depth first, but for right halves that are handed to `share`. False: told to stop.
    bool cut(const BucketRun& bucket, const JobContext& job, const auto& share);
    const std::vector<BucketRun>& leaves() const { return m_leaves; }

private:
    struct Choice {
        std::size_t lane = 0;
        CutValue cut;
    };

    bool measure(const BucketRun& bucket, const JobContext& job);
    bool cutOnce(const BucketRun& bucket, const JobContext& job, const auto& share);
    std::optional<Choice> chooseCut(const BucketRun& bucket, const JobContext& job);
    bool split(const BucketRun& bucket, const Choice& choice, const JobContext& job);
    void keep(const BucketRun& leaf);
    bool report(std::size_t tuples);

    Work m_work;
    LargeCuts m_cuts;
    ByWidth m_byWidth;
    SmallBuckets m_small;
    PackedRecords::Extent m_extent;
    std::vector<Widths::Range> m_ranges; ///< of the attributes that are not constant
    AlignedWords m_scratch;
    std::vector<BucketRun> m_waiting;
    std::vector<BucketRun> m_leaves;
    std::size_t m_unreported = 0;
};

bool StrictWorker::cut(const BucketRun& bucket, const JobContext& job, const auto& share)
{
    m_waiting.assign(1, bucket);
    while (!m_waiting.empty()) {
        const auto next = m_waiting.back();
        m_waiting.pop_back();
        if (!cutOnce(next, job, share))
            return false;
    }
    return report(0);
}

bool StrictWorker::cutOnce(const BucketRun& bucket, const JobContext& job, const auto& share)
{
    if (bucket.size() < 2 * m_work.input.rules.leastSize) {
        keep(bucket);
        return report(bucket.size());
    }
    if (!measure(bucket, job))
        return false;
    if (bucket.size() <= std::min(m_work.input.rules.bySets, mostInSet)) {
        m_small.cut(m_work.records, bucket, m_ranges, m_work.rows, m_leaves);
        return report(bucket.size());
    }
    const auto choice = chooseCut(bucket, job);
    if (!job.goOn())
        return false; // a cut that was not looked at to the end says nothing
    if (!choice) {
        keep(bucket);
        return report(bucket.size());
    }
    if (!split(bucket, *choice, job))
        return false;
    const auto middle = bucket.begin + choice->cut.leftCount;
    const BucketRun right{middle, bucket.end, bucket.depth + 1};
    if (right.size() < m_work.input.rules.shareFrom || !share(right))
        m_waiting.push_back(right);
    m_waiting.push_back({bucket.begin, middle, bucket.depth + 1});
    return true;
}

/// The attributes that are not constant in the bucket, with their ranges. False: told to stop.
bool StrictWorker::measure(const BucketRun& bucket, const JobContext& job)
{
    if (!m_work.records.measure(bucket.begin, bucket.end, m_extent, job))
        return false;
    m_ranges.clear();
    for (std::size_t i = 0; i < m_work.input.plan.cutOn.size(); ++i)
        if (const auto [low, high] = m_work.records.range(m_extent, i); low < high)
            m_ranges.push_back(m_work.widths.rangeOf(i, low, high));
    return true;
}

/// The first cut, by falling width, that is large enough on both sides and keeps every model.
std::optional<StrictWorker::Choice> StrictWorker::chooseCut(const BucketRun& bucket, const JobContext& job)
{
    const auto& rules = m_work.input.rules;
    m_cuts.begin();
    m_byWidth.clear();
    for (const auto& range : m_ranges)
        m_byWidth.add(range);
    const LargeCuts::Bucket records{m_work.records, m_work.input.plan, bucket.begin, bucket.end};
    for (const auto* range = m_byWidth.next(); range != nullptr && job.goOn(); range = m_byWidth.next()) {
        const auto cut = m_cuts.find(records, range->index, {range->low, range->high}, job);
        const bool largeEnough = cut.leftCount >= rules.leastSize && bucket.size() - cut.leftCount >= rules.leastSize;
        if (largeEnough && m_cuts.passes(records, range->index, cut, job))
            return Choice{range->index, cut};
        if (rules.attempts == Attempts::One)
            break;
    }
    return std::nullopt;
}

bool StrictWorker::split(const BucketRun& bucket, const Choice& choice, const JobContext& job)
{
    const auto words = (bucket.size() - choice.cut.leftCount + 1) * m_work.records.stride() / sizeof(std::uint32_t);
    if (m_scratch.size() < words)
        m_scratch = AlignedWords(words);
    return m_work.records.split({bucket.begin, bucket.end}, choice.lane, choice.cut.last, m_scratch, job);
}

void StrictWorker::keep(const BucketRun& leaf)
{
    for (auto i = leaf.begin; i < leaf.end; ++i)
        m_work.rows[i] = m_work.records.row(i);
    m_leaves.push_back(leaf);
}

/// So many tuples have come to rest; 0: report what is left. False: told to stop.
bool StrictWorker::report(std::size_t tuples)
{
    m_unreported += tuples;
    const auto often = std::min(reported, m_work.rows.size() / 256);
    return (tuples > 0 && m_unreported < often) || m_work.progress.add(std::exchange(m_unreported, 0));
}

/// Leaves in the order in which the paper's queue finishes them.
Result<BucketPartition> collected(std::span<const std::uint32_t> rows, std::vector<BucketRun> leaves, const JobContext& job)
{
    std::ranges::sort(leaves, [](const auto& a, const auto& b) { return a.depth != b.depth ? a.depth < b.depth : a.begin < b.begin; });
    std::vector<std::uint32_t> inOrder;
    std::vector<std::size_t> starts;
    inOrder.reserve(rows.size());
    starts.reserve(leaves.size());
    for (const auto& leaf : leaves) {
        starts.push_back(inOrder.size());
        const auto members = rows.subspan(leaf.begin, leaf.size());
        inOrder.insert(inOrder.end(), members.begin(), members.end());
    }
    return BucketPartition::make(std::move(inOrder), std::move(starts), true, job);
}

} // namespace

Result<BucketPartition> strictPartition(const StrictInput& input, JobContext& job)
{
    const auto count = input.table.rowCount();
    std::vector<std::size_t> pairDomains;
    for (const auto& rule : input.sensitive)
        pairDomains.push_back(rule.groups.pairCount());
    // The records, half of them again for moving, and the tuple numbers three times: leaf by leaf, in order, and in the result.
    const auto bytes = PackedRecords::bytesFor(input.table, input.plan, pairDomains) * 3 / 2 + std::uint64_t{count} * 3 * sizeof(std::uint32_t);
    if (const auto fits = checkMemory(bytes); !fits)
        return std::unexpected(fits.error());
    auto records = PackedRecords::make(input.table, input.plan, pairDomains, job);
    if (!records)
        return cancelled();
    const Widths widths(input.table, input.plan.cutOn);
    std::vector<std::uint32_t> rows(count);
    SharedProgress progress(job, count);
    std::vector<std::unique_ptr<StrictWorker>> workers(job.threads());
    WorkStack<BucketRun> stack({{0, count, 0}}, job);
    const bool done = stack.run([&](const BucketRun& bucket, std::size_t worker) {
        if (!workers[worker])
            workers[worker] = std::make_unique<StrictWorker>(Work{input, widths, *records, rows, progress});
        const auto share = [&](const BucketRun& right) {
            if (workers.size() > 1)
                stack.push(right);
            return workers.size() > 1;
        };
        workers[worker]->cut(bucket, job, share);
    });
    if (!done)
        return cancelled();
    std::vector<BucketRun> leaves;
    for (const auto& worker : workers)
        if (worker)
            leaves.insert(leaves.end(), worker->leaves().begin(), worker->leaves().end());
    return collected(rows, std::move(leaves), job);
}

} // namespace tranche
