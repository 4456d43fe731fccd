// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/cut_check.h"

#include "core/buckets/chunks.h"

#include <algorithm>

namespace tranche {

CutCheck::CutCheck(const SensitiveRule& rule)
    : m_groups(rule.groups), m_model(rule.check), m_numerator(rule.check.model().l.numerator()), m_denominator(rule.check.model().l.denominator()),
      m_pairCounts(m_groups.pairCount(), Sides{0, 0}), m_groupCounts(m_groups.groupCount, Sides{0, 0}), m_touched(m_groups.pairCount() + 1)
{
}

bool CutCheck::passes(const Lane& pairs, const Lane& codes, std::uint32_t last, const JobContext& job)
{
    const auto touched = count(pairs, codes, last, job);
    const bool passed = holds(touched);
    reset(touched);
    return passed && job.goOn();
}

/// Counts pairs on either side and returns how many there are in m_touched.
std::size_t CutCheck::count(const Lane& pairs, const Lane& codes, std::uint32_t last, const JobContext& job)
{
    std::size_t touched = 0;
    inChunks(0, pairs.count, job, [&](std::size_t from, std::size_t to) {
        for (auto i = from; i < to; ++i) {
            const auto pair = pairs[i];
            auto& sides = m_pairCounts[pair];
            m_touched[touched] = pair; // overwritten by the next one unless it is new
            touched += (sides[0] | sides[1]) == 0 ? 1U : 0U;
            ++sides[codes[i] <= last ? 1U : 0U];
        }
    });
    return touched;
}

bool CutCheck::holds(std::size_t touched)
{
    return m_model.model().kind == ModelKind::LDiversity ? everyShareIsSmall(touched) : everyGroupPasses(touched);
}

/// Pairs in order stand group by group and in value order.
bool CutCheck::everyGroupPasses(std::size_t touched)
{
    std::sort(m_touched.begin(), m_touched.begin() + static_cast<std::ptrdiff_t>(touched));
    for (std::size_t i = 0; i < touched;) {
        const auto group = m_groups.groupOfPair[m_touched[i]];
        m_group[0].clear();
        m_group[1].clear();
        for (; i < touched && m_groups.groupOfPair[m_touched[i]] == group; ++i)
            for (std::size_t side = 0; side < 2; ++side)
                if (const auto count = m_pairCounts[m_touched[i]][side]; count > 0)
                    m_group[side].push_back({m_groups.valueOfPair[m_touched[i]], count});
        if (std::ranges::any_of(m_group, [&](const auto& counts) { return !counts.empty() && !m_model.passes(counts); }))
            return false;
    }
    return true;
}

bool CutCheck::everyShareIsSmall(std::size_t touched)
{
    for (std::size_t i = 0; i < touched; ++i) {
        const auto& sides = m_pairCounts[m_touched[i]];
        auto& group = m_groupCounts[m_groups.groupOfPair[m_touched[i]]];
        group[0] += sides[0];
        group[1] += sides[1];
    }
    for (std::size_t i = 0; i < touched; ++i) {
        const auto& sides = m_pairCounts[m_touched[i]];
        const auto& group = m_groupCounts[m_groups.groupOfPair[m_touched[i]]];
        // Parts of l are at most 10^9 and counts below 2^32, so the products fit 64 bits.
        if (m_numerator * sides[0] > m_denominator * group[0] || m_numerator * sides[1] > m_denominator * group[1])
            return false;
    }
    return true;
}

void CutCheck::reset(std::size_t touched)
{
    for (std::size_t i = 0; i < touched; ++i) {
        m_groupCounts[m_groups.groupOfPair[m_touched[i]]] = {0, 0};
        m_pairCounts[m_touched[i]] = {0, 0};
    }
}

} // namespace tranche
