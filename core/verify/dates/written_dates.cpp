// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/dates/written_dates.h"

#include <algorithm>
#include <array>

namespace tranche {

namespace {

constexpr std::string_view isoOrder = "%Y-%m-%d";

bool isNumeral(char sign)
{
    return '0' <= sign && sign <= '9';
}

std::string_view bare(std::string_view text)
{
    while (text.starts_with(' ') || text.starts_with('\t'))
        text.remove_prefix(1);
    while (text.ends_with(' ') || text.ends_with('\t'))
        text.remove_suffix(1);
    return text;
}

/// The part of a pattern that orders day, month and year, and whether a time must follow.
std::pair<std::string_view, bool> partsOf(std::string_view pattern)
{
    for (const std::string_view time : {"T%H:%M:%S", " %H:%M:%S", "T%H:%M", " %H:%M"})
        if (pattern.ends_with(time))
            return {pattern.substr(0, pattern.size() - time.size()), true};
    return {pattern, false};
}

/// Days from 1970-01-01, by counting years, months and days.
std::int64_t daysSince1970(int year, int month, int day)
{
    static constexpr std::array before{0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334};
    const auto leapDaysBefore = [](std::int64_t y) { return y > 0 ? (y - 1) / 4 - (y - 1) / 100 + (y - 1) / 400 + 1 : 0; };
    const bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    const std::int64_t since0 = std::int64_t{365} * year + leapDaysBefore(year) + before[static_cast<std::size_t>(month - 1)]
                                + (leap && month > 2 ? 1 : 0) + day - 1;
    return since0 - 719'528;
}

bool exists(int year, int month, int day)
{
    return month >= 1 && month <= 12 && day >= 1
           && daysSince1970(year, month, day) < (month == 12 ? daysSince1970(year + 1, 1, 1) : daysSince1970(year, month + 1, 1));
}

/// Reads a text sign by sign; after the first that does not fit, nothing does.
class DateScan {
public:
    explicit DateScan(std::string_view text) : m_rest(text) {}

    void sign(char expected)
    {
        m_good = m_good && m_rest.starts_with(expected);
        if (m_good)
            m_rest.remove_prefix(1);
    }
    int number(std::size_t least, std::size_t most)
    {
        const auto taken = numerals(most);
        m_good = m_good && taken.size() >= least;
        int value = 0;
        for (const char numeral : taken)
            value = 10 * value + (numeral - '0');
        return value;
    }
    int upTo(int greatest)
    {
        const auto value = number(2, 2);
        m_good = m_good && value <= greatest;
        return value;
    }
    std::string_view numerals(std::size_t most)
    {
        std::size_t count = 0;
        while (count < std::min(most, m_rest.size()) && isNumeral(m_rest[count]))
            ++count;
        const auto taken = m_rest.substr(0, count);
        m_rest.remove_prefix(count);
        return taken;
    }
    bool mayBe(char next) const { return m_rest.starts_with(next); }
    bool atEnd() const { return m_rest.empty(); }
    bool good() const { return m_good; }
    void spoil() { m_good = false; }

private:
    std::string_view m_rest;
    bool m_good = true;
};

struct ScannedDate {
    DatePlace place;
    bool zoned = false;
};

void scanTime(DateScan& scan, ScannedDate& date)
{
    scan.sign(scan.mayBe('T') ? 'T' : ' ');
    date.place.seconds += std::int64_t{3'600} * scan.upTo(23);
    scan.sign(':');
    date.place.seconds += std::int64_t{60} * scan.upTo(59);
    if (scan.mayBe(':')) {
        scan.sign(':');
        date.place.seconds += scan.upTo(59);
        if (scan.mayBe('.')) {
            scan.sign('.');
            date.place.fraction = scan.numerals(19);
            if (date.place.fraction.empty() || date.place.fraction.size() > 18)
                scan.spoil();
            date.place.fraction.erase(date.place.fraction.find_last_not_of('0') + 1);
        }
    }
    date.zoned = !scan.atEnd();
    if (scan.mayBe('Z')) {
        scan.sign('Z');
    } else if (date.zoned) {
        const std::int64_t direction = scan.mayBe('+') ? -1 : 1;
        scan.sign(direction < 0 ? '+' : '-');
        date.place.seconds += direction * 3'600 * scan.upTo(23);
        const bool more = !scan.atEnd();
        if (scan.mayBe(':'))
            scan.sign(':');
        if (more)
            date.place.seconds += direction * 60 * scan.upTo(59);
    }
}

std::optional<ScannedDate> scanned(std::string_view text, std::string_view pattern)
{
    const bool iso = pattern.empty();
    const auto [order, needsTime] = iso ? std::pair(isoOrder, false) : partsOf(pattern);
    const bool parted = !iso && order.substr(2, 1) != "%" && order[order.size() - 3] != 'd' && order[order.size() - 3] != 'm'
                        && order[order.size() - 3] != 'Y';
    DateScan scan(bare(text));
    int year = 0, month = 0, day = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (order[i] != '%') {
            scan.sign(order[i]);
            continue;
        }
        ++i;
        (order[i] == 'Y' ? year : order[i] == 'm' ? month : day) = order[i] == 'Y' ? scan.number(4, 4) : scan.number(parted ? 1 : 2, 2);
    }
    if (!scan.good() || !exists(year, month, day) || (needsTime && scan.atEnd()))
        return std::nullopt;
    ScannedDate date{{86'400 * daysSince1970(year, month, day), {}}};
    if (!scan.atEnd())
        scanTime(scan, date);
    return scan.good() && scan.atEnd() ? std::optional(std::move(date)) : std::nullopt;
}

/// The time of a date with every numeral as 0, "" where it has none: what is equal here is written alike.
std::string timeShape(std::string_view text, std::string_view pattern)
{
    const auto order = pattern.empty() ? isoOrder : partsOf(pattern).first;
    auto rest = bare(text);
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (order[i] != '%') {
            rest.remove_prefix(1);
            continue;
        }
        ++i;
        for (std::size_t left = order[i] == 'Y' ? 4 : 2; left > 0 && !rest.empty() && isNumeral(rest.front()); --left)
            rest.remove_prefix(1);
    }
    std::string shape(rest);
    std::ranges::replace_if(shape, isNumeral, '0');
    return shape;
}

/// A format for times of this shape; nullopt where there is none.
std::optional<std::string> formatOfShape(std::string_view shape)
{
    constexpr std::string_view minutes = "00:00";
    constexpr std::string_view seconds = ":00";
    std::string format(shape.substr(0, 1));
    shape.remove_prefix(1 + minutes.size());
    format += "%H:%M";
    if (shape.starts_with(seconds)) {
        format += ":%S";
        shape.remove_prefix(seconds.size());
    }
    if (shape.starts_with('.')) {
        const auto places = std::min(shape.find_first_not_of('0', 1), shape.size()) - 1;
        if (places > 6)
            return std::nullopt;
        format += ".%f";
        shape.remove_prefix(places + 1);
    }
    if (shape == "Z")
        return format + "Z";
    return shape.empty() ? std::optional(format) : shape.size() == 3 ? std::nullopt : std::optional(format + "%z");
}

/// Fractions of different lengths are alike, and so are zones east and west.
std::string alike(std::string shape)
{
    if (const auto point = shape.find('.'); point != std::string::npos) {
        const auto end = std::min(shape.find_first_not_of('0', point + 1), shape.size());
        if (end - point - 1 <= 6)
            shape.replace(point, end - point, ".0");
    }
    if (const auto minus = shape.find('-'); minus != std::string::npos)
        shape[minus] = '+';
    return shape;
}

} // namespace

bool isWrittenOrder(std::string_view pattern)
{
    const auto [order, needsTime] = partsOf(pattern);
    std::string letters;
    std::size_t between = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const char sign = order[i];
        if (sign == '%' && i + 1 < order.size()) {
            letters += order[++i];
            between = 0;
            continue;
        }
        const bool letter = (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z');
        if (letters.empty() || letters.size() == 3 || sign == '%' || letter || isNumeral(sign) || sign < ' ' || sign > '~' || ++between > 3)
            return false;
    }
    std::ranges::sort(letters);
    return letters == "Ydm";
}

std::optional<std::vector<DatePlace>> placesOfDates(std::span<const std::string_view> texts, std::string_view pattern)
{
    std::vector<DatePlace> places;
    std::size_t zoned = 0;
    for (const auto text : texts) {
        auto date = scanned(text, pattern);
        if (!date)
            return std::nullopt;
        zoned += date->zoned ? 1 : 0;
        places.push_back(std::move(date->place));
    }
    return zoned == 0 || zoned == texts.size() ? std::optional(std::move(places)) : std::nullopt;
}

DateLook lookOfDates(std::span<const std::string_view> texts, std::string_view pattern)
{
    std::optional<std::string> shape;
    for (const auto text : texts) {
        auto next = alike(timeShape(text, pattern));
        if (bare(text) != text || (shape && *shape != next))
            return {};
        shape = std::move(next);
    }
    if (!shape || shape->empty())
        return {DateLook::Kind::Day, std::string(pattern.empty() ? "" : partsOf(pattern).first)};
    const auto time = formatOfShape(*shape);
    if (!time)
        return {};
    return {DateLook::Kind::Time, std::string(pattern.empty() ? isoOrder : partsOf(pattern).first) + *time};
}

} // namespace tranche
