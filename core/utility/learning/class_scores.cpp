// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/learning/class_scores.h"

#include "core/base/ratio.h"

#include <numeric>

namespace tranche {

namespace {

double quotient(Wide numerator, Wide denominator)
{
    return static_cast<double>(numerator) / static_cast<double>(denominator);
}

} // namespace

void ClassScores::add(const ClassScores& other)
{
    for (std::size_t cell = 0; cell < m_counts.size(); ++cell)
        m_counts[cell] += other.m_counts[cell];
    for (std::size_t label = 0; label < m_classes; ++label)
        m_outside[label] += other.m_outside[label];
}

std::uint64_t ClassScores::tested() const
{
    return std::accumulate(m_counts.begin(), m_counts.end(), outside());
}

std::uint64_t ClassScores::outside() const
{
    return std::accumulate(m_outside.begin(), m_outside.end(), std::uint64_t{0});
}

std::uint64_t ClassScores::correct() const
{
    std::uint64_t sum = 0;
    for (std::size_t label = 0; label < m_classes; ++label)
        sum += count(label, label);
    return sum;
}

std::uint64_t ClassScores::occurs(std::size_t truth) const
{
    std::uint64_t sum = 0;
    for (std::size_t predicted = 0; predicted < m_classes; ++predicted)
        sum += count(truth, predicted);
    return sum;
}

std::uint64_t ClassScores::named(std::size_t predicted) const
{
    std::uint64_t sum = m_outside[predicted];
    for (std::size_t truth = 0; truth < m_classes; ++truth)
        sum += count(truth, predicted);
    return sum;
}

double ClassScores::accuracy() const
{
    const auto all = tested();
    return all == 0 ? 0.0 : quotient(correct(), all);
}

double ClassScores::kappa() const
{
    const Wide all = tested();
    const Wide agreed = correct() * all;
    Wide byChance = 0; // times all * all, as `agreed`
    for (std::size_t label = 0; label < m_classes; ++label)
        byChance += Wide{occurs(label)} * named(label);
    if (byChance == all * all)
        return 0.0;
    const auto rest = all * all - byChance;
    return agreed >= byChance ? quotient(agreed - byChance, rest) : -quotient(byChance - agreed, rest);
}

double ClassScores::macroF1() const
{
    double sum = 0.0;
    for (std::size_t label = 0; label < m_classes; ++label) {
        const auto both = occurs(label) + named(label); // 2 TP + FP + FN
        sum += both == 0 ? 0.0 : quotient(Wide{2} * count(label, label), both);
    }
    return m_classes == 0 ? 0.0 : sum / static_cast<double>(m_classes);
}

std::optional<double> accuracyKept(double accuracy, double original, double commonest)
{
    return original == commonest ? std::nullopt : std::optional((accuracy - commonest) / (original - commonest));
}

} // namespace tranche
