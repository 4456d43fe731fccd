// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/oracle/model_oracle.h"

#include <boost/multiprecision/cpp_bin_float.hpp>

#include <algorithm>
#include <functional>

namespace tranche::test {

namespace {

using Real = boost::multiprecision::cpp_bin_float_100;

BigInteger totalOf(const std::vector<BigInteger>& weights)
{
    BigInteger total = 0;
    for (const auto& weight : weights)
        total += weight;
    return total;
}

bool entropyKeeps(const Ratio& l, const std::vector<BigInteger>& weights)
{
    const Real total(totalOf(weights));
    Real entropy = 0;
    for (const auto& weight : weights)
        if (weight > 0)
            entropy -= Real(weight) / total * log(Real(weight) / total);
    const Real limit = log(Real(l.numerator()) / Real(l.denominator()));
    return entropy > limit - pow(Real(10), -90);
}

bool recursiveKeeps(const PrivacyModel& model, std::vector<BigInteger> weights)
{
    std::ranges::sort(weights, std::greater<>());
    BigInteger tail = 0;
    for (auto i = model.l.numerator() - 1; i < weights.size(); ++i)
        tail += weights[i];
    return weights.front() * model.c.denominator() < tail * model.c.numerator();
}

bool isClose(const Ratio& t, const std::vector<BigInteger>& weights, const KeptAttribute& sensitive)
{
    const auto total = totalOf(weights);
    const BigInteger tuples = sensitive.codes.size();
    BigInteger cumulated = 0;
    BigInteger ordered = 0; // both distances over total * tuples
    BigInteger equal = 0;
    for (std::uint32_t value = 0; value < weights.size(); ++value) {
        const BigInteger difference = weights[value] * tuples - total * std::ranges::count(sensitive.codes, value);
        cumulated += difference;
        ordered += abs(cumulated);
        equal += abs(difference);
    }
    const BigInteger scale = total * tuples * t.numerator();
    if (!sensitive.ordered)
        return equal * t.denominator() <= 2 * scale;
    return weights.size() < 2 || ordered * t.denominator() <= scale * (weights.size() - 1);
}

} // namespace

bool oracleKeeps(const PrivacyModel& model, const std::vector<BigInteger>& weights, const KeptAttribute& sensitive)
{
    switch (model.kind) {
    case ModelKind::LDiversity:
        return *std::ranges::max_element(weights) * model.l.numerator() <= totalOf(weights) * model.l.denominator();
    case ModelKind::Distinct:
        return static_cast<std::uint64_t>(std::ranges::count_if(weights, [](const auto& weight) { return weight > 0; })) >= model.l.numerator();
    case ModelKind::Entropy:
        return entropyKeeps(model.l, weights);
    case ModelKind::Recursive:
        return recursiveKeeps(model, weights);
    case ModelKind::TCloseness:
        return isClose(model.t, weights, sensitive);
    }
    return false;
}

} // namespace tranche::test
