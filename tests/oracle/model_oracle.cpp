// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/oracle/model_oracle.h"

#include "tests/oracle/distribution_oracle.h"

#include <boost/multiprecision/cpp_bin_float.hpp>

namespace tranche::test {

namespace {

using Real = boost::multiprecision::cpp_bin_float_100;

constexpr int largestPowers = 3'000; ///< up to this sum of weights n^n and the like are written out

bool entropyKeeps(const Ratio& l, const std::vector<BigInteger>& weights, const BigInteger& total)
{
    Real entropy = 0;
    for (const auto& weight : weights)
        if (weight > 0)
            entropy -= Real(weight) / Real(total) * log(Real(weight) / Real(total));
    const Real limit = log(Real(l.numerator()) / Real(l.denominator()));
    return entropy > limit - pow(Real(10), -90);
}

} // namespace

bool oracleKeeps(const PrivacyModel& model, const std::vector<BigInteger>& weights, const KeptAttribute& sensitive)
{
    BigInteger total = 0;
    BigInteger divisor = 0;
    for (const auto& weight : weights) {
        total += weight;
        divisor = gcd(divisor, weight);
    }
    if (model.kind == ModelKind::Entropy && total / divisor > largestPowers)
        return entropyKeeps(model.l, weights, total);
    Shares shares;
    for (std::uint32_t value = 0; value < weights.size(); ++value)
        if (weights[value] > 0)
            shares.emplace(value, BigRational(weights[value], total));
    return oracleHolds(model, shares, sensitive);
}

} // namespace tranche::test
