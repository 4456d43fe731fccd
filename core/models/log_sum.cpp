// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/log_sum.h"

#include <algorithm>

namespace tranche {

namespace {

/// 2 artanh(numerator / denominator) * 2^bits for a fraction of at most 1/3, at most 8 bits + 16 below the truth.
BigInteger twiceArtanh(const BigInteger& numerator, const BigInteger& denominator, unsigned bits)
{
    const BigInteger z = (numerator << bits) / denominator;
    const BigInteger square = (z * z) >> bits;
    BigInteger power = z;
    BigInteger sum = z;
    for (unsigned odd = 3; power != 0; odd += 2) { // each power is at most a ninth of the one before
        power = (power * square) >> bits;
        sum += power / odd;
    }
    return sum << 1;
}

/// ln(value) * 2^bits, and how far it may be from the truth.
struct FixedLog {
    BigInteger value;
    BigInteger error;
};

FixedLog fixedLog(const BigInteger& value, const BigInteger& logOfTwo, unsigned bits)
{
    const auto exponent = boost::multiprecision::msb(value);
    const BigInteger power = BigInteger(1) << exponent;
    const BigInteger mantissa = twiceArtanh(value - power, value + power, bits);
    return {mantissa + logOfTwo * exponent, BigInteger(8 * bits + 16) * (exponent + 1)};
}

/// nullopt-like: equal when the precision does not suffice.
std::strong_ordering signAt(const std::vector<LogTerm>& terms, unsigned bits)
{
    const BigInteger logOfTwo = twiceArtanh(1, 3, bits);
    BigInteger sum = 0;
    BigInteger error = 0;
    for (const auto& [factor, base] : terms) {
        const auto log = fixedLog(base, logOfTwo, bits);
        sum += factor * log.value;
        error += abs(factor) * log.error;
    }
    if (sum > error)
        return std::strong_ordering::greater;
    return sum < -error ? std::strong_ordering::less : std::strong_ordering::equal;
}

/// Writes the sum over bases without common divisors; it is 0 exactly when all their factors are.
bool isZero(std::vector<LogTerm> pending)
{
    std::vector<LogTerm> coprime;
    while (!pending.empty()) {
        const auto term = std::move(pending.back());
        pending.pop_back();
        if (term.base == 1)
            continue;
        BigInteger common = 1;
        const auto other = std::ranges::find_if(coprime, [&](const LogTerm& known) { return (common = gcd(term.base, known.base)) != 1; });
        if (other == coprime.end()) {
            coprime.push_back(term);
            continue;
        }
        pending.push_back({term.factor, term.base / common});
        pending.push_back({other->factor, other->base / common});
        pending.push_back({term.factor + other->factor, common});
        coprime.erase(other);
    }
    return std::ranges::all_of(coprime, [](const LogTerm& term) { return term.factor == 0; });
}

std::vector<LogTerm> merged(std::vector<LogTerm> terms)
{
    std::ranges::sort(terms, {}, &LogTerm::base);
    std::vector<LogTerm> result;
    for (auto& term : terms) {
        if (!result.empty() && result.back().base == term.base)
            result.back().factor += term.factor;
        else
            result.push_back(std::move(term));
    }
    std::erase_if(result, [](const LogTerm& term) { return term.factor == 0 || term.base == 1; });
    return result;
}

} // namespace

std::strong_ordering signOfLogSum(std::vector<LogTerm> given)
{
    const auto terms = merged(std::move(given));
    if (terms.empty())
        return std::strong_ordering::equal;
    unsigned bits = 128;
    if (const auto sign = signAt(terms, bits); sign != std::strong_ordering::equal || isZero(terms))
        return sign;
    auto sign = std::strong_ordering::equal;
    while (sign == std::strong_ordering::equal)
        sign = signAt(terms, bits *= 2);
    return sign;
}

} // namespace tranche
