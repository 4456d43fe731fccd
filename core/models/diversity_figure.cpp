// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/diversity_figure.h"

#include "core/models/diversity_rules.h"
#include "core/models/exact_figure.h"
#include "core/models/log_sum.h"
#include "core/models/value_weight.h"

#include <cmath>

namespace tranche {

namespace {

using rules::weightOf;

constexpr int entropyPlaces = 6;

BigInteger bigOf(const BigInteger& value)
{
    return value;
}

BigInteger bigOf(Wide value)
{
    return (BigInteger(static_cast<std::uint64_t>(value >> 64)) << 64) + static_cast<std::uint64_t>(value);
}

/// Tail against the greatest, or minus the distance and so on; entropy has none.
template <class T, class Item>
BigRational safetyOf(const PrivacyModel& model, std::span<const Item> items, const SensitiveDistribution& table)
{
    const auto total = rules::totalOf<T>(items);
    switch (model.kind) {
    case ModelKind::LDiversity: return BigRational(bigOf(total), bigOf(rules::greatestOf<T>(items)));
    case ModelKind::Recursive:
        return BigRational(bigOf(rules::tailOf<T>(items, static_cast<std::size_t>(model.l.numerator()) - 1)),
                           bigOf(rules::greatestOf<T>(items)));
    case ModelKind::TCloseness: return -BigRational(bigOf(rules::distanceOf<T>(items, total, table)), bigOf(total) * bigOf(table.scale()));
    case ModelKind::Distinct: return BigRational(BigInteger(items.size()));
    case ModelKind::Entropy: break;
    }
    return {};
}

template <class T, class Item>
std::vector<BigInteger> reducedWeights(std::span<const Item> items)
{
    std::vector<BigInteger> weights;
    BigInteger divisor = 0;
    for (const auto& item : items) {
        weights.push_back(bigOf(T(weightOf(item))));
        divisor = gcd(divisor, weights.back());
    }
    for (auto& weight : weights)
        weight /= divisor;
    std::ranges::sort(weights);
    return weights;
}

BigInteger sumOf(const std::vector<BigInteger>& weights)
{
    BigInteger sum = 0;
    for (const auto& weight : weights)
        sum += weight;
    return sum;
}

/// Adds factor * W * H of weights of sum W: W ln W - sum w ln w.
void addEntropy(std::vector<LogTerm>& terms, const std::vector<BigInteger>& weights, const BigInteger& factor)
{
    const auto total = sumOf(weights);
    terms.push_back({factor * total, total});
    for (const auto& weight : weights)
        terms.push_back({-factor * weight, weight});
}

std::strong_ordering compareEntropy(const std::vector<BigInteger>& a, const std::vector<BigInteger>& b)
{
    if (a == b)
        return std::strong_ordering::equal;
    std::vector<LogTerm> terms;
    addEntropy(terms, a, sumOf(b));
    addEntropy(terms, b, -sumOf(a));
    return signOfLogSum(std::move(terms));
}

double approximateEntropy(const std::vector<BigInteger>& weights)
{
    const auto total = sumOf(weights);
    double entropy = 0.0;
    for (const auto& weight : weights) {
        const double p = BigRational(weight, total).convert_to<double>();
        entropy -= p > 0 ? p * std::log(p) : 0.0;
    }
    return entropy;
}

/// exp(H) of one distribution in units of 10^-entropyPlaces.
class EntropyUnits {
public:
    /// `weights` ascending.
    explicit EntropyUnits(const std::vector<BigInteger>& weights) : m_total(sumOf(weights)), m_scale(tenTo(entropyPlaces))
    {
        m_terms.push_back({m_total, m_total});
        for (auto from = weights.begin(); from != weights.end();) {
            const auto to = std::ranges::upper_bound(from, weights.end(), *from);
            m_terms.push_back({-*from * (to - from), *from});
            from = to;
        }
        m_terms.push_back({m_total, m_scale});
    }

    /// The greatest whole number of units that exp(H) reaches. `near` may be anywhere; a logarithm of its distance is what it costs.
    BigInteger roundedDown(BigInteger near) const
    {
        BigInteger step = 1;
        for (; !reaches(near); step *= 2) // exp(H) reaches one, which is more units than none
            near -= step < near ? step : near;
        BigInteger beyond = near + 1;
        for (step = 1; reaches(beyond); step *= 2) {
            near = beyond;
            beyond += step;
        }
        while (beyond - near > 1) {
            const BigInteger middle = (near + beyond) / 2;
            (reaches(middle) ? near : beyond) = middle;
        }
        return near;
    }

private:
    bool reaches(const BigInteger& units) const
    {
        if (units <= m_scale)
            return true; // one value alone has H = 0
        auto terms = m_terms;
        terms.push_back({-m_total, units});
        return signOfLogSum(std::move(terms)) >= 0;
    }

    BigInteger m_total;
    BigInteger m_scale;
    std::vector<LogTerm> m_terms; ///< of exp(H) in units, to the power of the total
};

Figure entropyFigure(const std::vector<BigInteger>& weights)
{
    const double near = std::exp(approximateEntropy(weights)) * std::pow(10.0, entropyPlaces);
    return roundedDownFigure(EntropyUnits(weights).roundedDown(BigInteger(static_cast<std::uint64_t>(near))), entropyPlaces);
}

/// The safety of a distribution in doubles, a few roundings for each value from the truth.
template <class T, class Item>
double scoreOf(const DiversityCheck& check, std::span<const Item> items)
{
    const auto total = rules::totalOf<T>(items);
    const auto quotient = [](const T& a, const T& b) { return static_cast<double>(a) / static_cast<double>(b); };
    switch (check.model().kind) {
    case ModelKind::LDiversity: return quotient(total, rules::greatestOf<T>(items));
    case ModelKind::Distinct: return static_cast<double>(items.size());
    case ModelKind::Recursive:
        return quotient(rules::tailOf<T>(items, static_cast<std::size_t>(check.model().l.numerator()) - 1), rules::greatestOf<T>(items));
    case ModelKind::TCloseness:
        return -quotient(rules::distanceOf<T>(items, total, check.distribution()), total * static_cast<T>(check.distribution().scale()));
    case ModelKind::Entropy: break;
    }
    double entropy = 0.0;
    for (const auto& item : items) {
        const double p = static_cast<double>(rules::weightOf(item)) / static_cast<double>(total);
        entropy -= p > 0.0 ? p * std::log(p) : 0.0;
    }
    return entropy;
}

} // namespace

DiversityFigure DiversityFigure::of(const DiversityCheck& check, std::span<const ValueCount> group)
{
    DiversityFigure figure(check.model().kind);
    figure.m_safety = safetyOf<Wide>(check.model(), group, check.distribution());
    if (figure.m_kind == ModelKind::Entropy)
        figure.m_weights = reducedWeights<Wide>(group);
    return figure;
}

DiversityFigure DiversityFigure::of(const DiversityCheck& check, std::span<const ValueWeight> distribution)
{
    DiversityFigure figure(check.model().kind);
    figure.m_safety = safetyOf<BigInteger>(check.model(), distribution, check.distribution());
    if (figure.m_kind == ModelKind::Entropy)
        figure.m_weights = reducedWeights<BigInteger>(distribution);
    return figure;
}

std::strong_ordering operator<=>(const DiversityFigure& a, const DiversityFigure& b)
{
    if (a.m_kind == ModelKind::Entropy)
        return compareEntropy(a.m_weights, b.m_weights);
    return rules::order(a.m_safety, b.m_safety);
}

double DiversityFigure::approximately() const
{
    return m_kind == ModelKind::Entropy ? approximateEntropy(m_weights) : m_safety.convert_to<double>();
}

Figure DiversityFigure::figure() const
{
    switch (m_kind) {
    case ModelKind::LDiversity:
    case ModelKind::Distinct: return exactFigure(m_safety);
    case ModelKind::Entropy: return entropyFigure(m_weights);
    case ModelKind::Recursive: return m_safety == 0 ? Figure() : exactFigure(1 / m_safety);
    case ModelKind::TCloseness: return exactFigure(-m_safety);
    }
    return {};
}

bool WorstFigure::add(const DiversityCheck& check, std::span<const ValueCount> group)
{
    const double score = scoreOf<Wide>(check, group);
    if (m_figure) {
        const double near = 1e-9 * (1.0 + std::abs(m_score));
        if (score > m_score + near || std::ranges::equal(group, m_group))
            return false;
        if (score > m_score - near && (DiversityFigure::of(check, group) <=> *m_figure) >= 0)
            return false;
    }
    m_score = score;
    m_group.assign(group.begin(), group.end());
    m_figure = DiversityFigure::of(check, group);
    return true;
}

bool WorstFigure::mayBeWorse(const DiversityCheck& check, std::span<const std::uint32_t> values, std::span<const double> weights,
                             double error) const
{
    if (!m_figure)
        return true;
    std::vector<rules::NearWeight> items;
    for (std::size_t i = 0; i < values.size(); ++i)
        items.push_back({values[i], weights[i]});
    const double score = scoreOf<double>(check, std::span<const rules::NearWeight>(items));
    // x ln x moves by less than 128 times its argument's error, however small that is.
    const double near = (1e-9 + 128.0 * static_cast<double>(values.size()) * error) * (1.0 + std::abs(score) + std::abs(m_score));
    return score < m_score + near;
}

bool WorstFigure::add(const DiversityFigure& figure)
{
    if (m_figure && (figure <=> *m_figure) >= 0)
        return false;
    m_figure = figure;
    m_score = figure.approximately();
    m_group.clear();
    return true;
}

} // namespace tranche
