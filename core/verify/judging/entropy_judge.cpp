// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/judging/entropy_judge.h"

#include <boost/multiprecision/cpp_bin_float.hpp>

#include <algorithm>
#include <vector>

namespace tranche {

namespace {

/// A float of so many decimal digits.
template <unsigned Digits>
using Long = boost::multiprecision::number<boost::multiprecision::cpp_bin_float<Digits>, boost::multiprecision::et_off>;

BigInteger greatestDivisor(const BigInteger& a, const BigInteger& b)
{
    return boost::multiprecision::gcd(a, b);
}

/// Numbers above 1, no two with a common factor, of which every number given is a product.
std::vector<BigInteger> factorsOf(std::vector<BigInteger> numbers)
{
    std::vector<BigInteger> factors;
    while (!numbers.empty()) {
        auto number = std::move(numbers.back());
        numbers.pop_back();
        for (std::size_t i = 0; i < factors.size() && number > 1;) {
            const auto common = greatestDivisor(number, factors[i]);
            if (common == 1) {
                ++i;
            } else if (common == factors[i]) {
                number /= common;
            } else { // the factor falls apart; its pieces are sorted in again
                numbers.push_back(factors[i] / common);
                factors[i] = common;
                number /= common;
            }
        }
        if (number > 1 && std::ranges::find(factors, number) == factors.end())
            factors.push_back(std::move(number));
    }
    return factors;
}

/// Whether one pass over all pairs finds no common factor.
bool haveNone(const std::vector<BigInteger>& factors)
{
    for (std::size_t i = 0; i < factors.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (greatestDivisor(factors[i], factors[j]) != 1)
                return false;
    return true;
}

BigInteger exponentOf(const BigInteger& factor, BigInteger number)
{
    BigInteger exponent = 0;
    for (; number % factor == 0; number /= factor)
        ++exponent;
    return exponent;
}

bool isEqual(std::span<const BigInteger> counts, const BigInteger& total, const Ratio& l)
{
    std::vector<BigInteger> numbers(counts.begin(), counts.end());
    numbers.insert(numbers.end(), {total, BigInteger(l.numerator()), BigInteger(l.denominator())});
    auto factors = factorsOf(numbers);
    while (!haveNone(factors))
        factors = factorsOf(std::move(factors));
    for (const auto& factor : factors) {
        BigInteger surplus = total * (exponentOf(factor, total) + exponentOf(factor, l.denominator()) - exponentOf(factor, l.numerator()));
        for (const auto& count : counts)
            surplus -= count * exponentOf(factor, count);
        if (surplus != 0)
            return false;
    }
    return true;
}

/// n (ln n + ln b - ln a) - sum n_i ln n_i by so many digits, and how sure that is.
template <class Float>
int sign(std::span<const BigInteger> counts, const BigInteger& total, const Ratio& l)
{
    const Float n(total);
    const Float left = n * (log(n) + log(Float(l.denominator())));
    Float right = n * log(Float(l.numerator()));
    for (const auto& count : counts)
        right += Float(count) * log(Float(count));
    const Float error = (left + right + n) * std::numeric_limits<Float>::epsilon() * Float(counts.size() + 16);
    const Float difference = left - right;
    return difference > error ? 1 : difference < -error ? -1 : 0;
}

/// The identity itself.
bool keepsLiterally(std::span<const BigInteger> counts, unsigned total, const Ratio& l)
{
    BigInteger right = pow(BigInteger(l.numerator()), total);
    for (const auto& count : counts)
        right *= pow(count, static_cast<unsigned>(count));
    return pow(BigInteger(l.denominator() * BigInteger(total)), total) >= right;
}

} // namespace

bool keepsEntropy(std::span<const BigInteger> counts, const Ratio& l)
{
    BigInteger total = 0;
    BigInteger common = 0;
    for (const auto& count : counts) {
        total += count;
        common = greatestDivisor(common, count);
    }
    std::vector<BigInteger> reduced;
    for (const auto& count : counts)
        reduced.push_back(count / common);
    total /= common;
    if (total == reduced.size()) // all alike: exp(H) is their number
        return total * l.denominator() >= l.numerator();
    if (total <= 200)
        return keepsLiterally(reduced, static_cast<unsigned>(total), l);
    if (const auto about = sign<Long<100>>(reduced, total, l); about != 0)
        return about > 0;
    if (isEqual(reduced, total, l))
        return true;
    return sign<Long<1000>>(reduced, total, l) > 0;
}

} // namespace tranche
