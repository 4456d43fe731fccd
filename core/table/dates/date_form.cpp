// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/dates/date_form.h"

#include "core/table/numbers.h"

#include <algorithm>
#include <chrono>

namespace tranche {

namespace {

constexpr std::int64_t secondsInADay = 86'400;

bool isDigitSign(char sign)
{
    return sign >= '0' && sign <= '9';
}

bool takeStart(std::string_view& text, std::string_view start)
{
    if (!text.starts_with(start))
        return false;
    text.remove_prefix(start.size());
    return true;
}

/// `least` to `most` digits at the start; nullopt where there are fewer.
std::optional<int> takeCount(std::string_view& text, std::size_t least, std::size_t most)
{
    int value = 0;
    std::size_t digits = 0;
    while (digits < most && digits < text.size() && isDigitSign(text[digits]))
        value = value * 10 + (text[digits++] - '0');
    text.remove_prefix(digits);
    return digits >= least ? std::optional(value) : std::nullopt;
}

/// Two digits that are at most this.
std::optional<int> takePart(std::string_view& text, int greatest)
{
    const auto value = takeCount(text, 2, 2);
    return value && *value <= greatest ? value : std::nullopt;
}

bool standsBetween(std::string_view literal)
{
    const auto isLetter = [](char sign) { return (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z'); };
    return literal.size() <= 3 && std::ranges::all_of(literal, [&](char sign) {
               return sign >= ' ' && sign <= '~' && sign != '%' && !isDigitSign(sign) && !isLetter(sign);
           });
}

/// `Z`, `+01:00`, `+0100` or `+01`, in seconds east of UTC.
std::optional<std::int64_t> takeZone(std::string_view& text)
{
    if (takeStart(text, "Z"))
        return 0;
    const bool west = text.starts_with('-');
    if (!takeStart(text, "+") && !takeStart(text, "-"))
        return std::nullopt;
    const auto hours = takePart(text, 23);
    if (!hours)
        return std::nullopt;
    int minutes = 0;
    if (!text.empty()) {
        takeStart(text, ":");
        const auto read = takePart(text, 59);
        if (!read)
            return std::nullopt;
        minutes = *read;
    }
    const std::int64_t east = *hours * 3'600 + minutes * 60;
    return west ? -east : east;
}

/// `HH:MM[:SS[.fraction]][zone]`, all that is left of the text.
bool readTime(std::string_view text, Moment& moment)
{
    const auto hours = takePart(text, 23);
    const auto minutes = hours && takeStart(text, ":") ? takePart(text, 59) : std::nullopt;
    if (!minutes)
        return false;
    moment.hasTime = true;
    moment.second = *hours * 3'600 + *minutes * 60;
    if (takeStart(text, ":")) {
        const auto seconds = takePart(text, 59);
        if (!seconds)
            return false;
        moment.second += *seconds;
        if (takeStart(text, ".")) {
            moment.fraction = text.substr(0, std::min(text.find_first_not_of("0123456789"), text.size()));
            text.remove_prefix(moment.fraction.size());
            if (moment.fraction.empty() || moment.fraction.size() > mostFractionDigits)
                return false;
            while (moment.fraction.ends_with('0'))
                moment.fraction.remove_suffix(1);
        }
    }
    if (text.empty())
        return true;
    const auto east = takeZone(text);
    if (!east || !text.empty())
        return false;
    moment.hasZone = true;
    moment.second -= *east;
    const auto days = (moment.second + secondsInADay) / secondsInADay - 1; // an offset is less than a day
    moment.day += days;
    moment.second -= days * secondsInADay;
    return true;
}

} // namespace

std::optional<DateForm> DateForm::parse(std::string_view pattern)
{
    DateForm form;
    if (pattern.empty() || pattern == "iso")
        return form;
    form.m_iso = false;
    std::string seen;
    for (std::size_t i = 0; i < 3; ++i) {
        if (pattern.size() < 2 || pattern[0] != '%' || !std::string_view("dmY").contains(pattern[1]) || seen.contains(pattern[1]))
            return std::nullopt;
        seen += pattern[1];
        form.m_order[i] = pattern[1];
        pattern.remove_prefix(2);
        if (i == 2)
            break;
        const auto literal = pattern.substr(0, std::min(pattern.find('%'), pattern.size()));
        if (!standsBetween(literal))
            return std::nullopt;
        form.m_between[i] = literal;
        pattern.remove_prefix(literal.size());
    }
    if (pattern.empty())
        return form;
    form.m_needsTime = true;
    const bool parted = takeStart(pattern, "T") || takeStart(pattern, " ");
    return parted && (pattern == "%H:%M" || pattern == "%H:%M:%S") ? std::optional(form) : std::nullopt;
}

std::optional<Moment> DateForm::read(std::string_view text) const
{
    text = numberSpelling(text);
    const bool exact = m_iso || m_between[0].empty() || m_between[1].empty();
    int parts[3] = {};
    for (std::size_t i = 0; i < 3; ++i) {
        const bool year = m_order[i] == 'Y';
        const auto part = year ? takeCount(text, 4, 4) : takeCount(text, exact ? 2 : 1, 2);
        if (!part || (i < 2 && !takeStart(text, m_between[i])))
            return std::nullopt;
        parts[year ? 0 : m_order[i] == 'm' ? 1 : 2] = *part;
    }
    using namespace std::chrono;
    const year_month_day date{year(parts[0]), month(static_cast<unsigned>(parts[1])), day(static_cast<unsigned>(parts[2]))};
    if (!date.ok())
        return std::nullopt;
    Moment moment{sys_days(date).time_since_epoch().count()};
    if (text.empty())
        return m_needsTime ? std::nullopt : std::optional(moment);
    if (!takeStart(text, "T") && !takeStart(text, " "))
        return std::nullopt;
    return readTime(text, moment) ? std::optional(moment) : std::nullopt;
}

} // namespace tranche
