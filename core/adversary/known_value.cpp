// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adversary/known_value.h"

#include "core/table/numbers.h"

#include <algorithm>
#include <span>
#include <string>

namespace tranche {

namespace {

/// The code whose number or date equals the text; nullopt when none does, or the text is none.
std::optional<std::uint32_t> codeByNumber(const KeptAttribute& attribute, std::string_view text)
{
    const auto present = std::span(attribute.values).first(attribute.presentCount());
    std::string typed(text);
    const bool dates = attribute.type == AttributeType::Date;
    if (!dates && std::ranges::any_of(present, [](const auto& value) { return value.contains(','); }))
        std::ranges::replace(typed, '.', ','); // a person may type either
    std::vector<std::string_view> texts{typed};
    texts.insert(texts.end(), present.begin(), present.end());
    const auto form = DateForm::parse(attribute.dates).value_or(DateForm());
    auto numbers = dates ? ScaledNumbers::parseDates(texts, form) : ScaledNumbers::parse(texts, writtenNumbers);
    if (!numbers)
        return std::nullopt;
    for (std::size_t i = 1; i < texts.size(); ++i)
        if (numbers->compare(0, i) == 0)
            return static_cast<std::uint32_t>(i - 1);
    return std::nullopt;
}

} // namespace

Result<KnownValue> knownValue(const KeptTable& table, std::string_view attribute, std::string_view text)
{
    const auto id = table.find(attribute);
    if (!id)
        return std::unexpected(id.error());
    const auto& kept = table.attribute(*id);
    if (const auto found = std::ranges::find(kept.values, text); found != kept.values.end())
        return KnownValue{*id, static_cast<std::uint32_t>(found - kept.values.begin())};
    return KnownValue{*id, kept.numeric() ? codeByNumber(kept, text) : std::nullopt};
}

} // namespace tranche
