// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/workbook/cell_text.h"

#include <QChar>
#include <QString>

#include <charconv>
#include <cstdint>
#include <optional>

namespace tranche {

namespace {

constexpr std::size_t escapeLength = 7; // _xHHHH_

void skipDigits(std::string_view& text, std::size_t& count)
{
    while (!text.empty() && text.front() >= '0' && text.front() <= '9') {
        text.remove_prefix(1);
        ++count;
    }
}

void skipSign(std::string_view& text)
{
    if (text.starts_with('-') || text.starts_with('+'))
        text.remove_prefix(1);
}

std::optional<char16_t> escapedAt(std::string_view text, std::size_t at)
{
    if (at + escapeLength > text.size() || text[at] != '_' || text[at + 1] != 'x' || text[at + 6] != '_')
        return std::nullopt;
    std::uint16_t code = 0;
    const char* end = text.data() + at + 6;
    const auto [stopped, problem] = std::from_chars(text.data() + at + 2, end, code, 16);
    return problem == std::errc() && stopped == end && code != 0 ? std::optional<char16_t>(code) : std::nullopt;
}

/// A whole number before a letter, taken off the front with it; 0 where there is none.
std::uint64_t takePart(std::string_view& text, char letter)
{
    std::uint64_t number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc() || end == text.data() + text.size() || *end != letter || number > 1'000'000'000)
        return 0;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()) + 1);
    return number;
}

std::string twoDigits(std::uint64_t number)
{
    return (number < 10 ? "0" : "") + std::to_string(number);
}

} // namespace

bool isStoredNumber(std::string_view text)
{
    skipSign(text);
    std::size_t digits = 0;
    skipDigits(text, digits);
    if (text.starts_with('.')) {
        text.remove_prefix(1);
        skipDigits(text, digits);
    }
    if (digits > 0 && (text.starts_with('e') || text.starts_with('E'))) {
        text.remove_prefix(1);
        skipSign(text);
        digits = 0;
        skipDigits(text, digits);
    }
    return digits > 0 && text.empty();
}

std::string_view withoutBlanks(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t\r\n");
    return first == std::string_view::npos ? std::string_view() : text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

std::string withoutEscapes(std::string text)
{
    auto at = text.find("_x");
    if (at == std::string::npos)
        return text;
    std::string plain;
    std::size_t copied = 0;
    while (at != std::string::npos) {
        auto length = escapeLength;
        const auto code = escapedAt(text, at);
        std::u16string character(1, code.value_or(u'\0'));
        if (code && QChar::isHighSurrogate(*code))
            if (const auto low = escapedAt(text, at + escapeLength); low && QChar::isLowSurrogate(*low)) {
                character += *low;
                length += escapeLength;
            }
        if (code && (character.size() == 2 || !QChar::isSurrogate(*code))) {
            plain.append(text, copied, at - copied);
            plain += QStringView(character).toUtf8().toStdString();
            copied = at + length;
        }
        at = text.find("_x", std::max(copied, at + 1));
    }
    return plain.append(text, copied);
}

std::string durationText(std::string_view iso)
{
    const auto start = iso.find('P');
    if (start > 1 || (start == 1 && iso.front() != '-'))
        return {};
    const bool negative = start == 1;
    iso.remove_prefix(start + 1);
    const auto days = takePart(iso, 'D');
    if (!iso.starts_with('T'))
        return {};
    iso.remove_prefix(1);
    const auto hours = takePart(iso, 'H');
    const auto minutes = takePart(iso, 'M');
    std::string fraction;
    if (const auto point = iso.find_first_of(".,"); point != std::string_view::npos && iso.ends_with('S')) {
        fraction = iso.substr(point + 1, iso.size() - point - 2);
        if (fraction.find_first_not_of("0123456789") != std::string::npos)
            return {};
        fraction.resize(fraction.find_last_not_of('0') + 1);
        iso = iso.substr(0, point);
    } else if (iso.ends_with('S')) {
        iso.remove_suffix(1);
    }
    std::uint64_t seconds = 0;
    const auto [end, problem] = std::from_chars(iso.data(), iso.data() + iso.size(), seconds);
    if (!iso.empty() && (problem != std::errc() || end != iso.data() + iso.size() || seconds > 1'000'000'000))
        return {};
    const auto all = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
    return (negative ? "-" : "") + twoDigits(all / 3600) + ':' + twoDigits(all / 60 % 60) + ':' + twoDigits(all % 60)
           + (fraction.empty() ? "" : '.' + fraction);
}

} // namespace tranche
