// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/strict/small_models.h"

#include <algorithm>

namespace tranche {

SmallModel::SmallModel(const SensitiveRule& rule)
    : m_rule(rule), m_isShare(rule.check.model().kind == ModelKind::LDiversity), m_placeOf(rule.groups.pairCount(), 0)
{
    const auto& l = rule.check.model().l;
    for (std::size_t size = 0; size <= mostInSet && m_isShare; ++size)
        m_most[size] = static_cast<std::uint8_t>(l.denominator() * size / l.numerator());
}

void SmallModel::load(const PackedLane& pairs)
{
    m_pairs.clear();
    withCodes(pairs, [&](const auto& codes) {
        for (std::size_t i = 0; i < pairs.count; ++i) {
            const auto pair = codes[i];
            auto& place = m_placeOf[pair];
            if (place == 0) {
                m_pairs.push_back({pair, 0});
                place = static_cast<std::uint8_t>(m_pairs.size());
            }
            m_pairs[place - 1U].tuples |= TupleSet{1} << i;
        }
    });
    for (const auto& pair : m_pairs)
        m_placeOf[pair.pair] = 0;
    std::ranges::sort(m_pairs, {}, &Pair::pair); // those of one group stand together, their values ascend
    m_groups.clear();
    const auto& groupOf = m_rule.groups.groupOfPair;
    for (std::size_t i = 0; i < m_pairs.size(); ++i) {
        if (i == 0 || groupOf[m_pairs[i].pair] != groupOf[m_pairs[i - 1].pair])
            m_groups.push_back({0, i, i});
        m_groups.back().tuples |= m_pairs[i].tuples;
        m_groups.back().end = i + 1;
    }
}

bool SmallModel::passes(TupleSet part)
{
    return m_isShare ? smallShares(part) : modelPasses(part);
}

bool SmallModel::smallShares(TupleSet part) const
{
    for (const auto& group : m_groups) {
        const auto most = m_most[sizeOf(group.tuples & part)];
        for (auto i = group.begin; i < group.end; ++i)
            if (sizeOf(m_pairs[i].tuples & part) > most)
                return false;
    }
    return true;
}

bool SmallModel::modelPasses(TupleSet part)
{
    for (const auto& group : m_groups) {
        m_counts.clear();
        for (auto i = group.begin; i < group.end; ++i)
            if (const auto count = sizeOf(m_pairs[i].tuples & part); count > 0)
                m_counts.push_back({m_rule.groups.valueOfPair[m_pairs[i].pair], count});
        if (!m_counts.empty() && !m_rule.check.passes(m_counts))
            return false;
    }
    return true;
}

} // namespace tranche
