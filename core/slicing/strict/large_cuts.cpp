// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/strict/large_cuts.h"

#include <algorithm>

namespace tranche {

LargeCuts::LargeCuts(std::span<const SensitiveRule> rules, Cut cut) : m_rules(rules.begin(), rules.end()), m_cut(cut)
{
    if (rules.size() == 1 && rules.front().groups.pairCount() <= JointCounts::mostPairs)
        m_joint.emplace(rules.front().groups.pairCount());
}

void LargeCuts::begin()
{
    for (auto& pairs : m_rules)
        pairs.forget();
}

CutValue LargeCuts::find(const Bucket& bucket, std::size_t lane, std::pair<std::uint32_t, std::uint32_t> range, const JobContext& job)
{
    if (m_joint)
        return m_joint->find({bucket.records, bucket.run, bucket.tuples, bucket.firstPair}, lane, range, m_cut, job);
    const auto middle = withCodes(bucket.records.lane(lane, bucket.run), [&](const auto& codes) {
        return bucket.records.withWeights(bucket.run, [&](const auto& weights) {
            return m_ranks.find(CountedCodes{codes, bucket.run.size(), range, weights}, middleRank(m_cut, bucket.tuples), job);
        });
    });
    return cutAround(m_cut, middle, bucket.tuples, range.second);
}

bool LargeCuts::passes(const Bucket& bucket, std::size_t lane, const CutValue& cut, const JobContext& job)
{
    if (m_joint) {
        m_rules.front().take(m_joint->total(), m_joint->left());
        return m_rules.front().passes();
    }
    for (std::size_t i = 0; i < m_rules.size(); ++i) {
        const auto pairLane = bucket.firstPair + i;
        m_rules[i].count(bucket, pairLane, job);
        m_rules[i].countLeft(bucket, pairLane, {lane, cut.last}, job);
        if (!m_rules[i].passes())
            return false;
    }
    return true;
}

LargeCuts::Pairs::Pairs(const SensitiveRule& rule)
    : m_rule(rule), m_total(rule.groups.pairCount(), 0), m_left(2 * rule.groups.pairCount(), 0)
{
    m_present.reserve(rule.groups.pairCount());
}

void LargeCuts::Pairs::forget()
{
    for (const auto pair : m_present)
        m_total[pair] = 0;
    m_present.clear();
    m_counted = false;
}

void LargeCuts::Pairs::count(const Bucket& bucket, std::size_t pairLane, const JobContext& job)
{
    if (m_counted)
        return;
    inChunks(bucket.run.begin, bucket.run.end, job, [&](std::size_t from, std::size_t to) {
        const RecordRun part{from, to, bucket.run.bank};
        withCodes(bucket.records.lane(pairLane, part), [&](const auto& pairs) {
            bucket.records.withWeights(part, [&](const auto& weights) {
                for (std::size_t i = 0; i < part.size(); ++i) {
                    auto& total = m_total[pairs[i]];
                    if (total == 0)
                        m_present.push_back(pairs[i]);
                    total += weights[i];
                }
            });
        });
    });
    std::ranges::sort(m_present);
    m_counted = true;
}

void LargeCuts::Pairs::countLeft(const Bucket& bucket, std::size_t pairLane, std::pair<std::size_t, std::uint32_t> codesUpTo,
                                 const JobContext& job)
{
    const auto [lane, last] = codesUpTo;
    inChunks(bucket.run.begin, bucket.run.end, job, [&](std::size_t from, std::size_t to) {
        const RecordRun part{from, to, bucket.run.bank};
        const auto add = [&](const auto& codes, const auto& pairs, const auto& weights) {
            for (std::size_t i = 0; i < part.size(); ++i)
                m_left[2 * pairs[i] + (i & 1U)] += codes[i] <= last ? weights[i] : 0U;
        };
        withCodes(bucket.records.lane(pairLane, part), [&](const auto& pairs) {
            withCodes(bucket.records.lane(lane, part), [&](const auto& codes) {
                bucket.records.withWeights(part, [&](const auto& weights) { add(codes, pairs, weights); });
            });
        });
    });
}

void LargeCuts::Pairs::take(std::span<const std::uint32_t> total, std::span<const std::uint32_t> left)
{
    if (!m_counted)
        for (std::uint32_t pair = 0; pair < m_total.size(); ++pair)
            if (total[pair] > 0) {
                m_total[pair] = total[pair];
                m_present.push_back(pair);
            }
    m_counted = true;
    for (const auto pair : m_present)
        m_left[std::size_t{2} * pair] = left[pair];
}

bool LargeCuts::Pairs::passes()
{
    const auto& groupOf = m_rule.groups.groupOfPair;
    const bool isShare = m_rule.check.model().kind == ModelKind::LDiversity;
    bool passed = true;
    for (std::size_t from = 0; passed && from < m_present.size();) {
        auto to = from + 1;
        while (to < m_present.size() && groupOf[m_present[to]] == groupOf[m_present[from]])
            ++to;
        passed = isShare ? smallShares(from, to) : modelPasses(from, to);
        from = to;
    }
    for (const auto pair : m_present)
        m_left[std::size_t{2} * pair] = m_left[std::size_t{2} * pair + 1] = 0;
    return passed;
}

/// Whether the pairs of one group have small enough shares of it on either side.
bool LargeCuts::Pairs::smallShares(std::size_t from, std::size_t to) const
{
    Sides sum{};
    Sides most{};
    for (auto i = from; i < to; ++i) {
        const auto counts = sides(m_present[i]);
        for (std::size_t side = 0; side < 2; ++side) {
            sum[side] += counts[side];
            most[side] = std::max(most[side], counts[side]);
        }
    }
    // Parts of l are at most 10^9 and counts below 2^32, so the products fit 64 bits.
    const auto& l = m_rule.check.model().l;
    return l.numerator() * most[0] <= l.denominator() * sum[0] && l.numerator() * most[1] <= l.denominator() * sum[1];
}

bool LargeCuts::Pairs::modelPasses(std::size_t from, std::size_t to)
{
    for (std::size_t side = 0; side < 2; ++side) {
        m_group.clear();
        for (auto i = from; i < to; ++i)
            if (const auto count = sides(m_present[i])[side]; count > 0)
                m_group.push_back({m_rule.groups.valueOfPair[m_present[i]], count});
        if (!m_group.empty() && !m_rule.check.passes(m_group))
            return false;
    }
    return true;
}

} // namespace tranche
