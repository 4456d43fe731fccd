// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/ratio.h"

#include "core/base/decimal.h"

#include <cassert>
#include <charconv>
#include <numeric>

namespace tranche {

namespace {

constexpr std::uint64_t parsedLimit = 1'000'000'000;

bool readDigits(std::string_view text, std::uint64_t& value)
{
    const auto* end = text.data() + text.size();
    const auto [stop, failure] = std::from_chars(text.data(), end, value);
    return !text.empty() && failure == std::errc{} && stop == end && text.front() != '-';
}

std::unexpected<Error> notANumber()
{
    return fail(ErrorCode::InvalidArgument, GeneralMessage::NotARatio);
}

Result<Ratio> checked(std::uint64_t numerator, std::uint64_t denominator)
{
    if (denominator == 0)
        return notANumber();
    const Ratio ratio(numerator, denominator);
    if (ratio.numerator() > parsedLimit || ratio.denominator() > parsedLimit)
        return notANumber();
    return ratio;
}

std::uint64_t powerOfTen(int digits)
{
    std::uint64_t power = 1;
    for (int i = 0; i < digits; ++i)
        power *= 10;
    return power;
}

} // namespace

Ratio::Ratio(std::uint64_t numerator, std::uint64_t denominator)
{
    assert(denominator != 0);
    const auto divisor = std::gcd(numerator, denominator);
    m_numerator = numerator / divisor;
    m_denominator = denominator / divisor;
}

double Ratio::toDouble() const
{
    return static_cast<double>(m_numerator) / static_cast<double>(m_denominator);
}

std::string Ratio::text() const
{
    return std::to_string(m_numerator) + '/' + std::to_string(m_denominator);
}

Ratio Ratio::roundedDown(int digits) const
{
    const auto power = powerOfTen(digits);
    return {static_cast<std::uint64_t>(Wide{m_numerator} * power / m_denominator), power};
}

std::string Ratio::textRoundedDown(int digits) const
{
    const auto power = powerOfTen(digits);
    return decimalOf(std::to_string(static_cast<std::uint64_t>(Wide{m_numerator} * power / m_denominator)), digits);
}

std::uint64_t Ratio::ceiling() const
{
    return m_numerator / m_denominator + (m_numerator % m_denominator != 0 ? 1 : 0);
}

std::strong_ordering operator<=>(const Ratio& a, const Ratio& b)
{
    const Wide left = Wide{a.m_numerator} * b.m_denominator;
    const Wide right = Wide{b.m_numerator} * a.m_denominator;
    if (left < right)
        return std::strong_ordering::less;
    return left > right ? std::strong_ordering::greater : std::strong_ordering::equal;
}

Result<Ratio> parseRatio(std::string_view text)
{
    std::uint64_t first = 0;
    std::uint64_t second = 0;
    if (const auto slash = text.find('/'); slash != std::string_view::npos) {
        if (!readDigits(text.substr(0, slash), first) || !readDigits(text.substr(slash + 1), second))
            return notANumber();
        return checked(first, second);
    }
    const auto point = text.find('.');
    if (point == std::string_view::npos)
        return readDigits(text, first) ? checked(first, 1) : Result<Ratio>(notANumber());
    const auto places = text.substr(point + 1);
    if (places.size() > 9 || !readDigits(text.substr(0, point), first) || !readDigits(places, second) || first > parsedLimit)
        return notANumber();
    const auto power = powerOfTen(static_cast<int>(places.size()));
    return checked(first * power + second, power);
}

} // namespace tranche
