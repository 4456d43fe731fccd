// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/judging/model_judge.h"

#include "core/verify/judging/entropy_judge.h"
#include "core/verify/judging/exact_models.h"

namespace tranche {

namespace {

template <class Number>
bool keepsExactly(std::span<const Part<Number>> parts, const Promise& promise, const SensitiveDomain& domain)
{
    switch (promise.model) {
    case PromisedModel::None: return true;
    case PromisedModel::LDiversity: return keepsLargestShare(parts, promise.l);
    case PromisedModel::Distinct: return parts.size() >= promise.l.ceiling();
    case PromisedModel::Recursive: return keepsRecursive(parts, promise.c, promise.l.ceiling());
    case PromisedModel::TCloseness: return keepsCloseness(parts, promise.t, domain);
    case PromisedModel::Entropy: break;
    }
    std::vector<BigInteger> weights;
    for (const auto& part : parts)
        weights.emplace_back(part.weight);
    return keepsEntropy(weights, promise.l);
}

} // namespace

bool ModelJudge::keeps(const GroupedColumn& groups, std::uint32_t group, std::size_t posting) const
{
    const auto entries = groups.entriesOf(posting);
    if (m_promise.model == PromisedModel::Distinct)
        return entries.size() >= m_promise.l.ceiling();
    m_parts.clear();
    for (const auto& entry : entries)
        m_parts.push_back({groups.value(group, entry.slot), static_cast<Signed128>(entry.count)});
    if (m_promise.model == PromisedModel::Entropy) { // logarithms first: exact arithmetic is slow
        std::vector<Part<double>> shares;
        for (const auto& part : m_parts)
            shares.push_back({part.value, static_cast<double>(part.weight)});
        if (const auto guessed = guess(shares, 0.0); guessed != Guess::Close)
            return guessed == Guess::Keeps;
    }
    return keepsExactly<Signed128>(m_parts, m_promise, m_domain);
}

bool ModelJudge::keeps(std::span<const Part<BigInteger>> parts) const
{
    return keepsExactly(parts, m_promise, m_domain);
}

} // namespace tranche
