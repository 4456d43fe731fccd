// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/general/general_engine.h"

#include "core/base/messages/model_message.h"
#include "core/base/memory.h"
#include "core/jobs/in_steps.h"
#include "core/slicing/general/match_ledger.h"
#include "core/slicing/widths.h"

#include <algorithm>
#include <optional>

namespace tranche {

namespace {

/// A cut that may be taken.
struct Choice {
    std::uint32_t lane = 0;
    CutValue cut;
};

/// A cut that passes, with what the ledgers counted of it, by view.
struct Accepted {
    Choice choice;
    std::vector<MatchLedger::Trial> trials;
};

class GeneralEngine {
public:
    GeneralEngine(EngineState engine, Widths widths, const GeneralRules& rules, const std::vector<AttributeView>& views);
    Result<BucketPartition> run(JobContext& job);

private:
    bool passesWhole(const JobContext& job);
    void measure(const RowRun& run, const JobContext& job);
    std::size_t widest() const;
    std::optional<Accepted> findCut(std::uint32_t node, const JobContext& job);
    std::optional<Accepted> tryCut(std::uint32_t node, const Choice& choice, const JobContext& job);
    void split(std::uint32_t node, Accepted accepted, const JobContext& job);
    void markSides(const RowRun& run, const Choice& choice, const JobContext& job);
    void tell(const RowRun& run, const Choice& choice, bool accepted) const;
    Result<BucketPartition> collect(const JobContext& job) const;

    const GeneralRules& m_rules;
    EngineState m_engine;
    std::vector<MatchLedger> m_ledgers;
    Widths m_widths;
    CutFinder m_finder;
    std::vector<std::uint32_t> m_low;
    std::vector<std::uint32_t> m_high;
    std::vector<Widths::Range> m_untried;
    std::vector<std::uint8_t> m_sides;
    std::vector<std::uint32_t> m_finished; ///< nodes
};

/// Lanes of one record: codes to cut on, then parts and pair of each view.
std::vector<std::span<const std::uint32_t>> lanesOf(const PartitionInput& input, const GeneralRules& rules,
                                                    const std::vector<AttributeView>& views)
{
    std::vector<std::span<const std::uint32_t>> lanes;
    for (const auto id : rules.cutOn)
        lanes.emplace_back(input.table.attribute(id).codes);
    for (const auto& view : views) {
        for (const auto& part : view.parts)
            lanes.emplace_back(part.ofRow);
        lanes.emplace_back(view.pairs.ofRow);
    }
    return lanes;
}

std::vector<std::vector<PublishedRange>> rangesOfPublished(const PartitionInput& input, const std::vector<AttributeId>& cutOn,
                                                           const JobContext& job)
{
    std::vector<std::vector<PublishedRange>> ranges;
    if (&input.table == &input.published)
        return ranges;
    for (const auto id : cutOn) {
        const auto& cut = input.table.attribute(id);
        const auto& published = input.published.attribute(id);
        auto& range = ranges.emplace_back(published.values.size(), PublishedRange{cut.values.size(), 0});
        inChunks(0, cut.codes.size(), job, [&](std::size_t from, std::size_t to) {
            for (auto row = from; row < to; ++row) {
                auto& of = range[published.codes[row]];
                of.low = std::min<std::size_t>(of.low, cut.codes[row]);
                of.high = std::max<std::size_t>(of.high, cut.codes[row]);
            }
        });
    }
    return ranges;
}

GeneralEngine::GeneralEngine(EngineState engine, Widths widths, const GeneralRules& rules, const std::vector<AttributeView>& views)
    : m_rules(rules),
      m_engine(std::move(engine)),
      m_widths(std::move(widths)),
      m_finder(rules.cut),
      m_low(RowRuns::measured(rules.cutOn.size())),
      m_high(m_low.size()),
      m_sides(m_engine.runs.rowCount())
{
    auto lane = rules.cutOn.size();
    for (const auto& view : views) {
        m_ledgers.emplace_back(m_engine, view, LaneLayout{lane, lane + view.parts.size()});
        lane += view.parts.size() + 1;
    }
    m_engine.rowLane = lane;
    m_engine.tree.push_back({{0, m_engine.runs.rowCount()}});
}

bool GeneralEngine::passesWhole(const JobContext& job)
{
    return std::ranges::all_of(m_ledgers, [&](auto& ledger) { return ledger.passesWhole(m_engine.tree.front().run, job); });
}

Result<BucketPartition> GeneralEngine::run(JobContext& job)
{
    if (!passesWhole(job))
        return fail(ErrorCode::Infeasible, ModelMessage::CannotBeMet);
    const auto rows = m_engine.runs.rowCount();
    std::size_t finishedRows = 0;
    for (std::uint32_t node = 0; node < m_engine.tree.size(); ++node) {
        job.step(finishedRows, rows);
        for (auto& ledger : m_ledgers)
            ledger.begin(node);
        const auto run = m_engine.tree[node].run;
        const bool hopeless = run.size() < 2 * m_rules.leastSize && !m_rules.observer; // an observer is told of every cut that is tried
        auto accepted = hopeless ? std::nullopt : findCut(node, job);
        if (accepted) {
            split(node, std::move(*accepted), job);
        } else {
            m_finished.push_back(node);
            finishedRows += run.size();
        }
    }
    return collect(job);
}

/// The attributes that are not constant in the bucket, with their ranges.
void GeneralEngine::measure(const RowRun& run, const JobContext& job)
{
    m_untried.clear();
    m_engine.runs.measure(run, m_low, m_high, job);
    for (std::size_t i = 0; i < m_rules.cutOn.size(); ++i)
        if (m_low[i] < m_high[i])
            m_untried.push_back(m_widths.rangeOf(i, m_low[i], m_high[i]));
}

/// Position of the widest untried attribute; the lower index wins a tie.
std::size_t GeneralEngine::widest() const
{
    std::size_t best = 0;
    for (std::size_t i = 1; i < m_untried.size(); ++i)
        if (m_widths.wider(m_untried[i], m_untried[best]))
            best = i;
    return best;
}

std::optional<Accepted> GeneralEngine::findCut(std::uint32_t node, const JobContext& job)
{
    const auto run = m_engine.tree[node].run;
    measure(run, job);
    while (!m_untried.empty()) {
        job.check();
        const auto position = widest();
        const auto range = m_untried[position];
        m_untried.erase(m_untried.begin() + static_cast<std::ptrdiff_t>(position)); // keeps the order of the others
        const Choice choice{static_cast<std::uint32_t>(range.index),
                            m_finder.find(m_engine.runs.lane(run, range.index), range.low, range.high, job)};
        auto accepted = tryCut(node, choice, job);
        if (m_rules.observer)
            tell(run, choice, accepted.has_value());
        if (accepted)
            return accepted;
        if (m_rules.attempts == Attempts::One)
            break;
    }
    return std::nullopt;
}

void GeneralEngine::markSides(const RowRun& run, const Choice& choice, const JobContext& job)
{
    const auto codes = m_engine.runs.lane(run, choice.lane);
    std::size_t ties = 0;
    inChunks(0, codes.count, job, [&](std::size_t from, std::size_t to) {
        for (auto i = from; i < to; ++i) {
            const auto code = codes[i];
            const bool isTie = code == choice.cut.last;
            m_sides[i] = code < choice.cut.last || (isTie && ties < choice.cut.tiesLeft) ? LeftSide : RightSide;
            ties += isTie ? 1U : 0U;
        }
    });
}

std::optional<Accepted> GeneralEngine::tryCut(std::uint32_t node, const Choice& choice, const JobContext& job)
{
    const auto run = m_engine.tree[node].run;
    const bool seen = m_rules.observer != nullptr;
    const bool largeEnough = choice.cut.leftCount >= m_rules.leastSize && run.size() - choice.cut.leftCount >= m_rules.leastSize;
    if (largeEnough || seen)
        markSides(run, choice, job);
    if (!largeEnough)
        return std::nullopt;
    Accepted accepted{choice, {}};
    for (auto& ledger : m_ledgers) {
        accepted.trials.push_back(ledger.tryCut({node, run, choice.lane, choice.cut, m_sides.data()}, job));
        if (!accepted.trials.back().passes())
            return std::nullopt;
    }
    return accepted;
}

void GeneralEngine::split(std::uint32_t node, Accepted accepted, const JobContext& job)
{
    const auto run = m_engine.tree[node].run;
    const auto& choice = accepted.choice;
    for (auto& trial : accepted.trials)
        trial.commit(job);
    m_engine.runs.part(run, m_sides.data(), choice.cut.leftCount, job);
    auto& parent = m_engine.tree[node];
    parent.left = static_cast<std::uint32_t>(m_engine.tree.size());
    parent.lane = choice.lane;
    parent.last = choice.cut.last;
    parent.partedTies = choice.cut.partsTies();
    const auto middle = run.begin + choice.cut.leftCount;
    m_engine.tree.push_back({{run.begin, middle, 1 - run.bank}});
    m_engine.tree.push_back({{middle, run.end, 1 - run.bank}});
}

void GeneralEngine::tell(const RowRun& run, const Choice& choice, bool accepted) const
{
    CutAttempt tried{{}, m_rules.cutOn[choice.lane], {}, {}, accepted};
    const auto rows = m_engine.runs.lane(run, m_engine.rowLane);
    for (std::size_t i = 0; i < rows.count; ++i) {
        tried.bucket.push_back(rows[i]);
        (m_sides[i] == LeftSide ? tried.left : tried.right).push_back(rows[i]);
    }
    m_rules.observer(tried);
}

Result<BucketPartition> GeneralEngine::collect(const JobContext& job) const
{
    std::vector<std::uint32_t> rows;
    std::vector<std::size_t> starts;
    rows.reserve(m_engine.runs.rowCount());
    for (const auto node : m_finished) {
        starts.push_back(rows.size());
        const auto lane = m_engine.runs.lane(m_engine.tree[node].run, m_engine.rowLane);
        for (std::size_t i = 0; i < lane.count; ++i)
            rows.push_back(lane[i]);
    }
    const bool ownOnly = m_rules.cut != Cut::Relaxed && m_engine.publishesWhatIsCut();
    return BucketPartition::make(std::move(rows), std::move(starts), ownOnly, job);
}

} // namespace

Result<BucketPartition> generalPartition(const PartitionInput& input, const GeneralRules& rules, JobContext& job)
{
    const auto views = attributeViews(input, rules.model, job);
    if (!views)
        return std::unexpected(views.error());
    const auto lanes = lanesOf(input, rules, *views);
    if (const auto fits = checkMemory(RowRuns::bytesFor(input.table.rowCount(), lanes.size())); !fits)
        return std::unexpected(fits.error());
    auto runs = RowRuns::make(input.table.rowCount(), lanes, job);
    auto widths = Widths::make(input.table, rules.cutOn, job);
    auto ranges = rangesOfPublished(input, rules.cutOn, job);
    EngineState engine{std::move(runs), {}, 0, input, rules.cutOn, std::move(ranges)};
    return GeneralEngine(std::move(engine), std::move(widths), rules, *views).run(job);
}

} // namespace tranche
