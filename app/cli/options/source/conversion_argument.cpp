// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/source/conversion_argument.h"

#include "app/cli/options/arguments.h"
#include "app/cli/options/list_text.h"
#include "core/import/conversion/convert.h"

#include <array>
#include <optional>

namespace tranche::cli {

namespace {

using Kind = Conversion::Kind;

std::optional<Kind> kindOf(std::string_view word)
{
    for (const auto kind : {Kind::TrimBlanks, Kind::PlainNumbers, Kind::RemoveEnd, Kind::ReadAs})
        if (conversionWord(kind) == word)
            return kind;
    return std::nullopt;
}

std::unexpected<Error> notAConversion()
{
    return badUsage("The option --convert expects a conversion such as trim-blanks:NAME, plain-numbers:NAME=,|.|%, remove-end:NAME=TEXT or "
                    "read-as:NAME=TEXT|OTHER.");
}

/// One cell and the separator after it, which must be there.
std::optional<std::string> takePart(std::string_view& rest, char separator)
{
    auto cell = takeCell(rest, std::string_view(&separator, 1));
    if (!cell || !rest.starts_with(separator))
        return std::nullopt;
    rest.remove_prefix(1);
    return cell;
}

bool readNumbers(std::string_view rest, Conversion& conversion)
{
    const auto decimal = takePart(rest, '|');
    const auto groups = decimal ? takePart(rest, '|') : std::nullopt;
    auto around = groups ? takeCell(rest, "|") : std::nullopt;
    if (!around || decimal->size() != 1 || !rest.empty())
        return false;
    conversion.decimal = decimal->front();
    conversion.groups = *groups == "blank" ? " " : *groups;
    conversion.around = std::move(*around);
    return true;
}

/// What stands behind the equals sign.
bool readWhat(std::string_view rest, Conversion& conversion)
{
    if (conversion.kind == Kind::PlainNumbers)
        return readNumbers(rest, conversion);
    if (conversion.kind == Kind::RemoveEnd) {
        conversion.text = rest;
        return true;
    }
    auto text = takePart(rest, '|');
    if (!text)
        return false;
    conversion.text = std::move(*text);
    conversion.becomes = rest;
    return true;
}

std::string whatText(const Conversion& conversion)
{
    switch (conversion.kind) {
    case Kind::TrimBlanks: return {};
    case Kind::PlainNumbers:
        return '=' + cellText(std::string(1, conversion.decimal), "|") + '|'
               + (conversion.groups == " " ? "blank" : cellText(conversion.groups, "|")) + '|' + cellText(conversion.around, "|");
    case Kind::RemoveEnd: return '=' + conversion.text;
    case Kind::ReadAs: break;
    }
    return '=' + cellText(conversion.text, "|") + '|' + conversion.becomes;
}

} // namespace

Result<Conversion> readConversion(std::string_view text)
{
    const auto kind = kindOf(text.substr(0, text.find_first_of(":=")));
    if (!kind)
        return notAConversion();
    Conversion conversion{.kind = *kind};
    auto rest = text.substr(conversionWord(*kind).size());
    while (rest.starts_with(':') || (!conversion.attributes.empty() && rest.starts_with(','))) {
        rest.remove_prefix(1);
        auto name = takeCell(rest, ",=");
        if (!name || name->empty())
            return notAConversion();
        conversion.attributes.push_back(std::move(*name));
    }
    const bool says = rest.starts_with('=');
    if (says == (*kind == Kind::TrimBlanks) || (says && !readWhat(rest.substr(1), conversion)) || (!says && !rest.empty()))
        return notAConversion();
    if (const auto usable = validate(conversion); !usable)
        return std::unexpected(usable.error());
    return conversion;
}

std::string conversionArgument(const Conversion& conversion)
{
    std::string text(conversionWord(conversion.kind));
    for (std::size_t i = 0; i < conversion.attributes.size(); ++i)
        text += (i == 0 ? ':' : ',') + cellText(conversion.attributes[i], ",=");
    return text + whatText(conversion);
}

} // namespace tranche::cli
