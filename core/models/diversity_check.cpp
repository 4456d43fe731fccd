// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/diversity_check.h"

#include "core/base/messages/columns_message.h"
#include "core/models/diversity_rules.h"
#include "core/models/log_sum.h"

#include <cmath>
#include <limits>

namespace tranche {

namespace {

constexpr std::size_t tabled = 4096;
constexpr double roundingUnit = std::numeric_limits<double>::epsilon();

double timesLog(double x)
{
    return x * std::log(x);
}

/// n^n b^n beside a^n prod n_i^n_i, as logarithms: the sign of ln of their quotient.
std::strong_ordering exactEntropy(std::span<const ValueCount> group, const Ratio& l)
{
    if (std::ranges::all_of(group, [&](const ValueCount& item) { return item.count == group.front().count; }))
        return rules::order<Wide>(Wide{group.size()} * l.denominator(), l.numerator()); // exp(H) is their number
    BigInteger total = 0;
    std::vector<LogTerm> terms;
    for (const auto& [value, count] : group) {
        total += count;
        terms.push_back({-BigInteger(count), BigInteger(count)});
    }
    terms.push_back({total, total});
    terms.push_back({total, BigInteger(l.denominator())});
    terms.push_back({-total, BigInteger(l.numerator())});
    return signOfLogSum(std::move(terms));
}

} // namespace

EntropyScale::EntropyScale(const Ratio& l)
    : logNumerator(std::log(static_cast<double>(l.numerator()))),
      logDenominator(std::log(static_cast<double>(l.denominator()))),
      smallTimesLog(tabled)
{
    for (std::size_t x = 1; x < tabled; ++x)
        smallTimesLog[x] = tranche::timesLog(static_cast<double>(x));
}

double EntropyScale::timesLog(std::uint64_t x) const
{
    return x < tabled ? smallTimesLog[x] : tranche::timesLog(static_cast<double>(x));
}

DiversityCheck::DiversityCheck(const PrivacyModel& model, std::shared_ptr<const SensitiveDistribution> distribution)
    : m_model(model),
      m_distribution(std::move(distribution)),
      m_entropy(model.kind == ModelKind::Entropy ? std::make_shared<const EntropyScale>(model.l) : nullptr)
{
}

Result<DiversityCheck> DiversityCheck::make(const PrivacyModel& model, const KeptTable& table, AttributeId sensitive)
{
    if (const auto checked = validate(model); !checked)
        return std::unexpected(checked.error());
    if (sensitive.value >= table.attributeCount())
        return fail(ErrorCode::InvalidArgument, ColumnsMessage::NotReleased);
    return DiversityCheck(model, std::make_shared<const SensitiveDistribution>(table, sensitive));
}

bool DiversityCheck::admits(std::strong_ordering standing) const
{
    return m_model.kind == ModelKind::Recursive ? standing > 0 : standing >= 0;
}

bool DiversityCheck::passes(std::span<const ValueCount> group) const
{
    return admits(standing(group));
}

std::strong_ordering DiversityCheck::standing(std::span<const ValueCount> group) const
{
    if (group.empty())
        return std::strong_ordering::less;
    return m_model.kind == ModelKind::Entropy ? entropyStanding(group) : rules::standing<Wide>(m_model, group, *m_distribution);
}

std::strong_ordering DiversityCheck::entropyStanding(std::span<const ValueCount> group) const
{
    double parts = 0.0;
    std::uint64_t total = 0;
    for (const auto& [value, count] : group) {
        parts += m_entropy->timesLog(count);
        total += count;
    }
    const double n = static_cast<double>(total);
    const double whole = m_entropy->timesLog(total);
    const double difference = whole - parts - n * (m_entropy->logNumerator - m_entropy->logDenominator);
    const double size = whole + parts + n * (m_entropy->logNumerator + m_entropy->logDenominator);
    const double error
        = size * roundingUnit * static_cast<double>(group.size() + 16); // a logarithm is off by less than 2 units, a sum by half of one
    if (difference > error)
        return std::strong_ordering::greater;
    return difference < -error ? std::strong_ordering::less : exactEntropy(group, m_model.l);
}

} // namespace tranche
