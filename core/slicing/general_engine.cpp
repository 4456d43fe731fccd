// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/general_engine.h"

#include "core/privacy/feasibility.h"
#include "core/slicing/match_ledger.h"
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

class GeneralEngine {
public:
    GeneralEngine(const PartitionInput& input, const GeneralRules& rules, const std::vector<SensitiveView>& views);
    Result<BucketPartition> run(JobContext& job);

private:
    bool passesWhole();
    void measure(const RowRun& run);
    std::size_t widest() const;
    std::optional<Choice> findCut(std::uint32_t node, const JobContext& job);
    bool tryCut(std::uint32_t node, const Choice& choice, const JobContext& job);
    void split(std::uint32_t node, const Choice& choice, const JobContext& job);
    void markSides(const RowRun& run, const Choice& choice);
    void tell(const RowRun& run, const Choice& choice, bool accepted) const;
    Result<BucketPartition> collect() const;

    const PartitionInput& m_input;
    const GeneralRules& m_rules;
    const std::vector<SensitiveView>& m_views;
    EngineGround m_ground;
    std::vector<MatchLedger> m_ledgers;
    Widths m_widths;
    CutFinder m_finder;
    std::vector<std::uint32_t> m_low;
    std::vector<std::uint32_t> m_high;
    std::vector<Widths::Range> m_untried;
    std::vector<std::uint8_t> m_sides;
    std::vector<std::uint32_t> m_finished; ///< nodes
};

/// Lanes of one record: codes to cut on, then parts and pair of each view, then the tuple's number.
std::size_t lanesOf(const GeneralRules& rules, const std::vector<SensitiveView>& views)
{
    std::size_t lanes = rules.cutOn.size() + 1;
    for (const auto& view : views)
        lanes += view.parts.size() + 1;
    return lanes;
}

std::vector<std::vector<RowRun>> rangesOfPublished(const PartitionInput& input, const std::vector<AttributeId>& cutOn)
{
    std::vector<std::vector<RowRun>> ranges;
    if (&input.table == &input.published)
        return ranges;
    for (const auto id : cutOn) {
        const auto& cut = input.table.attribute(id);
        const auto& published = input.published.attribute(id);
        auto& range = ranges.emplace_back(published.values.size(), RowRun{cut.values.size(), 0});
        for (std::size_t row = 0; row < cut.codes.size(); ++row) {
            auto& of = range[published.codes[row]];
            of.begin = std::min<std::size_t>(of.begin, cut.codes[row]);
            of.end = std::max<std::size_t>(of.end, cut.codes[row]);
        }
    }
    return ranges;
}

GeneralEngine::GeneralEngine(const PartitionInput& input, const GeneralRules& rules, const std::vector<SensitiveView>& views)
    : m_input(input), m_rules(rules), m_views(views),
      m_ground{RowRuns(input.table.rowCount(), lanesOf(rules, views)), {}, 0, input, rules.cutOn, rangesOfPublished(input, rules.cutOn)},
      m_widths(input.table, rules.cutOn), m_finder(rules.cut), m_low(m_ground.runs.laneCount()), m_high(m_ground.runs.laneCount()),
      m_sides(input.table.rowCount())
{
    std::size_t lane = 0;
    for (const auto id : rules.cutOn)
        m_ground.runs.fill(lane++, input.table.attribute(id).codes);
    for (const auto& view : views) {
        m_ledgers.emplace_back(m_ground, view, ViewLanes{lane, lane + view.parts.size()});
        for (const auto& part : view.parts)
            m_ground.runs.fill(lane++, part.ofRow);
        m_ground.runs.fill(lane++, view.pairs.ofRow);
    }
    m_ground.rowLane = lane;
    std::vector<std::uint32_t> rows(input.table.rowCount());
    for (std::uint32_t row = 0; row < rows.size(); ++row)
        rows[row] = row;
    m_ground.runs.fill(lane, rows);
    m_ground.tree.push_back({{0, rows.size()}});
}

bool GeneralEngine::passesWhole()
{
    return std::ranges::all_of(m_ledgers, [&](auto& ledger) { return ledger.passesWhole(m_ground.tree.front().run); });
}

Result<BucketPartition> GeneralEngine::run(JobContext& job)
{
    if (!passesWhole())
        return fail(ErrorCode::Infeasible, "No slicing of this table with these columns can keep the model.");
    const auto rows = m_input.table.rowCount();
    std::size_t finishedRows = 0;
    for (std::uint32_t node = 0; node < m_ground.tree.size(); ++node) {
        if (!job.step(finishedRows, rows))
            return cancelled();
        for (auto& ledger : m_ledgers)
            ledger.begin(node);
        const auto run = m_ground.tree[node].run;
        const bool hopeless = run.size() < 2 * m_rules.leastSize && !m_rules.observer; // an observer is told of every cut that is tried
        const auto choice = hopeless ? std::nullopt : findCut(node, job);
        if (!job.goOn())
            return cancelled(); // a cut that was not looked at to the end says nothing
        if (choice) {
            split(node, *choice, job);
        } else {
            m_finished.push_back(node);
            finishedRows += run.size();
        }
    }
    return collect();
}

/// The attributes that are not constant in the bucket, with their ranges.
void GeneralEngine::measure(const RowRun& run)
{
    m_ground.runs.measure(run, m_low.data(), m_high.data());
    m_untried.clear();
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

std::optional<Choice> GeneralEngine::findCut(std::uint32_t node, const JobContext& job)
{
    const auto run = m_ground.tree[node].run;
    measure(run);
    while (!m_untried.empty() && job.goOn()) {
        const auto position = widest();
        const auto range = m_untried[position];
        m_untried.erase(m_untried.begin() + static_cast<std::ptrdiff_t>(position)); // keeps the order of the others
        const Choice choice{static_cast<std::uint32_t>(range.index), m_finder.find(m_ground.runs.lane(run, range.index), range.low, range.high, job)};
        if (!job.goOn())
            break;
        const bool accepted = tryCut(node, choice, job);
        if (m_rules.observer)
            tell(run, choice, accepted);
        if (accepted)
            return choice;
        if (m_rules.attempts == Attempts::One)
            break;
    }
    return std::nullopt;
}

void GeneralEngine::markSides(const RowRun& run, const Choice& choice)
{
    const auto codes = m_ground.runs.lane(run, choice.lane);
    std::size_t ties = 0;
    for (std::size_t i = 0; i < codes.count; ++i) {
        const auto code = codes[i];
        const bool isTie = code == choice.cut.last;
        m_sides[i] = code < choice.cut.last || (isTie && ties < choice.cut.tiesLeft) ? LeftSide : RightSide;
        ties += isTie ? 1U : 0U;
    }
}

/// When true the ledgers have what they need to commit; when false they are as before.
bool GeneralEngine::tryCut(std::uint32_t node, const Choice& choice, const JobContext& job)
{
    const auto run = m_ground.tree[node].run;
    const bool seen = m_rules.observer != nullptr;
    const bool largeEnough = choice.cut.leftCount >= m_rules.leastSize && run.size() - choice.cut.leftCount >= m_rules.leastSize;
    if (largeEnough || seen)
        markSides(run, choice);
    if (!largeEnough)
        return false;
    const CutTrial trial{node, run, choice.lane, choice.cut, m_sides.data()};
    bool passed = true;
    std::size_t asked = 0;
    while (passed && asked < m_ledgers.size())
        passed = m_ledgers[asked++].passes(trial, job);
    if (!passed)
        for (std::size_t i = 0; i < asked; ++i)
            m_ledgers[i].discard();
    return passed;
}

void GeneralEngine::split(std::uint32_t node, const Choice& choice, const JobContext& job)
{
    const auto run = m_ground.tree[node].run;
    const CutTrial trial{node, run, choice.lane, choice.cut, m_sides.data()};
    for (auto& ledger : m_ledgers)
        ledger.commit(trial, job);
    m_ground.runs.part(run, m_sides.data(), choice.cut.leftCount);
    auto& parent = m_ground.tree[node];
    parent.left = static_cast<std::uint32_t>(m_ground.tree.size());
    parent.lane = choice.lane;
    parent.last = choice.cut.last;
    parent.partedTies = choice.cut.partsTies();
    const auto middle = run.begin + choice.cut.leftCount;
    m_ground.tree.push_back({{run.begin, middle}});
    m_ground.tree.push_back({{middle, run.end}});
}

void GeneralEngine::tell(const RowRun& run, const Choice& choice, bool accepted) const
{
    CutAttempt tried{{}, m_rules.cutOn[choice.lane], {}, {}, accepted};
    const auto rows = m_ground.runs.lane(run, m_ground.rowLane);
    for (std::size_t i = 0; i < rows.count; ++i) {
        tried.bucket.push_back(rows[i]);
        (m_sides[i] == LeftSide ? tried.left : tried.right).push_back(rows[i]);
    }
    m_rules.observer(tried);
}

Result<BucketPartition> GeneralEngine::collect() const
{
    std::vector<std::uint32_t> rows;
    std::vector<std::size_t> starts;
    rows.reserve(m_input.table.rowCount());
    for (const auto node : m_finished) {
        starts.push_back(rows.size());
        const auto lane = m_ground.runs.lane(m_ground.tree[node].run, m_ground.rowLane);
        for (std::size_t i = 0; i < lane.count; ++i)
            rows.push_back(lane[i]);
    }
    const bool ownOnly = m_rules.cut != Cut::Relaxed && m_ground.publishesWhatIsCut();
    return BucketPartition::make(std::move(rows), std::move(starts), ownOnly);
}

} // namespace

Result<BucketPartition> generalPartition(const PartitionInput& input, const GeneralRules& rules, JobContext& job)
{
    const auto views = sensitiveViews(input, rules.model, job);
    if (!views)
        return std::unexpected(views.error());
    return GeneralEngine(input, rules, *views).run(job);
}

} // namespace tranche
