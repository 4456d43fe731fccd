// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/conversion/cell_conversion.h"

#include "core/table/numbers.h"

#include <algorithm>
#include <array>

namespace tranche {

namespace {

constexpr std::array<std::string_view, 3> blanksInLines{" ", "\u00A0", "\u202F"};
constexpr std::string_view typographicMinus = "\u2212";

bool take(std::string_view& text, std::string_view start)
{
    if (start.empty() || !text.starts_with(start))
        return false;
    text.remove_prefix(start.size());
    return true;
}

void takeOneBlank(std::string_view& text)
{
    for (const auto blank : blanksInLines)
        if (take(text, blank))
            return;
}

void takeSignOf(std::string_view& text, std::string& sign)
{
    if (!sign.empty())
        return;
    if (take(text, "-") || take(text, typographicMinus))
        sign = "-";
    else if (take(text, "+"))
        sign = "+";
}

std::string_view takeDigitsOf(std::string_view& text)
{
    const auto end = std::min(text.find_first_not_of("0123456789"), text.size());
    const auto digits = text.substr(0, end);
    text.remove_prefix(end);
    return digits;
}

/// The digits before the decimal sign; nullopt where what stands between them does not part them into threes.
std::optional<std::string> takeWhole(std::string_view& text, std::string_view groups)
{
    std::string whole(takeDigitsOf(text));
    if (groups.empty() || !text.starts_with(groups))
        return whole;
    if (whole.empty() || whole.size() > 3 || whole.front() == '0')
        return std::nullopt;
    for (auto rest = text; take(rest, groups);) {
        const auto digits = takeDigitsOf(rest);
        if (digits.size() != 3) // it may be the blank before a currency
            break;
        whole += digits;
        text = rest;
    }
    return whole;
}

std::string takeExponentOf(std::string_view& text)
{
    auto rest = text;
    if (!take(rest, "e") && !take(rest, "E"))
        return {};
    std::string sign;
    takeSignOf(rest, sign);
    const auto digits = takeDigitsOf(rest);
    if (digits.empty())
        return {};
    text = rest;
    return 'e' + sign + std::string(digits);
}

} // namespace

std::string_view withoutEndBlanks(std::string_view text)
{
    const auto takeAny = [](std::string_view& from, bool atEnd) {
        for (const std::string_view blank : {" ", "\t", "\u00A0", "\u202F"})
            if (atEnd ? from.ends_with(blank) : from.starts_with(blank)) {
                from = atEnd ? from.substr(0, from.size() - blank.size()) : from.substr(blank.size());
                return true;
            }
        return false;
    };
    while (takeAny(text, false)) {}
    while (takeAny(text, true)) {}
    return text;
}

std::optional<std::string> plainNumber(std::string_view text, const Conversion& how)
{
    text = withoutEndBlanks(text);
    std::string number;
    takeSignOf(text, number);
    const bool before = take(text, how.around);
    if (before) {
        takeOneBlank(text);
        takeSignOf(text, number);
    }
    const auto whole = takeWhole(text, how.groups);
    if (!whole)
        return std::nullopt;
    number += *whole;
    if (take(text, std::string_view(&how.decimal, 1)))
        number += '.' + std::string(takeDigitsOf(text));
    number += takeExponentOf(text);
    if (!before && !text.empty()) {
        takeOneBlank(text);
        if (!take(text, how.around))
            return std::nullopt;
    }
    return text.empty() && isNumber(number) ? std::optional(std::move(number)) : std::nullopt;
}

ConvertedCell convertedCell(std::string_view cell, const Conversion& how)
{
    switch (how.kind) {
    case Conversion::Kind::TrimBlanks: return {std::string(withoutEndBlanks(cell))};
    case Conversion::Kind::RemoveEnd:
        if (!how.text.empty() && cell.size() > how.text.size() && cell.ends_with(how.text))
            cell.remove_suffix(how.text.size());
        break;
    case Conversion::Kind::ReadAs: return {cell == how.text ? how.becomes : std::string(cell)};
    case Conversion::Kind::PlainNumbers:
        if (auto number = plainNumber(cell, how))
            return {std::move(*number)};
        return {std::string(cell), cell.empty()};
    }
    return {std::string(cell)};
}

} // namespace tranche
