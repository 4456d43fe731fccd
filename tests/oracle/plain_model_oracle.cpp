// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/oracle/plain_model_oracle.h"

#include <boost/multiprecision/cpp_bin_float.hpp>

#include <algorithm>
#include <functional>

namespace tranche::test {

namespace {

using Probabilities = std::vector<BigRational>;
using Long = boost::multiprecision::number<boost::multiprecision::cpp_bin_float<300>>;

std::vector<BigInteger> asCounts(const Probabilities& probabilities, BigInteger& total)
{
    total = 1;
    for (const auto& p : probabilities)
        total = lcm(total, denominator(p));
    std::vector<BigInteger> counts;
    for (const auto& p : probabilities)
        if (p > 0)
            counts.push_back(numerator(p) * (total / denominator(p)));
    return counts;
}

/// n^n >= l^n prod n_i^n_i.
bool entropyKeeps(const Probabilities& probabilities, const BigRational& l)
{
    BigInteger n;
    const auto counts = asCounts(probabilities, n);
    if (n <= 2000) {
        const auto power = static_cast<unsigned>(n);
        BigInteger left = pow(n, power) * pow(denominator(l), power);
        BigInteger right = pow(numerator(l), power);
        for (const auto& count : counts)
            right *= pow(count, static_cast<unsigned>(count));
        return left >= right;
    }
    Long entropy = 0;
    for (const auto& count : counts) {
        const Long p = Long(count) / Long(n);
        entropy -= p * log(p);
    }
    return entropy - log(Long(numerator(l)) / Long(denominator(l))) > -pow(Long(10), -200);
}

bool recursiveKeeps(Probabilities r, const PlainModel& model)
{
    std::ranges::sort(r, std::greater<>());
    BigRational tail = 0;
    for (std::size_t i = 0; i < r.size(); ++i)
        if (BigRational(i + 1) >= model.l)
            tail += r[i];
    return r.front() < model.c * tail;
}

bool closenessKeeps(const Probabilities& p, const Probabilities& q, bool ordered, const BigRational& t)
{
    BigRational distance = 0;
    BigRational running = 0;
    for (std::size_t i = 0; i < p.size(); ++i) {
        running += p[i] - q[i];
        distance += ordered ? abs(running) : BigRational(abs(p[i] - q[i])) / 2;
    }
    if (ordered)
        distance = p.size() > 1 ? BigRational(distance / (p.size() - 1)) : BigRational(0);
    return distance <= t;
}

} // namespace

bool keepsPlainly(const PlainModel& model, const Probabilities& probabilities, const Probabilities& table, bool ordered)
{
    if (model.model == "l")
        return *std::ranges::max_element(probabilities) * model.l <= 1;
    if (model.model == "distinct")
        return BigRational(std::ranges::count_if(probabilities, [](const auto& p) { return p > 0; })) >= model.l;
    if (model.model == "entropy")
        return entropyKeeps(probabilities, model.l);
    if (model.model == "recursive")
        return recursiveKeeps(probabilities, model);
    return closenessKeeps(probabilities, table, ordered, model.t);
}

} // namespace tranche::test
