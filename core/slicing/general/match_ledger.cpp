// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/general/match_ledger.h"

#include "core/jobs/in_steps.h"
#include "core/jobs/parallel.h"

#include <algorithm>
#include <atomic>
#include <limits>

namespace tranche {

namespace {

constexpr double unit = std::numeric_limits<double>::epsilon(); // twice the rounding of one step, so bounds have room

/// Runs `body(from, to, worker)` over [0, count); long ranges on all threads.
template <class Body>
void inShards(std::size_t count, const JobContext& job, Body&& body)
{
    constexpr std::size_t shard = 4'096;
    if (count > shard)
        parallelRanges(0, count, shard, job, body);
    else
        body(std::size_t{0}, count, std::size_t{0});
}

/// Of one group.
std::size_t mostPairsOf(const AttributeView& view)
{
    std::size_t most = 0;
    for (std::size_t group = 0; group < view.groupCount(); ++group)
        most = std::max<std::size_t>(most, view.firstPair[group + 1] - view.firstPair[group]);
    return most;
}

} // namespace

MatchLedger::MatchLedger(const EngineState& engine, const AttributeView& view, LaneLayout layout)
    : m_engine(engine),
      m_view(view),
      m_layout(layout),
      m_exact(engine, view, layout),
      m_counts(view),
      m_states(mostPairsOf(view)),
      m_stateOf(view.signatures.count, MatchStates::none),
      m_lists{List{}}
{
}

bool MatchLedger::passesWhole(const RowRun& run, const JobContext& job)
{
    const std::vector<std::uint8_t> sides(run.size(), LeftSide);
    m_counts.countPairs(m_engine.runs.lane(run, m_layout.pair), sides.data(), job);
    const bool passed = !m_counts.judgeGroups();
    m_counts.reset();
    return passed;
}

void MatchLedger::begin(std::uint32_t node)
{
    if (node == m_levelEnd) {
        std::swap(m_entries, m_nextEntries);
        m_nextEntries.clear();
        m_levelEnd = m_engine.tree.size();
    }
    const auto& list = m_lists[node];
    m_list = m_entries.part(list.begin, list.end);
}

MatchLedger::Trial MatchLedger::tryCut(const TriedCut& cut, const JobContext& job)
{
    Trial trial(*this, cut); // whatever happens from here on, the counts go
    trial.m_passes = passes(cut, job);
    return trial;
}

bool MatchLedger::passes(const TriedCut& trial, const JobContext& job)
{
    m_counts.countPairs(m_engine.runs.lane(trial.run, m_layout.pair), trial.sides, job);
    const bool anyBad = m_counts.judgeGroups();
    m_hasMatching = !m_list.empty() || trial.cut.partsTies() || !m_engine.publishesWhatIsCut();
    if (!m_hasMatching)
        return !anyBad; // every tuple goes on matching its own bucket only
    m_scratch.resize(std::max<std::size_t>(m_scratch.size(), job.threads()));
    countParts(trial, job);
    m_counts.prepareWeights();
    setSizes(trial);
    return (!anyBad || ownTuplesPass(trial, job)) && listPasses(trial, job);
}

void MatchLedger::countParts(const TriedCut& trial, const JobContext& job)
{
    const auto count = [&](std::size_t part, std::size_t = 0) {
        m_counts.countParts(part, m_engine.runs.lane(trial.run, m_layout.firstPart + part), trial.sides, job);
    };
    if (trial.run.size() > 32'768)
        return parallelFor(m_view.parts.size(), job, count);
    for (std::size_t part = 0; part < m_view.parts.size(); ++part)
        count(part);
}

void MatchLedger::setSizes(const TriedCut& trial)
{
    // With the distinct model sums are numbers of buckets.
    const bool occurrence = m_view.check.model().kind == ModelKind::Distinct;
    const auto perSize = [&](std::size_t size) {
        double product = 1.0;
        for (std::size_t i = 0; i < m_view.columnCount() && !occurrence; ++i)
            product *= static_cast<double>(size);
        return 1.0 / product;
    };
    m_perSize[LeftSide] = perSize(trial.cut.leftCount);
    m_perSize[RightSide] = perSize(trial.run.size() - trial.cut.leftCount);
    m_perSize[WholeBucket] = perSize(trial.run.size());
    // Near the end of what a double holds, relative errors are no longer small: then everything close is decided in whole numbers.
    m_doubt = m_perSize[WholeBucket] < 1e-250 ? std::numeric_limits<double>::infinity() : 0.0;
}

SignatureParts MatchLedger::partsOf(const std::uint32_t* record) const
{
    return {{record + m_layout.firstPart, m_view.parts.size()}, m_view.groupOfPair[record[m_layout.pair]], record[m_engine.rowLane]};
}

/// On which sides all parts occur.
std::uint8_t MatchLedger::matchOf(const std::uint32_t* parts, std::uint32_t group) const
{
    const auto& groups = m_counts.group(group);
    unsigned right = groups[RightSide] > 0 ? Right : Neither;
    unsigned left = groups[LeftSide] > 0 ? Left : Neither;
    for (std::size_t column = 0; column < m_view.parts.size(); ++column) {
        const auto& count = m_counts.part(column, parts[column]);
        right = count[RightSide] > 0 ? right : 0U;
        left = count[LeftSide] > 0 ? left : 0U;
    }
    return static_cast<std::uint8_t>(right | left);
}

/// The product of the parts' counts over the size to the number of columns, by side; 0 where the signature does not match.
std::array<double, 3> MatchLedger::sharesOf(const std::uint32_t* parts) const
{
    auto shares = m_perSize;
    if (m_view.check.model().kind == ModelKind::Distinct) {
        for (std::size_t column = 0; column < m_view.parts.size(); ++column) {
            const auto& count = m_counts.part(column, parts[column]);
            shares[RightSide] *= count[RightSide] > 0 ? 1.0 : 0.0;
            shares[LeftSide] *= count[LeftSide] > 0 ? 1.0 : 0.0;
        }
        return shares;
    }
    for (std::size_t column = 0; column < m_view.parts.size(); ++column) {
        const auto& count = m_counts.part(column, parts[column]);
        shares[RightSide] *= static_cast<double>(count[RightSide]);
        shares[LeftSide] *= static_cast<double>(count[LeftSide]);
        shares[WholeBucket] *= static_cast<double>(std::uint64_t(count[RightSide]) + count[LeftSide]);
    }
    return shares;
}

bool MatchLedger::ownTuplesPass(const TriedCut& trial, const JobContext& job)
{
    std::atomic<bool> failed = false;
    inShards(trial.run.size(), job, [&](std::size_t from, std::size_t to, std::size_t worker) {
        for (auto i = from; i < to && !failed.load(std::memory_order_relaxed); ++i)
            if (!ownTuplePasses(trial, i, m_scratch[worker]))
                failed.store(true, std::memory_order_relaxed);
    });
    return !failed;
}

/// Tuples that matched this bucket only; those with a state stand in the list.
bool MatchLedger::ownTuplePasses(const TriedCut& trial, std::size_t index, Scratch& newSums) const
{
    const auto* record = m_engine.runs.record(trial.run, index);
    const auto signature = partsOf(record);
    const unsigned bad = m_counts.badSides(signature.group);
    if ((bad & 3U) == 0)
        return true;
    const auto match = matchOf(signature.parts.data(), signature.group);
    const bool badWhereItIs = (bad >> trial.sides[index] & 1U) != 0;
    if (match != Both && !badWhereItIs)
        return true;
    const auto state = m_stateOf[m_view.signatures.ofRow[signature.tuple]];
    if (state != MatchStates::none && m_states.head(state).buckets > 1)
        return true;
    if (match != Both)
        return false;
    const auto head = sumUp(signature.parts.data(), signature.group, {}, nullptr, newSums);
    return sumsPass(head, signature, trial, newSums);
}

std::uint32_t MatchLedger::badAfter(std::uint32_t group, std::uint8_t match) const
{
    const std::uint32_t bad = m_counts.badSides(group);
    return ((match & Right) != 0 ? bad & 1U : 0U) + ((match & Left) != 0 ? bad >> 1U & 1U : 0U);
}

bool MatchLedger::listPasses(const TriedCut& trial, const JobContext& job)
{
    const auto words = stride();
    m_matches.resize(m_list.size() / words);
    std::atomic<bool> failed = false;
    inShards(m_matches.size(), job, [&](std::size_t from, std::size_t to, std::size_t worker) {
        constexpr std::size_t ahead = 8;
        for (auto i = from; i < to && !failed.load(std::memory_order_relaxed); ++i) {
            const auto* entry = m_list.data() + i * words;
            if (i + ahead < to)
                m_states.prefetch(entry[ahead * words]);
            const bool isDead = m_states.head(entry[0]).buckets < 2;
            m_matches[i] = isDead ? static_cast<std::uint8_t>(Dead) : matchOf(entry + 1, entry[words - 1]);
            if (!isDead && !statePasses(trial, entry, m_matches[i], m_scratch[worker]))
                failed.store(true, std::memory_order_relaxed);
        }
    });
    return !failed;
}

bool MatchLedger::statePasses(const TriedCut& trial, const std::uint32_t* entry, std::uint8_t match, Scratch& newSums) const
{
    const auto head = m_states.head(entry[0]);
    const auto group = entry[stride() - 1];
    const std::uint32_t wasBad = m_counts.badSides(group) >> 2U & 1U;
    const auto bad = head.bad - wasBad + badAfter(group, match);
    if (bad == 0)
        return true; // a mean of distributions that pass
    const auto buckets = head.buckets - 1 + (match & 1U) + (match >> 1U & 1U);
    if (buckets == 1)
        return false;
    const SignatureParts signature{{entry + 1, m_view.parts.size()}, group, m_view.tupleOfSignature[head.signature]};
    return sumsPass(sumUp(entry + 1, group, head, m_states.sums(entry[0]), newSums), signature, trial, newSums);
}

/// The sums after the cut, in `newSums`; `sums` null: there were none.
MatchHead MatchLedger::sumUp(const std::uint32_t* parts, std::uint32_t group, const MatchHead& before, const double* sums,
                             Scratch& newSums) const
{
    const auto first = m_view.firstPair[group];
    const auto count = m_view.firstPair[group + 1] - first;
    const auto shares = sharesOf(parts);
    const double left = shares[LeftSide];
    const double right = shares[RightSide];
    const double whole = sums ? shares[WholeBucket] : 0.0;
    const auto* leftWeights = m_counts.weights(LeftSide, first);
    const auto* rightWeights = m_counts.weights(RightSide, first);
    const auto* wholeWeights = m_counts.weights(WholeBucket, first);
    if (newSums.size() < count)
        newSums.resize(count);
    double total = 0.0;
    for (std::uint32_t i = 0; i < count; ++i) {
        const double old = sums ? sums[i] : 0.0;
        newSums[i] = old - whole * wholeWeights[i] + left * leftWeights[i] + right * rightWeights[i];
        total += newSums[i];
    }
    auto head = before;
    head.sumCount = count;
    head.total = total;
    if (m_view.check.model().kind == ModelKind::Distinct)
        return head; // small whole numbers: no rounding
    const auto& groups = m_counts.group(group);
    const double moved = whole * (static_cast<double>(groups[0]) + static_cast<double>(groups[1]))
                         + left * static_cast<double>(groups[LeftSide]) + right * static_cast<double>(groups[RightSide]);
    const double factors = static_cast<double>(2 * m_view.columnCount() + 4);
    head.error += m_doubt + unit * (factors * moved + 4.0 * (before.total + moved));
    return head;
}

bool MatchLedger::sumsPass(const MatchHead& head, const SignatureParts& signature, const TriedCut& trial, const Scratch& newSums) const
{
    const std::span sums(newSums.data(), head.sumCount);
    if (m_view.check.model().kind == ModelKind::Distinct) {
        const auto occurring = static_cast<std::size_t>(std::ranges::count_if(sums, [](double sum) { return sum > 0.0; }));
        return occurring >= m_view.check.model().l.numerator();
    }
    const auto screen = m_view.check.screen(m_view.valuesOf(signature.group), sums, head.error);
    if (screen == DiversityCheck::Screen::Close)
        return m_exact.passes(signature, trial, m_counts);
    return screen == DiversityCheck::Screen::Passes;
}

void MatchLedger::take(const TriedCut& trial, const JobContext& job)
{
    m_newEntries.clear();
    if (m_hasMatching) {
        updateStates(job);
        if (trial.cut.partsTies() || !m_engine.publishesWhatIsCut())
            addNewStates(trial, job);
    } else {
        m_matches.clear();
    }
    writeLists(job);
}

void MatchLedger::updateStates(const JobContext& job)
{
    const auto words = stride();
    inShards(m_matches.size(), job, [&](std::size_t from, std::size_t to, std::size_t worker) {
        for (auto i = from; i < to; ++i)
            if (m_matches[i] != Dead)
                m_matches[i] = updateState(m_list.data() + i * words, m_matches[i], m_scratch[worker]);
    });
    for (std::size_t i = 0; i < m_matches.size(); ++i) {
        if (m_matches[i] != Dead)
            continue;
        const auto at = m_list[i * words];
        m_stateOf[m_states.head(at).signature] = MatchStates::none;
        m_states.release(at);
    }
}

/// With one bucket left a signature needs no state: Dead. Where that is another bucket, its list still holds the entry, to be found dead.
std::uint8_t MatchLedger::updateState(const std::uint32_t* entry, std::uint8_t match, Scratch& newSums)
{
    const auto group = entry[stride() - 1];
    const std::uint32_t wasBad = m_counts.badSides(group) >> 2U & 1U;
    auto head = sumUp(entry + 1, group, m_states.head(entry[0]), m_states.sums(entry[0]), newSums);
    std::copy_n(newSums.begin(), head.sumCount, m_states.sums(entry[0]));
    head.bad = head.bad - wasBad + badAfter(group, match);
    head.buckets = head.buckets - 1 + (match & 1U) + (match >> 1U & 1U);
    m_states.setHead(entry[0], head);
    return head.buckets == 1 && match != Neither ? static_cast<std::uint8_t>(Dead) : match;
}

void MatchLedger::addNewStates(const TriedCut& trial, const JobContext& job)
{
    inChunks(0, trial.run.size(), job, [&](std::size_t from, std::size_t to) {
        m_parted.clear();
        for (auto i = from; i < to; ++i) // others have a value that is on one side only
            if (!m_engine.publishesWhatIsCut() || m_engine.runs.record(trial.run, i)[trial.lane] == trial.cut.last)
                m_parted.push_back(static_cast<std::uint32_t>(i));
        constexpr std::size_t ahead = 8;       // tuples, for what each looks up to be in cache by then
        constexpr std::size_t stretch = 4'096; // tuples whose new states take a few milliseconds
        for (std::size_t i = 0; i < m_parted.size(); ++i) {
            if (i % stretch == stretch - 1)
                job.check();
            if (i + 2 * ahead < m_parted.size())
                __builtin_prefetch(&m_view.signatures.ofRow[m_engine.runs.record(trial.run, m_parted[i + 2 * ahead])[m_engine.rowLane]]);
            if (i + ahead < m_parted.size())
                prefetch(m_engine.runs.record(trial.run, m_parted[i + ahead]));
            addNewState(m_engine.runs.record(trial.run, m_parted[i]));
        }
    });
}

/// What addNewState() looks up for a tuple.
void MatchLedger::prefetch(const std::uint32_t* record) const
{
    __builtin_prefetch(&m_stateOf[m_view.signatures.ofRow[record[m_engine.rowLane]]]);
    for (std::size_t column = 0; column < m_view.parts.size(); ++column)
        __builtin_prefetch(&m_counts.part(column, record[m_layout.firstPart + column]));
}

/// A state for the tuple's signature, if it has none and matches both halves.
void MatchLedger::addNewState(const std::uint32_t* record)
{
    auto& newSums = m_scratch.front();
    const auto parts = partsOf(record);
    const auto signature = m_view.signatures.ofRow[parts.tuple];
    if (m_stateOf[signature] != MatchStates::none || matchOf(parts.parts.data(), parts.group) != Both)
        return;
    auto head = sumUp(parts.parts.data(), parts.group, {}, nullptr, newSums);
    head.buckets = 2;
    head.bad = badAfter(parts.group, Both);
    head.signature = signature;
    const auto at = m_states.create(head);
    std::copy_n(newSums.begin(), head.sumCount, m_states.sums(at));
    m_stateOf[signature] = at;
    m_newEntries.push_back(at);
    m_newEntries.insert(m_newEntries.end(), parts.parts.begin(), parts.parts.end());
    m_newEntries.push_back(parts.group);
}

/// Lists of the halves, the left one first.
void MatchLedger::writeLists(const JobContext& job)
{
    for (const auto side : {Left, Right}) {
        const auto begin = m_nextEntries.size();
        m_nextEntries.wrote(writeList(side, m_nextEntries.room(m_matches.size() * stride()), job));
        m_nextEntries.add(m_newEntries);
        m_lists.push_back({begin, m_nextEntries.size()});
    }
}

/// The entries that match on one side. How many words.
std::size_t MatchLedger::writeList(std::uint8_t side, std::uint32_t* to, const JobContext& job) const
{
    const auto words = stride();
    const auto* const begin = to;
    inChunks(0, m_matches.size(), job, [&](std::size_t from, std::size_t end) {
        const auto* entry = m_list.data() + from * words;
        for (auto i = from; i < end; ++i, entry += words)
            if (m_matches[i] != Dead && (m_matches[i] & side) != 0)
                for (std::size_t word = 0; word < words; ++word)
                    *to++ = entry[word];
    });
    return static_cast<std::size_t>(to - begin);
}

} // namespace tranche
