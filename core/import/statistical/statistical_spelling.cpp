// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/statistical/statistical_spelling.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <initializer_list>

namespace tranche {

namespace {

using namespace std::string_view_literals;

constexpr auto beginOfSpss = std::chrono::sys_days(std::chrono::year(1582) / 10 / 14);
constexpr auto beginOfOthers = std::chrono::sys_days(std::chrono::year(1960) / 1 / 1);
constexpr double secondsOfDay = 86400;

bool isOneOf(std::string_view name, std::initializer_list<std::string_view> names)
{
    return std::ranges::find(names, name) != names.end();
}

/// In capitals, without the width and the digits behind the point.
std::string nameOfFormat(std::string_view format)
{
    while (!format.empty() && (format.back() == '.' || (format.back() >= '0' && format.back() <= '9')))
        format.remove_suffix(1);
    std::string name(format);
    std::ranges::transform(name, name.begin(), [](char sign) { return sign >= 'a' && sign <= 'z' ? static_cast<char>(sign - 32) : sign; });
    return name;
}

NumberMeaning meaningInSpss(std::string_view name)
{
    if (isOneOf(name, {"DATE"sv, "ADATE"sv, "EDATE"sv, "JDATE"sv, "SDATE"sv, "MOYR"sv, "QYR"sv, "WKYR"sv}))
        return NumberMeaning::SpssSeconds;
    if (isOneOf(name, {"DATETIME"sv, "YMDHMS"sv}))
        return NumberMeaning::SpssMoment;
    return isOneOf(name, {"TIME"sv, "DTIME"sv, "MTIME"sv}) ? NumberMeaning::Clock : NumberMeaning::Number;
}

NumberMeaning meaningInStata(std::string_view format)
{
    if (!format.starts_with('%'))
        return NumberMeaning::Number;
    format.remove_prefix(1);
    if (format.starts_with('-'))
        format.remove_prefix(1);
    if (format.starts_with('d'))
        return NumberMeaning::Days;
    if (!format.starts_with('t') || format.size() < 2)
        return NumberMeaning::Number;
    switch (format[1]) {
    case 'd': return NumberMeaning::Days;
    case 'c': return NumberMeaning::Milliseconds;
    case 'w': return NumberMeaning::Weeks;
    case 'm': return NumberMeaning::Months;
    case 'q': return NumberMeaning::Quarters;
    case 'h': return NumberMeaning::Halves;
    default: return NumberMeaning::Number; // %tC counts leap seconds, which are decided year by year
    }
}

NumberMeaning meaningInSas(std::string_view name)
{
    if (isOneOf(name, {"DATE"sv,     "DAY"sv,     "DDMMYY"sv,  "DDMMYYB"sv, "DDMMYYC"sv,  "DDMMYYD"sv,   "DDMMYYN"sv, "DDMMYYP"sv,
                       "DDMMYYS"sv,  "DOWNAME"sv, "E8601DA"sv, "B8601DA"sv, "IS8601DA"sv, "JULDAY"sv,    "JULIAN"sv,  "MMDDYY"sv,
                       "MMDDYYB"sv,  "MMDDYYC"sv, "MMDDYYD"sv, "MMDDYYN"sv, "MMDDYYP"sv,  "MMDDYYS"sv,   "MMYY"sv,    "MONNAME"sv,
                       "MONTH"sv,    "MONYY"sv,   "NENGO"sv,   "QTR"sv,     "WEEKDATE"sv, "WEEKDATX"sv,  "WEEKDAY"sv, "WORDDATE"sv,
                       "WORDDATX"sv, "YEAR"sv,    "YYMM"sv,    "YYMMDD"sv,  "YYMMDDB"sv,  "YYMMDDC"sv,   "YYMMDDD"sv, "YYMMDDN"sv,
                       "YYMMDDP"sv,  "YYMMDDS"sv, "YYMMN"sv,   "YYMON"sv,   "YYQ"sv,      "DATEWKDAY"sv, "MINGUO"sv,  "EURDFDE"sv}))
        return NumberMeaning::Days;
    if (isOneOf(name, {"DATETIME"sv, "DATEAMPM"sv, "DTDATE"sv, "DTMONYY"sv, "DTYEAR"sv, "DTYYQC"sv, "DTWKDATX"sv, "MDYAMPM"sv, "E8601DT"sv,
                       "B8601DT"sv, "IS8601DT"sv, "E8601DN"sv, "B8601DN"sv, "YMDDTTM"sv, "EURDFDT"sv}))
        return NumberMeaning::Seconds;
    return isOneOf(name, {"TIME"sv, "HHMM"sv, "HOUR"sv, "MMSS"sv, "TOD"sv, "TIMEAMPM"sv, "E8601TM"sv, "B8601TM"sv, "IS8601TM"sv})
               ? NumberMeaning::Clock
               : NumberMeaning::Number;
}

template <class Number>
std::string shortest(Number number)
{
    if (number == 0)
        return "0";
    std::array<char, 64> text;
    const auto size = std::abs(number);
    const bool fixed = std::isfinite(number) && size < Number(1e21) && size >= Number(1e-6);
    const auto end = fixed ? std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed).ptr
                           : std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::scientific).ptr;
    return {text.data(), end};
}

std::string twoDigits(std::int64_t number)
{
    return (number < 10 ? "0" : "") + std::to_string(number);
}

std::optional<std::string> dayText(std::chrono::sys_days begin, double days)
{
    constexpr double farthest = 4e6; // days: more than 9999 years
    if (days != std::floor(days) || std::abs(days) > farthest)
        return std::nullopt;
    const std::chrono::year_month_day day(begin + std::chrono::days(static_cast<int>(days)));
    const int year = static_cast<int>(day.year());
    if (year < 1 || year > 9999)
        return std::nullopt;
    auto text = std::to_string(year);
    text.insert(0, 4 - text.size(), '0');
    return text + '-' + twoDigits(static_cast<unsigned>(day.month())) + '-' + twoDigits(static_cast<unsigned>(day.day()));
}

/// `rest` is what is left of `number`, both in units of which a second has `units`, behind whole seconds: the fewest digits that give
/// the number again.
std::optional<std::string> digitsOfSecond(double number, double rest, double units)
{
    constexpr int most = 9;
    double power = 1;
    for (int digits = 0; digits <= most; ++digits, power *= 10) {
        const double count = std::round(rest / units * power);
        if (count >= power && count > 0)
            continue;
        if ((number - rest) + count * units / power != number)
            continue;
        if (digits == 0)
            return "";
        auto text = std::to_string(static_cast<std::int64_t>(count));
        text.insert(0, static_cast<std::size_t>(digits) - text.size(), '0');
        return '.' + text;
    }
    return std::nullopt;
}

std::optional<std::string> momentText(std::chrono::sys_days begin, double number, double units, bool dayAlone)
{
    const double days = std::floor(number / (secondsOfDay * units));
    const auto day = dayText(begin, days);
    const double rest = number - days * secondsOfDay * units;
    if (!day || rest < 0 || rest >= secondsOfDay * units)
        return std::nullopt;
    if (dayAlone && rest == 0)
        return day;
    const auto whole = static_cast<std::int64_t>(std::floor(rest / units));
    const auto digits = digitsOfSecond(number, rest - static_cast<double>(whole) * units, units);
    if (!digits)
        return std::nullopt;
    return *day + 'T' + twoDigits(whole / 3600) + ':' + twoDigits(whole / 60 % 60) + ':' + twoDigits(whole % 60) + *digits;
}

std::optional<std::string> clockText(double number)
{
    constexpr double longest = 1e12;
    const double size = std::abs(number);
    if (!(size <= longest))
        return std::nullopt;
    const auto whole = static_cast<std::int64_t>(std::floor(size));
    const auto digits = digitsOfSecond(size, size - static_cast<double>(whole), 1);
    if (!digits)
        return std::nullopt;
    return (number < 0 ? "-" : "") + twoDigits(whole / 3600) + ':' + twoDigits(whole / 60 % 60) + ':' + twoDigits(whole % 60) + *digits;
}

/// A part of a year, counted since the first of 1960, of which a year has `parts`.
std::optional<std::string> partOfYear(double number, int parts, std::string_view sign)
{
    constexpr double farthest = 1e6;
    if (number != std::floor(number) || std::abs(number) > farthest)
        return std::nullopt;
    const int year = 1960 + static_cast<int>(std::floor(number / parts));
    const int part = static_cast<int>(number) - (year - 1960) * parts + 1;
    if (year < 1 || year > 9999)
        return std::nullopt;
    auto text = std::to_string(year);
    text.insert(0, 4 - text.size(), '0');
    return text + std::string(sign) + (parts > 9 ? twoDigits(part) : std::to_string(part));
}

} // namespace

NumberMeaning numberMeaning(StatisticalKind kind, std::string_view format)
{
    switch (kind) {
    case StatisticalKind::Spss:
    case StatisticalKind::SpssPortable: return meaningInSpss(nameOfFormat(format));
    case StatisticalKind::Stata: return meaningInStata(format);
    case StatisticalKind::Sas:
    case StatisticalKind::SasTransport: return meaningInSas(nameOfFormat(format));
    }
    return NumberMeaning::Number;
}

std::string plainNumber(double number)
{
    return shortest(number);
}

std::string plainNumber(float number)
{
    return shortest(number);
}

std::optional<std::string> meantText(double number, NumberMeaning meaning)
{
    switch (meaning) {
    case NumberMeaning::Number: return std::nullopt;
    case NumberMeaning::Days: return dayText(beginOfOthers, number);
    case NumberMeaning::Seconds: return momentText(beginOfOthers, number, 1, false);
    case NumberMeaning::Milliseconds: return momentText(beginOfOthers, number, 1000, false);
    case NumberMeaning::SpssSeconds: return momentText(beginOfSpss, number, 1, true);
    case NumberMeaning::SpssMoment: return momentText(beginOfSpss, number, 1, false);
    case NumberMeaning::Clock: return clockText(number);
    case NumberMeaning::Weeks: return partOfYear(number, 52, "w");
    case NumberMeaning::Months: return partOfYear(number, 12, "-");
    case NumberMeaning::Quarters: return partOfYear(number, 4, "q");
    case NumberMeaning::Halves: return partOfYear(number, 2, "h");
    }
    return std::nullopt;
}

} // namespace tranche
