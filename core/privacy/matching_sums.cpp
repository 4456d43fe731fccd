// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/matching_sums.h"

#include "core/models/diversity_figure.h"
#include "core/models/exact_figure.h"
#include "core/privacy/matching_weights.h"

#include <algorithm>

namespace tranche {

namespace {

using Matches = SignatureIndex::Matches;
using Screen = DiversityCheck::Screen;

/// Of a signature with one bucket.
std::vector<ValueCount> countsOf(const Matches& matches)
{
    std::vector<ValueCount> group;
    for (std::size_t v = 0; v < matches.values.size(); ++v)
        if (matches.valueCounts[v] > 0)
            group.push_back({matches.values[v], matches.valueCounts[v]});
    return group;
}

/// Takes signature after signature. A signature that matches one bucket is judged by counts; of the others doubles sort out
/// those that cannot matter.
class Judge {
public:
    explicit Judge(const DiversityCheck& check) : m_check(check) {}

    void add(const Matches& matches, std::size_t tuples);
    MatchingSums result() const;

private:
    void addGroup(const std::vector<ValueCount>& group, std::size_t tuples);
    void addSums(const Matches& matches, std::size_t tuples);
    void addDistinct(const Matches& matches, std::size_t tuples);
    bool needsWorst() const { return m_check.model().kind != ModelKind::LDiversity; } // else it is the inverse of the greatest share
    void take(std::strong_ordering standing, std::size_t tuples);
    void takeGreatest(const BigRational& share);

    const DiversityCheck& m_check;
    MatchingSums m_sums;
    BigRational m_greatest = 0;
    double m_greatestApproximately = 0.0;
    WorstFigure m_worst;
    ApproximateWeights m_approximation;
};

void Judge::take(std::strong_ordering standing, std::size_t tuples)
{
    m_sums.holds = m_sums.holds && m_check.admits(standing);
    m_sums.tuplesOnLimit += standing == 0 ? tuples : 0;
}

void Judge::takeGreatest(const BigRational& share)
{
    if (share <= m_greatest)
        return;
    m_greatest = share;
    m_greatestApproximately = share.convert_to<double>();
}

/// Doubles of counts below 2^32 tell different shares apart.
void Judge::addGroup(const std::vector<ValueCount>& group, std::size_t tuples)
{
    std::uint64_t total = 0;
    std::uint64_t greatest = 0;
    for (const auto& item : group) {
        total += item.count;
        greatest = std::max(greatest, item.count);
    }
    take(m_check.standing(group), tuples);
    if (needsWorst())
        m_worst.add(m_check, group);
    if (static_cast<double>(greatest) / static_cast<double>(total) * (1.0 + 1e-14) > m_greatestApproximately)
        takeGreatest(rationalOf(greatest, total));
}

void Judge::addSums(const Matches& matches, std::size_t tuples)
{
    m_approximation.compute(matches);
    const auto& near = m_approximation;
    if (near.values.size() == 1)
        return addGroup({{near.values.front(), 1}}, tuples);
    const bool mayBeGreatest = !near.usable || near.greatest() * (1.0 + near.slack()) > m_greatestApproximately;
    const bool mayBeWorst = needsWorst() && (!near.usable || m_worst.mayBeWorse(m_check, near.values, near.weights, near.error));
    const auto screen = near.usable ? m_check.screen(near.values, near.weights, near.error * near.largest) : Screen::Close;
    m_sums.holds = m_sums.holds && screen != Screen::Fails;
    if (screen != Screen::Close && !mayBeGreatest && !mayBeWorst)
        return;
    const auto weights = exactWeights(matches);
    if (screen == Screen::Close)
        take(m_check.standing(weights), tuples);
    if (mayBeGreatest)
        takeGreatest(greatestShare(weights));
    if (mayBeWorst)
        m_worst.add(DiversityFigure::of(m_check, weights));
}

/// The number of values needs no sums; only the greatest share does.
void Judge::addDistinct(const Matches& matches, std::size_t tuples)
{
    m_approximation.compute(matches);
    std::vector<ValueCount> group;
    for (const auto value : m_approximation.values)
        group.push_back({value, 1});
    take(m_check.standing(group), tuples);
    m_worst.add(m_check, group);
    if (!m_approximation.usable || m_approximation.greatest() * (1.0 + m_approximation.slack()) > m_greatestApproximately)
        takeGreatest(greatestShare(exactWeights(matches)));
}

void Judge::add(const Matches& matches, std::size_t tuples)
{
    if (matches.buckets.size() == 1)
        addGroup(countsOf(matches), tuples);
    else if (m_check.model().kind == ModelKind::Distinct)
        addDistinct(matches, tuples);
    else
        addSums(matches, tuples);
}

MatchingSums Judge::result() const
{
    auto result = m_sums;
    result.greatest = exactFigure(m_greatest);
    result.figure = needsWorst() ? m_worst.figure()->figure() : exactFigure(1 / m_greatest);
    return result;
}

} // namespace

Result<MatchingSums> matchingSums(const MatchingInput& input, JobContext& job)
{
    const auto index = SignatureIndex::make(input, job);
    if (!index)
        return std::unexpected(index.error());
    Judge judge(input.rule.check);
    Matches matches;
    std::size_t done = 0;
    for (const auto& signature : index->signatures()) {
        job.step(done++, index->signatures().size());
        index->find(signature, matches);
        judge.add(matches, signature.tuples);
    }
    return judge.result();
}

} // namespace tranche
