// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/describing/date_format.h"

#include <algorithm>
#include <string_view>

namespace tranche {

namespace {

constexpr std::size_t mostPlaces = 6; // that %f stands for

/// The parts of a time.
struct TimeParts {
    char sign = '\0'; ///< before it; none: there is no time
    bool seconds = false;
    bool fraction = false;
    bool longFraction = false;
    std::string zone = {};

    friend bool operator==(const TimeParts&, const TimeParts&) = default;
};

TimeParts timePartsOf(std::string_view text)
{
    constexpr std::size_t beforeColon = 3; // the sign and two digits
    constexpr std::size_t minutes = 6;     // T13:45
    const auto colon = text.find(':');
    if (colon == std::string_view::npos || colon < beforeColon)
        return {};
    auto time = text.substr(colon - beforeColon);
    TimeParts parts{time.front()};
    time.remove_prefix(minutes);
    parts.seconds = time.starts_with(':');
    if (parts.seconds)
        time.remove_prefix(3);
    parts.fraction = time.starts_with('.');
    if (parts.fraction) {
        const auto places = std::min(time.find_first_not_of("0123456789", 1), time.size()) - 1;
        parts.longFraction = places > mostPlaces;
        time.remove_prefix(places + 1);
    }
    if (time == "Z")
        parts.zone = "Z";
    else if (!time.empty())
        parts.zone = time.contains(':') ? "+hh:mm" : time.size() > 3 ? "+hhmm" : "+hh";
    return parts;
}

std::string dayPattern(const std::string& dates)
{
    if (dates.empty() || dates == "iso")
        return "%Y-%m-%d";
    const auto hours = dates.find("%H");
    return hours == std::string::npos ? dates : dates.substr(0, hours - 1); // a sign stands before them
}

} // namespace

std::optional<DateFormat> dateFormatOf(const KeptAttribute& attribute)
{
    if (attribute.type != AttributeType::Date)
        return std::nullopt;
    std::optional<TimeParts> all;
    for (std::size_t code = 0; code < attribute.presentCount(); ++code) {
        auto parts = timePartsOf(attribute.values[code]);
        if (all && *all != parts)
            return std::nullopt;
        all = std::move(parts);
    }
    if (!all || all->sign == '\0')
        return DateFormat{false, attribute.dates.empty() || attribute.dates == "iso" ? std::string() : dayPattern(attribute.dates)};
    if (all->longFraction || all->zone == "+hh")
        return std::nullopt;
    auto pattern = dayPattern(attribute.dates) + all->sign + "%H:%M";
    pattern += all->seconds ? ":%S" : "";
    pattern += all->fraction ? ".%f" : "";
    pattern += all->zone == "Z" ? "Z" : all->zone.empty() ? "" : "%z";
    return DateFormat{true, std::move(pattern)};
}

} // namespace tranche
