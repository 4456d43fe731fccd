// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/strict/strict_engine.h"

#include "core/base/memory.h"
#include "core/jobs/parallel.h"
#include "core/slicing/strict/by_width.h"
#include "core/slicing/strict/large_cuts.h"
#include "core/slicing/strict/packed_records.h"
#include "core/slicing/strict/small_buckets.h"
#include "core/slicing/strict/tuple_groups.h"
#include "core/slicing/widths.h"

#include <algorithm>
#include <memory>
#include <numeric>
#include <optional>

namespace tranche {

namespace {

constexpr std::size_t reported = 2'048; // at most so many tuples between two reports of progress, and questions to the job

/// What all workers see. A record is touched by the one worker that has its bucket.
struct Work {
    const StrictInput& input;
    const Widths& widths;
    PackedRecords& records;
    std::span<std::uint32_t> numbers; ///< of the records, leaf by leaf
    std::size_t tuples = 0;           ///< in all
    SharedProgress& progress;
};

/// Cuts buckets on one thread, with scratch space of its own.
class StrictWorker {
public:
    explicit StrictWorker(const Work& work)
        : m_work(work), m_cuts(work.input.sensitive, work.input.rules.cut), m_byWidth(work.widths), m_small(work.input, work.widths)
    {
    }

    /// Cut a bucket to its end, depth first, but for right halves that are handed to `share`. `extent` is that of the bucket, null where
    /// it is not known.
    void cut(const BucketRun& bucket, const PackedRecords::Extent* extent, const JobContext& job, const auto& share);
    const std::vector<BucketRun>& leaves() const { return m_leaves; }

private:
    struct Choice {
        std::size_t lane = 0;
        CutValue cut;
    };

    void measure(const BucketRun& bucket, const PackedRecords::Extent* extent, const JobContext& job);
    void cutOnce(const BucketRun& bucket, const PackedRecords::Extent* extent, const JobContext& job, const auto& share);
    bool fitsSets(const BucketRun& bucket) const;
    std::optional<Choice> chooseCut(const BucketRun& bucket, const JobContext& job);
    void keep(const BucketRun& leaf);
    void report(std::size_t tuples);

    Work m_work;
    LargeCuts m_cuts;
    ByWidth m_byWidth;
    SmallBuckets m_small;
    PackedRecords::Extent m_extent;
    std::vector<Widths::Range> m_ranges; ///< of the attributes that are not constant
    std::vector<BucketRun> m_waiting;
    std::vector<BucketRun> m_leaves;
    std::size_t m_unreported = 0;
};

void StrictWorker::cut(const BucketRun& bucket, const PackedRecords::Extent* extent, const JobContext& job, const auto& share)
{
    m_waiting.assign(1, bucket);
    while (!m_waiting.empty()) {
        const auto next = m_waiting.back();
        m_waiting.pop_back();
        cutOnce(next, std::exchange(extent, nullptr), job, share);
    }
    report(0);
}

void StrictWorker::cutOnce(const BucketRun& bucket, const PackedRecords::Extent* extent, const JobContext& job, const auto& share)
{
    if (bucket.tuples < 2 * m_work.input.rules.leastSize) {
        keep(bucket);
        return report(bucket.tuples);
    }
    measure(bucket, extent, job);
    if (fitsSets(bucket)) {
        m_small.cut(m_work.records, bucket, m_ranges, m_work.numbers, m_leaves);
        return report(bucket.tuples);
    }
    const auto choice = chooseCut(bucket, job);
    if (!choice) {
        keep(bucket);
        return report(bucket.tuples);
    }
    const auto lefts = m_work.records.weighted() ? std::nullopt : std::optional(choice->cut.leftCount);
    const auto middle = m_work.records.split(bucket.run, choice->lane, choice->cut.last, lefts, job);
    const auto bank = 1 - bucket.run.bank;
    const BucketRun right{{middle, bucket.run.end, bank}, bucket.tuples - choice->cut.leftCount, bucket.depth + 1};
    if (right.tuples < m_work.input.rules.shareFrom || !share(right))
        m_waiting.push_back(right);
    m_waiting.push_back({{bucket.run.begin, middle, bank}, choice->cut.leftCount, bucket.depth + 1});
}

bool StrictWorker::fitsSets(const BucketRun& bucket) const
{
    return !m_work.records.weighted() && bucket.tuples <= std::min(m_work.input.rules.bySets, mostInSet);
}

/// The attributes that are not constant in the bucket, with their ranges.
void StrictWorker::measure(const BucketRun& bucket, const PackedRecords::Extent* extent, const JobContext& job)
{
    if (extent)
        m_extent = *extent;
    else
        m_work.records.measure(bucket.run, m_extent, job);
    m_ranges.clear();
    for (std::size_t i = 0; i < m_work.input.plan.cutOn.size(); ++i)
        if (const auto [low, high] = m_work.records.range(m_extent, i); low < high)
            m_ranges.push_back(m_work.widths.rangeOf(i, low, high));
}

/// The first cut, by falling width, that is large enough on both sides and keeps every model.
std::optional<StrictWorker::Choice> StrictWorker::chooseCut(const BucketRun& bucket, const JobContext& job)
{
    const auto& rules = m_work.input.rules;
    m_cuts.begin();
    m_byWidth.clear();
    for (const auto& range : m_ranges)
        m_byWidth.add(range);
    const LargeCuts::Bucket counted{m_work.records, bucket.run, bucket.tuples, m_work.input.plan.pairLane(0)};
    for (const auto* range = m_byWidth.next(); range != nullptr; range = m_byWidth.next()) {
        job.check();
        const auto cut = m_cuts.find(counted, range->index, {range->low, range->high}, job);
        const bool largeEnough = cut.leftCount >= rules.leastSize && bucket.tuples - cut.leftCount >= rules.leastSize;
        if (largeEnough && m_cuts.passes(counted, range->index, cut, job))
            return Choice{range->index, cut};
        if (rules.attempts == Attempts::One)
            break;
    }
    return std::nullopt;
}

void StrictWorker::keep(const BucketRun& leaf)
{
    for (auto i = leaf.run.begin; i < leaf.run.end; ++i)
        m_work.numbers[i] = m_work.records.number(leaf.run.bank, i);
    m_leaves.push_back(leaf);
}

/// So many tuples have come to rest; 0: report what is left.
void StrictWorker::report(std::size_t tuples)
{
    m_unreported += tuples;
    const auto often = std::min(reported, m_work.tuples / 256);
    if (tuples == 0 || m_unreported >= often)
        m_work.progress.add(std::exchange(m_unreported, 0));
}

/// What the engine makes of its records.
struct Leaves {
    std::vector<std::uint32_t> numbers; ///< of the records, where their leaf stands
    std::vector<BucketRun> inOrder;     ///< in which the paper's queue finishes them
};

/// By depth, then from left to right.
void sortLeaves(std::vector<BucketRun>& leaves)
{
    const auto begins = [](const BucketRun& leaf) { return leaf.run.begin; };
    if (!std::ranges::is_sorted(leaves, {}, begins))
        std::ranges::sort(leaves, {}, begins);
    std::size_t deepest = 0;
    for (const auto& leaf : leaves)
        deepest = std::max(deepest, leaf.depth);
    std::vector<std::size_t> next(deepest + 2, 0);
    for (const auto& leaf : leaves)
        ++next[leaf.depth + 1];
    std::partial_sum(next.begin(), next.end(), next.begin());
    std::vector<BucketRun> sorted(leaves.size());
    for (const auto& leaf : leaves)
        sorted[next[leaf.depth]++] = leaf;
    leaves = std::move(sorted);
}

/// Cut all records of a source. OutOfMemory.
Result<Leaves> cutAll(const StrictInput& input, const RecordSource& source, JobContext& job)
{
    const auto tuples = input.table.rowCount();
    // The records, their numbers by leaf, and the tuples in order.
    const auto bytes = PackedRecords::bytesFor(source) + sizeof(std::uint32_t) * (std::uint64_t{source.count} + tuples);
    if (const auto fits = checkMemory(bytes); !fits)
        return std::unexpected(fits.error());
    PackedRecords::Extent whole;
    auto records = PackedRecords::make(source, whole, job);
    const auto widths = Widths::make(input.table, input.plan.cutOn, job);
    Leaves leaves{std::vector<std::uint32_t>(source.count), {}};
    SharedProgress progress(job, tuples);
    std::vector<std::unique_ptr<StrictWorker>> workers(job.threads());
    WorkStack<BucketRun> stack({{{0, source.count, 0}, tuples, 0}}, job);
    stack.run([&](const BucketRun& bucket, std::size_t worker) {
        if (!workers[worker])
            workers[worker] = std::make_unique<StrictWorker>(Work{input, widths, records, leaves.numbers, tuples, progress});
        const auto share = [&](const BucketRun& right) {
            if (workers.size() > 1)
                stack.push(right);
            return workers.size() > 1;
        };
        workers[worker]->cut(bucket, bucket.depth == 0 ? &whole : nullptr, job, share);
    });
    for (const auto& worker : workers)
        if (worker)
            leaves.inOrder.insert(leaves.inOrder.end(), worker->leaves().begin(), worker->leaves().end());
    sortLeaves(leaves.inOrder);
    return leaves;
}

std::vector<std::size_t> startsOf(const std::vector<BucketRun>& leaves)
{
    std::vector<std::size_t> starts;
    starts.reserve(leaves.size() + 1);
    std::size_t start = 0;
    for (const auto& leaf : leaves)
        starts.push_back(std::exchange(start, start + leaf.tuples));
    return starts;
}

Result<BucketPartition> cutTuples(const StrictInput& input, const RecordSource& tuples, JobContext& job)
{
    const auto leaves = cutAll(input, tuples, job);
    if (!leaves)
        return std::unexpected(leaves.error());
    std::vector<std::uint32_t> inOrder;
    inOrder.reserve(tuples.count);
    for (const auto& leaf : leaves->inOrder)
        inOrder.insert(inOrder.end(), leaves->numbers.begin() + static_cast<std::ptrdiff_t>(leaf.run.begin),
                       leaves->numbers.begin() + static_cast<std::ptrdiff_t>(leaf.run.end));
    return BucketPartition::make(std::move(inOrder), startsOf(leaves->inOrder), true, job);
}

Result<BucketPartition> cutGroups(const StrictInput& input, TupleGroups& groups, JobContext& job)
{
    const auto leaves = cutAll(input, groups.source(), job);
    if (!leaves)
        return std::unexpected(leaves.error());
    std::vector<std::uint32_t> bucketOfGroup(groups.size());
    std::uint32_t bucket = 0;
    for (const auto& leaf : leaves->inOrder) {
        for (auto i = leaf.run.begin; i < leaf.run.end; ++i)
            bucketOfGroup[leaves->numbers[i]] = bucket;
        ++bucket;
    }
    auto starts = startsOf(leaves->inOrder);
    auto tuples = groups.tuplesBy(bucketOfGroup, starts, job);
    return BucketPartition::make(std::move(tuples), std::move(starts), true, job);
}

RecordSource tuplesOf(const StrictInput& input)
{
    RecordSource source{.count = input.table.rowCount(), .lanes = {}, .domains = {}, .weights = {}};
    for (const auto id : input.plan.cutOn) {
        source.lanes.emplace_back(input.table.attribute(id).codes);
        source.domains.push_back(input.table.attribute(id).values.size());
    }
    for (std::size_t i = 0; i < input.sensitive.size(); ++i) {
        source.lanes.push_back(input.plan.pairOfRow[i]);
        source.domains.push_back(input.sensitive[i].groups.pairCount());
    }
    return source;
}

} // namespace

Result<BucketPartition> strictPartition(const StrictInput& input, JobContext& job)
{
    const auto tuples = tuplesOf(input);
    if (input.rules.groupAlike && TupleGroups::mayPay(tuples) && checkMemory(TupleGroups::bytesFor(tuples))) {
        if (auto groups = TupleGroups::make(tuples, job))
            return cutGroups(input, *groups, job);
    }
    return cutTuples(input, tuples, job);
}

} // namespace tranche
