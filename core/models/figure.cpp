// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/figure.h"

#include "core/base/decimal.h"
#include "core/models/exact_figure.h"

#include <limits>

namespace tranche {

namespace {

BigInteger unitsOf(const BigRational& number, int places, Rounding rounding)
{
    const BigInteger scaled = numerator(number) * tenTo(places);
    BigInteger units = scaled / denominator(number);
    const bool whole = scaled % denominator(number) == 0;
    if (rounding == Rounding::Above || (rounding == Rounding::Up && !whole))
        ++units;
    return units;
}

} // namespace

Figure::Figure(const Ratio& exactly) : Figure(exactFigure(rationalOf(exactly.numerator(), exactly.denominator()))) {}

bool Figure::isExact() const
{
    return m_value->roundedPlaces < 0;
}

std::string Figure::text() const
{
    return isExact() ? ratioText(m_value->number) : decimal(m_value->roundedPlaces, Rounding::Down);
}

std::string Figure::decimal(int places, Rounding rounding) const
{
    return decimalOf(unitsOf(m_value->number, places, rounding).str(), places);
}

Figure Figure::rounded(int places, Rounding rounding) const
{
    return exactFigure(BigRational(unitsOf(m_value->number, places, rounding), tenTo(places)));
}

std::optional<Ratio> Figure::ratio() const
{
    const BigInteger most = std::numeric_limits<std::uint64_t>::max();
    const BigInteger over = numerator(m_value->number);
    const BigInteger under = denominator(m_value->number);
    if (over > most || under > most)
        return std::nullopt;
    return Ratio(over.convert_to<std::uint64_t>(), under.convert_to<std::uint64_t>());
}

double Figure::toDouble() const
{
    return m_value->number.convert_to<double>();
}

std::optional<bool> Figure::reaches(const Ratio& asked) const
{
    if (m_value == nullptr)
        return true;
    const auto limit = rationalOf(asked.numerator(), asked.denominator());
    if (limit <= m_value->number)
        return true;
    if (isExact() || limit >= m_value->number + BigRational(1, tenTo(m_value->roundedPlaces)))
        return false;
    return std::nullopt;
}

std::strong_ordering operator<=>(const Figure& a, const Figure& b)
{
    if (a.m_value == nullptr || b.m_value == nullptr)
        return (a.m_value == nullptr) <=> (b.m_value == nullptr);
    if (a.m_value->number != b.m_value->number)
        return a.m_value->number < b.m_value->number ? std::strong_ordering::less : std::strong_ordering::greater;
    return b.isExact() <=> a.isExact();
}

} // namespace tranche
