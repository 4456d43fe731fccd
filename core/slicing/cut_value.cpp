// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/cut_value.h"

#include "core/slicing/cut_rule.h"

namespace tranche {

namespace {

/// The first (n+1) div 2 tuples by (code, place) go left; what is in the middle is the last of them.
CutValue relaxedCut(const CodeAtRank& middle, std::size_t count)
{
    const auto left = (count + 1) / 2;
    return {middle.value, left, left == middle.upTo ? CutValue::allTies : left - middle.below};
}

} // namespace

CutValue CutFinder::find(const Lane& codes, std::uint32_t low, std::uint32_t high, const JobContext& job)
{
    const auto middle = m_ranks.find(CountedCodes<Lane>{codes, codes.count, {low, high}}, middleRank(m_cut, codes.count), job);
    return m_cut == Cut::Relaxed ? relaxedCut(middle, codes.count) : cutAround(m_cut, middle, codes.count, high);
}

} // namespace tranche
