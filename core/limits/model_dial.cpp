// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/limits/model_dial.h"

#include "core/base/exact.h"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace tranche {

namespace {

BigInteger powerOfTen(int digits)
{
    BigInteger power = 1;
    for (int i = 0; i < digits; ++i)
        power *= 10;
    return power;
}

BigRational exactly(const Ratio& ratio)
{
    return rationalOf(ratio.numerator(), ratio.denominator());
}

/// "num/den", or a decimal.
BigRational read(const std::string& figure)
{
    const auto point = figure.find('.');
    if (point == std::string::npos)
        return BigRational(figure);
    const auto places = static_cast<int>(figure.size() - point - 1);
    auto digits = figure;
    digits.erase(point, 1);
    const auto first = std::min(digits.find_first_not_of('0'), digits.size() - 1); // a leading zero would make it octal
    return BigRational(BigInteger(digits.substr(first)), powerOfTen(places));
}

/// value * 10^digits, rounded to a whole number.
BigInteger unitsOf(const BigRational& value, int digits, bool up)
{
    const BigRational scaled = value * powerOfTen(digits);
    BigInteger units = numerator(scaled) / denominator(scaled);
    if (up && BigRational(units) < scaled)
        ++units;
    return units;
}

/// Places in which a request is offered.
int placesOf(ModelKind kind)
{
    switch (kind) {
    case ModelKind::Distinct: return 0;
    case ModelKind::TCloseness: return 3;
    case ModelKind::LDiversity:
    case ModelKind::Entropy:
    case ModelKind::Recursive: return 2;
    }
    return 2;
}

constexpr int entropyPlaces = 6; // of the figure that a limit gives

} // namespace

Ratio dialOf(const PrivacyModel& model)
{
    switch (model.kind) {
    case ModelKind::Recursive: return model.c;
    case ModelKind::TCloseness: return model.t;
    case ModelKind::LDiversity:
    case ModelKind::Distinct:
    case ModelKind::Entropy: return model.l;
    }
    return model.l;
}

PrivacyModel withDial(PrivacyModel model, const Ratio& dial)
{
    if (model.kind == ModelKind::Recursive)
        model.c = dial;
    else if (model.kind == ModelKind::TCloseness)
        model.t = dial;
    else
        model.l = dial;
    return model;
}

bool moreIsSafer(ModelKind kind)
{
    return kind != ModelKind::Recursive && kind != ModelKind::TCloseness;
}

bool shareLimits(const PrivacyModel& a, const PrivacyModel& b)
{
    return a.kind == b.kind && (a.kind != ModelKind::Recursive || a.l == b.l);
}

std::optional<bool> admitsByFigure(const ModelLimit& limit, const PrivacyModel& model)
{
    if (!limit.figure)
        return false; // recursive, where no c suffices
    const auto figure = read(*limit.figure);
    const auto asked = exactly(dialOf(model));
    switch (model.kind) {
    case ModelKind::LDiversity:
    case ModelKind::Distinct: return asked <= figure;
    case ModelKind::Recursive: return asked > figure;
    case ModelKind::TCloseness: return asked >= figure;
    case ModelKind::Entropy: break;
    }
    if (asked <= figure)
        return true;
    if (asked >= figure + BigRational(1, powerOfTen(entropyPlaces)))
        return false;
    return std::nullopt;
}

std::optional<PrivacyModel> furthestRequest(const ModelLimit& limit, const PrivacyModel& model)
{
    if (!limit.figure)
        return std::nullopt;
    const int places = placesOf(model.kind);
    auto units = unitsOf(read(*limit.figure), places, !moreIsSafer(model.kind));
    const auto scale = powerOfTen(places);
    if (model.kind == ModelKind::Recursive && BigRational(units, scale) == read(*limit.figure))
        ++units; // c has to be above the figure
    if (units > std::numeric_limits<std::uint32_t>::max())
        return std::nullopt;
    const auto furthest = withDial(model, Ratio(units.convert_to<std::uint64_t>(), scale.convert_to<std::uint64_t>()));
    return validate(furthest) ? std::optional(furthest) : std::nullopt;
}

std::optional<std::string> worstFigure(const PrivacyReport& report)
{
    std::optional<std::string> worst;
    for (const auto& each : report.sensitive) {
        if (!each.figure)
            return std::nullopt;
        const bool worse
            = !worst || (moreIsSafer(report.model.kind) ? read(*each.figure) < read(*worst) : read(*each.figure) > read(*worst));
        if (worse)
            worst = each.figure;
    }
    return worst;
}

double figureNumber(const std::string& figure)
{
    return read(figure).convert_to<double>();
}

std::string figureText(const std::string& figure, int digits, bool up)
{
    const auto units = unitsOf(read(figure), digits, up);
    const auto scale = powerOfTen(digits);
    auto text = BigInteger(units / scale).str();
    auto rest = BigInteger(units % scale).str();
    rest.insert(0, static_cast<std::size_t>(digits) - std::min(rest.size(), static_cast<std::size_t>(digits)), '0');
    while (!rest.empty() && rest.back() == '0')
        rest.pop_back();
    return rest.empty() ? text : text.append(1, '.').append(rest);
}

} // namespace tranche
