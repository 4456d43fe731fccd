// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/workbook/date_style.h"

#include <array>
#include <charconv>
#include <chrono>
#include <cmath>

namespace tranche {

namespace {

using Days = std::chrono::sys_days;

constexpr std::int64_t dayMilliseconds = 86'400'000;
constexpr std::int64_t dayThatNeverWas = 60; // 29 February 1900

bool oneOf(char sign, std::string_view signs)
{
    return signs.contains(sign);
}

/// What is left of the first section once nothing in it is protected; elapsed hours, minutes and seconds are an `E`.
std::string signsOf(std::string_view format)
{
    std::string signs;
    for (std::size_t at = 0; at < format.size() && format[at] != ';'; ++at) {
        const char sign = format[at];
        if (oneOf(sign, "\\_*")) {
            ++at;
        } else if (sign == '"') {
            at = format.find('"', at + 1);
        } else if (sign == '[') {
            const auto end = format.find(']', at);
            const auto inside = format.substr(at + 1, end == std::string_view::npos ? end : end - at - 1);
            if (!inside.empty() && inside.find_first_not_of(inside.front()) == std::string_view::npos && oneOf(inside.front(), "hHmMsS"))
                signs += 'E';
            at = end;
        } else {
            signs += sign >= 'A' && sign <= 'Z' ? static_cast<char>(sign - 'A' + 'a') : sign;
        }
        if (at == std::string_view::npos)
            break;
    }
    return signs;
}

std::string padded(std::int64_t number, std::size_t width)
{
    auto digits = std::to_string(number);
    return digits.size() < width ? std::string(width - digits.size(), '0') + digits : digits;
}

std::string timeText(std::int64_t milliseconds)
{
    auto text
        = padded(milliseconds / 3'600'000, 2) + ':' + padded(milliseconds / 60'000 % 60, 2) + ':' + padded(milliseconds / 1000 % 60, 2);
    if (milliseconds % 1000 == 0)
        return text;
    text += '.' + padded(milliseconds % 1000, 3);
    return text.substr(0, text.find_last_not_of('0') + 1);
}

std::string dayText(Days day)
{
    const std::chrono::year_month_day date(day);
    return padded(static_cast<int>(date.year()), 4) + '-' + padded(static_cast<unsigned>(date.month()), 2) + '-'
           + padded(static_cast<unsigned>(date.day()), 2);
}

std::optional<Days> dayOf(std::int64_t number, bool from1904)
{
    using namespace std::chrono_literals;
    const std::chrono::days days(number);
    if (from1904)
        return Days(1904y / 1 / 1) + days;
    if (number < 1 || number == dayThatNeverWas)
        return std::nullopt;
    return Days(number < dayThatNeverWas ? 1899y / 12 / 31 : 1899y / 12 / 30) + days;
}

/// `count` digits at the front as a number; -1 where there are others.
int takeDigits(std::string_view& text, std::size_t count)
{
    int number = 0;
    if (text.size() < count)
        return -1;
    for (const char digit : text.substr(0, count)) {
        if (digit < '0' || digit > '9')
            return -1;
        number = number * 10 + (digit - '0');
    }
    text.remove_prefix(count);
    return number;
}

bool take(std::string_view& text, char sign)
{
    if (!text.starts_with(sign))
        return false;
    text.remove_prefix(1);
    return true;
}

bool isIsoTime(std::string_view text)
{
    const int hour = takeDigits(text, 2);
    const int minute = take(text, ':') ? takeDigits(text, 2) : -1;
    if (hour < 0 || hour > 23 || minute < 0 || minute > 59)
        return false;
    if (text.empty())
        return true;
    const int second = take(text, ':') ? takeDigits(text, 2) : -1;
    if (second < 0 || second > 59 || text.empty())
        return second >= 0 && second <= 59;
    return take(text, '.') && !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

} // namespace

DateStyle builtInDateStyle(std::uint32_t number)
{
    if (number == 22)
        return DateStyle::Moment;
    if (number == 46)
        return DateStyle::Duration;
    if ((number >= 18 && number <= 21) || number == 45 || number == 47 || (number >= 32 && number <= 35) || number == 55 || number == 56)
        return DateStyle::Time; // 32 to 35, 55 and 56: in East Asian workbooks
    if ((number >= 14 && number <= 17) || (number >= 27 && number <= 31) || number == 36 || (number >= 50 && number <= 58))
        return DateStyle::Day;
    return DateStyle::None;
}

DateStyle dateStyleOf(std::string_view format)
{
    const auto signs = signsOf(format);
    if (signs.contains('E'))
        return DateStyle::Duration;
    if (signs == "general")
        return DateStyle::None;
    const auto has = [&](std::string_view which) { return signs.find_first_of(which) != std::string::npos; };
    const bool time = has("hs");
    const bool day = has("dy") || (has("m") && !time);
    return day && time ? DateStyle::Moment : day ? DateStyle::Day : time ? DateStyle::Time : DateStyle::None;
}

std::optional<std::string> dateText(std::string_view days, DateStyle style, bool from1904)
{
    double number = 0;
    const auto [end, problem] = std::from_chars(days.data(), days.data() + days.size(), number);
    constexpr double afterTheEnd = 2'958'466; // 10000-01-01
    if (problem != std::errc() || end != days.data() + days.size() || !(number >= 0) || number >= afterTheEnd - (from1904 ? 1462 : 0))
        return std::nullopt;
    const auto all = std::llround(number * static_cast<double>(dayMilliseconds));
    if (style == DateStyle::Duration || (style == DateStyle::Time && all < dayMilliseconds))
        return timeText(all);
    const auto whole = all / dayMilliseconds;
    const auto rest = all % dayMilliseconds;
    if (!from1904 && whole == 0)
        return timeText(rest); // there is no day 0
    const auto day = dayOf(whole, from1904);
    if (!day)
        return std::nullopt;
    return rest == 0 && style == DateStyle::Day ? dayText(*day) : dayText(*day) + 'T' + timeText(rest);
}

bool isIsoDate(std::string_view text)
{
    const int year = takeDigits(text, 4);
    const int month = take(text, '-') ? takeDigits(text, 2) : -1;
    const int day = take(text, '-') ? takeDigits(text, 2) : -1;
    if (year < 0 || month < 0 || day < 0)
        return false;
    const std::chrono::year_month_day date{std::chrono::year(year), std::chrono::month(static_cast<unsigned>(month)),
                                           std::chrono::day(static_cast<unsigned>(day))};
    return date.ok() && (text.empty() || (take(text, 'T') && isIsoTime(text)));
}

} // namespace tranche
