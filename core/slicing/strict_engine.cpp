// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/strict_engine.h"

#include "core/buckets/chunks.h"
#include "core/slicing/cut_check.h"
#include "core/slicing/cut_value.h"
#include "core/slicing/widths.h"

#include <algorithm>
#include <cstring>
#include <optional>

namespace tranche {

namespace {

/// A bucket as a run of records.
struct Run {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t depth = 0;
    std::size_t size() const { return end - begin; }
};

template <class Lanes>
class StrictEngine {
public:
    StrictEngine(const StrictInput& input, Lanes lanes)
        : m_input(input), m_lanes(lanes), m_words(input.table.rowCount() * lanes.count()), m_low(lanes.count()), m_high(lanes.count()),
          m_widths(input.table, input.plan.cutOn), m_finder(input.rules.cut), m_checks(input.sensitive.begin(), input.sensitive.end())
    {
    }

    Result<BucketPartition> run(JobContext& job);

private:
    struct Choice {
        std::size_t lane = 0;
        CutValue cut;
    };

    std::uint32_t* record(std::size_t index) const { return m_words.data() + index * m_lanes.count(); }
    Lane lane(const Run& run, std::size_t index) const { return {record(run.begin) + index, m_lanes.count(), run.size()}; }
    bool measure(const Run& run, const JobContext& job);
    std::optional<Choice> findCut(const Run& run, const JobContext& job);
    std::size_t widest() const;
    bool everyModelPasses(const Run& run, const Lane& codes, std::uint32_t last, const JobContext& job);
    bool split(const Run& run, const Choice& choice, const JobContext& job);
    Result<BucketPartition> collect(std::vector<Run> leaves) const;

    const StrictInput& m_input;
    Lanes m_lanes;
    AlignedWords m_words;
    AlignedWords m_scratch;
    std::vector<std::uint32_t> m_low;
    std::vector<std::uint32_t> m_high;
    std::vector<Widths::Range> m_untried;
    Widths m_widths;
    CutFinder m_finder;
    std::vector<CutCheck> m_checks; ///< by sensitive attribute
};

template <class Lanes>
Result<BucketPartition> StrictEngine<Lanes>::run(JobContext& job)
{
    const auto rows = m_input.table.rowCount();
    if (!fillRecords(m_input.table, m_input.plan, {m_words.data(), m_words.size()}, job))
        return cancelled();
    std::vector<Run> leaves;
    std::vector<Run> waiting{{0, rows, 0}};
    while (!waiting.empty()) {
        const auto bucket = waiting.back();
        waiting.pop_back();
        if (!job.step(bucket.begin, rows))
            return cancelled();
        const auto choice = bucket.size() < 2 * m_input.rules.leastSize ? std::nullopt : findCut(bucket, job);
        if (!job.goOn())
            return cancelled(); // a cut that was not looked at to the end says nothing
        if (!choice) {
            leaves.push_back(bucket);
            continue;
        }
        if (!split(bucket, *choice, job))
            return cancelled();
        const auto middle = bucket.begin + choice->cut.leftCount;
        waiting.push_back({middle, bucket.end, bucket.depth + 1});
        waiting.push_back({bucket.begin, middle, bucket.depth + 1});
    }
    return collect(std::move(leaves));
}

/// The attributes that are not constant in the bucket, with their ranges. False: told to stop.
template <class Lanes>
bool StrictEngine<Lanes>::measure(const Run& run, const JobContext& job)
{
    const auto lanes = m_lanes.count();
    std::copy_n(record(run.begin), lanes, m_low.begin());
    std::copy_n(record(run.begin), lanes, m_high.begin());
    const bool done = inChunks(run.begin, run.end, job, [&](std::size_t from, std::size_t to) {
        auto* low = m_low.data();
        auto* high = m_high.data();
        for (auto i = from; i < to; ++i) {
            const auto* words = record(i);
            for (std::size_t lane = 0; lane < lanes; ++lane) {
                low[lane] = std::min(low[lane], words[lane]);
                high[lane] = std::max(high[lane], words[lane]);
            }
        }
    });
    m_untried.clear();
    for (std::size_t i = 0; i < m_input.plan.cutOn.size(); ++i)
        if (m_low[i] < m_high[i])
            m_untried.push_back(m_widths.rangeOf(i, m_low[i], m_high[i]));
    return done;
}

/// Position of the widest untried attribute; the lower index wins a tie.
template <class Lanes>
std::size_t StrictEngine<Lanes>::widest() const
{
    std::size_t best = 0;
    for (std::size_t i = 1; i < m_untried.size(); ++i)
        if (m_widths.wider(m_untried[i], m_untried[best]))
            best = i;
    return best;
}

template <class Lanes>
bool StrictEngine<Lanes>::everyModelPasses(const Run& run, const Lane& codes, std::uint32_t last, const JobContext& job)
{
    for (std::size_t i = 0; i < m_checks.size(); ++i)
        if (!m_checks[i].passes(lane(run, m_input.plan.pairLane(i)), codes, last, job))
            return false;
    return true;
}

template <class Lanes>
std::optional<typename StrictEngine<Lanes>::Choice> StrictEngine<Lanes>::findCut(const Run& run, const JobContext& job)
{
    const auto& rules = m_input.rules;
    if (!measure(run, job))
        return std::nullopt;
    while (!m_untried.empty() && job.goOn()) {
        const auto position = widest();
        const auto range = m_untried[position];
        m_untried.erase(m_untried.begin() + static_cast<std::ptrdiff_t>(position)); // keeps the order of the others
        const auto codes = lane(run, range.index);
        const auto cut = m_finder.find(codes, range.low, range.high, job);
        const bool largeEnough = cut.leftCount >= rules.leastSize && run.size() - cut.leftCount >= rules.leastSize;
        if (largeEnough && everyModelPasses(run, codes, cut.last, job))
            return Choice{range.index, cut};
        if (rules.attempts == Attempts::One)
            break;
    }
    return std::nullopt;
}

/// Move the right half behind the left one, both in their old order. False: told to stop.
template <class Lanes>
bool StrictEngine<Lanes>::split(const Run& run, const Choice& choice, const JobContext& job)
{
    const auto lanes = m_lanes.count();
    const auto rightCount = run.size() - choice.cut.leftCount;
    if (m_scratch.size() < (rightCount + 1) * lanes)
        m_scratch = AlignedWords((rightCount + 1) * lanes);
    auto* left = record(run.begin);
    auto* right = m_scratch.data();
    // Each record is written to both sides and only one side moves on: no branch to guess wrong.
    const bool done = inChunks(run.begin, run.end, job, [&](std::size_t from, std::size_t to) {
        for (auto i = from; i < to; ++i) {
            const auto* words = record(i);
            const bool goesLeft = words[choice.lane] <= choice.cut.last;
            std::memcpy(right, words, lanes * sizeof(std::uint32_t));
            std::memmove(left, words, lanes * sizeof(std::uint32_t));
            left += goesLeft ? lanes : 0;
            right += goesLeft ? 0 : lanes;
        }
    });
    if (done)
        std::memcpy(left, m_scratch.data(), rightCount * lanes * sizeof(std::uint32_t));
    return done;
}

template <class Lanes>
Result<BucketPartition> StrictEngine<Lanes>::collect(std::vector<Run> leaves) const
{
    std::ranges::stable_sort(leaves, {}, &Run::depth); // within a depth they stand from left to right already
    std::vector<std::uint32_t> rows;
    std::vector<std::size_t> starts;
    rows.reserve(m_input.table.rowCount());
    starts.reserve(leaves.size());
    for (const auto& leaf : leaves) {
        starts.push_back(rows.size());
        for (auto i = leaf.begin; i < leaf.end; ++i)
            rows.push_back(record(i)[m_input.plan.rowLane()]);
    }
    return BucketPartition::make(std::move(rows), std::move(starts), true);
}

} // namespace

Result<BucketPartition> strictPartition(const StrictInput& input, JobContext& job)
{
    const auto lanes = input.plan.usedLanes();
    if (lanes <= 8)
        return StrictEngine(input, FixedLanes<8>{}).run(job);
    if (lanes <= 16)
        return StrictEngine(input, FixedLanes<16>{}).run(job);
    if (lanes <= 32)
        return StrictEngine(input, FixedLanes<32>{}).run(job);
    return StrictEngine(input, AnyLanes{lanes}).run(job);
}

} // namespace tranche
