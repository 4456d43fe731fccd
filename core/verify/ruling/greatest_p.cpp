// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/ruling/greatest_p.h"

#include <algorithm>

namespace tranche {

namespace {

ModelJudge judgeOfBound(const Ratio& bound)
{
    Promise promise;
    promise.model = PromisedModel::LDiversity;
    promise.l = bound.inverse();
    return {promise, {}};
}

} // namespace

GreatestP::GreatestP(const Ratio& bound) : m_bound(bound), m_judge(judgeOfBound(bound)) {}

void GreatestP::lookLocally(ReleaseIndex& index, const Target& target, const GroupedColumn& groups, JobContext& job)
{
    auto local = checkLocally(index, target, groups, m_judge, job);
    const auto kept = local.broken == 0 ? std::optional(true) : local.hopeless ? std::optional(false) : std::nullopt;
    m_kept.push_back(target.attributes.empty() ? std::nullopt : kept);
    m_local.push_back(std::move(local));
}

void GreatestP::compare(std::size_t which, const Ratio& largest)
{
    m_kept[which] = largest <= m_bound;
}

void GreatestP::sum(ReleaseIndex& index, const Target& target, const GroupedColumn& groups, std::size_t which, JobContext& job)
{
    if (!m_kept[which] && !target.attributes.empty())
        m_kept[which] = sumPosteriors(index, {target, groups, m_local[which], m_judge}, job).brokenSignatures == 0;
}

std::optional<bool> GreatestP::kept() const
{
    if (std::ranges::find(m_kept, std::optional(false)) != m_kept.end())
        return false;
    if (m_kept.empty() || !std::ranges::all_of(m_kept, &std::optional<bool>::has_value))
        return std::nullopt;
    return true;
}

} // namespace tranche
