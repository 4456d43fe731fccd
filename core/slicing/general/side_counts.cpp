// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/general/side_counts.h"

#include "core/jobs/in_steps.h"

#include <algorithm>

namespace tranche {

SideCounts::SideCounts(const AttributeView& view)
    : m_view(view),
      m_pairs(view.pairCount(), SideCount{0, 0}),
      m_groups(view.groupCount(), SideCount{0, 0}),
      m_bad(view.groupCount(), 0),
      m_touchedParts(view.parts.size())
{
    for (const auto& part : view.parts)
        m_parts.emplace_back(part.count, SideCount{0, 0});
    for (auto& weights : m_weights)
        weights.assign(view.pairCount(), 0.0);
}

/// Adds up a lane by side.
void SideCounts::countLane(const Lane& lane, const std::uint8_t* sides, Counters counters, const JobContext& job)
{
    auto& touched = counters.touched;
    if (touched.ids.size() < touched.used + lane.count + 1)
        touched.ids.resize(touched.used + lane.count + 1);
    auto* ids = touched.ids.data();
    inChunks(0, lane.count, job, [&](std::size_t from, std::size_t to) {
        auto used = touched.used;
        for (auto i = from; i < to; ++i) {
            const auto id = lane[i];
            auto& count = counters.counts[id];
            ids[used] = id; // overwritten by the next one unless it is new
            used += (count[0] | count[1]) == 0 ? 1U : 0U;
            ++count[sides[i]];
        }
        touched.used = used;
    });
}

void SideCounts::clear(std::vector<SideCount>& counts, Touched& touched)
{
    for (const auto id : touched.all())
        counts[id] = {0, 0};
    touched.used = 0;
}

void SideCounts::countPairs(const Lane& pairs, const std::uint8_t* sides, const JobContext& job)
{
    countLane(pairs, sides, {m_pairs, m_touchedPairs}, job);
    for (const auto pair : m_touchedPairs.all()) {
        auto& group = m_groups[m_view.groupOfPair[pair]];
        group[0] += m_pairs[pair][0];
        group[1] += m_pairs[pair][1];
    }
}

void SideCounts::countParts(std::size_t column, const Lane& parts, const std::uint8_t* sides, const JobContext& job)
{
    countLane(parts, sides, {m_parts[column], m_touchedParts[column]}, job);
}

bool SideCounts::judgeGroups()
{
    return m_view.check.model().kind == ModelKind::LDiversity ? judgeByLargest() : judgeByModel();
}

bool SideCounts::judgeByLargest()
{
    // Parts of l are at most 10^9 and counts below 2^32, so the products fit 64 bits.
    const std::uint64_t numerator = m_view.check.model().l.numerator();
    const std::uint64_t denominator = m_view.check.model().l.denominator();
    unsigned any = 0;
    for (const auto id : m_touchedPairs.all()) {
        const auto& pair = m_pairs[id];
        const auto index = m_view.groupOfPair[id];
        const auto& group = m_groups[index];
        unsigned bad = numerator * pair[0] > denominator * group[0] ? 1U << RightSide : 0U;
        bad |= numerator * pair[1] > denominator * group[1] ? 1U << LeftSide : 0U;
        bad |= numerator * (std::uint64_t(pair[0]) + pair[1]) > denominator * (std::uint64_t(group[0]) + group[1]) ? 1U << WholeBucket : 0U;
        m_bad[index] = static_cast<std::uint8_t>(m_bad[index] | bad);
        any |= bad;
    }
    return (any & 3U) != 0;
}

bool SideCounts::judgeByModel()
{
    const auto touched = m_touchedPairs.all();
    std::ranges::sort(touched); // values of a group ascend
    bool any = false;
    for (auto first = touched.begin(); first != touched.end();) {
        const auto group = m_view.groupOfPair[*first];
        const auto end = std::find_if(first, touched.end(), [&](auto pair) { return m_view.groupOfPair[pair] != group; });
        unsigned bad = 0;
        for (const auto side : {RightSide, LeftSide, WholeBucket})
            bad |= fails({first, end}, side) ? 1U << side : 0U;
        m_bad[group] = static_cast<std::uint8_t>(bad);
        any = any || (bad & 3U) != 0;
        first = end;
    }
    return any;
}

bool SideCounts::fails(std::span<const std::uint32_t> pairs, Side side)
{
    m_values.clear();
    for (const auto pair : pairs) {
        const std::uint64_t count = side == WholeBucket ? std::uint64_t(m_pairs[pair][0]) + m_pairs[pair][1] : m_pairs[pair][side];
        if (count > 0)
            m_values.push_back({m_view.valueOfPair[pair], count});
    }
    return !m_values.empty() && !m_view.check.passes(m_values);
}

void SideCounts::prepareWeights()
{
    const bool occurrence = m_view.check.model().kind == ModelKind::Distinct;
    for (const auto id : m_touchedPairs.all()) {
        const auto& pair = m_pairs[id];
        const auto weight
            = [&](std::uint64_t count) { return static_cast<double>(occurrence ? std::min<std::uint64_t>(count, 1) : count); };
        m_weights[RightSide][id] = weight(pair[0]);
        m_weights[LeftSide][id] = weight(pair[1]);
        m_weights[WholeBucket][id] = weight(std::uint64_t(pair[0]) + pair[1]);
    }
    m_hasWeights = true;
}

void SideCounts::reset()
{
    for (const auto id : m_touchedPairs.all()) {
        m_groups[m_view.groupOfPair[id]] = {0, 0};
        m_bad[m_view.groupOfPair[id]] = 0;
        if (m_hasWeights)
            m_weights[RightSide][id] = m_weights[LeftSide][id] = m_weights[WholeBucket][id] = 0.0;
    }
    m_hasWeights = false;
    clear(m_pairs, m_touchedPairs);
    for (std::size_t column = 0; column < m_parts.size(); ++column)
        clear(m_parts[column], m_touchedParts[column]);
}

} // namespace tranche
