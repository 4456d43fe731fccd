// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generalization/region_values.h"

#include "core/base/messages/generalize_message.h"

#include <algorithm>
#include <string_view>
#include <unordered_set>

namespace tranche {

namespace {

constexpr std::size_t greatestLength = std::size_t{64} << 20;

std::string setOf(const std::vector<std::string>& members)
{
    std::string text;
    for (const auto& member : members)
        text.append(text.empty() ? "{" : ", ").append(member);
    return text + '}';
}

std::string setOfTexts(std::vector<std::string> texts)
{
    std::ranges::transform(texts, texts.begin(), insideBrackets);
    return setOf(texts);
}

RegionValue intervalOf(const KeptAttribute& attribute, const Side& side)
{
    RegionValue value{.form = RegionForm::Interval, .text = {}, .members = {}, .missing = attribute.missingCode == side.high};
    const auto high = value.missing ? side.high - 1 : side.high;
    value.members = {attribute.values[side.low], attribute.values[high]};
    auto present = insideBrackets(value.members.front());
    if (side.low < high)
        present = '[' + present + ", " + insideBrackets(value.members.back()) + ']';
    value.text = value.missing ? setOf({present, insideBrackets(attribute.values[side.high])}) : present;
    return value;
}

RegionValue setOfValues(const KeptAttribute& attribute, const Side& side)
{
    RegionValue value{.form = RegionForm::Set, .text = {}, .members = {}, .missing = attribute.missingCode == side.high};
    const auto first = attribute.values.begin() + side.low;
    const auto end = attribute.values.begin() + side.high + 1;
    value.text = setOfTexts({first, end});
    value.members.assign(first, value.missing ? end - 1 : end);
    return value;
}

RegionValue labelOf(const WordedAttribute& worded, const Side& side)
{
    const auto& node = worded.tree->nodes()[side.node];
    const bool single = node.labels.size() == 1;
    RegionValue value{.form = single ? RegionForm::Label : RegionForm::Labels,
                      .text = single ? node.labels.front() : setOfTexts(node.labels),
                      .members = {}};
    for (const auto source : node.sources) {
        auto leaves = worded.hierarchy->leavesBelow(source);
        value.members.insert(value.members.end(), std::make_move_iterator(leaves.begin()), std::make_move_iterator(leaves.end()));
    }
    value.missing = worded.attribute.missingCode == node.high;
    if (value.missing)
        std::erase(value.members, worded.attribute.values[node.high]);
    return value;
}

RegionValue valueOf(const WordedAttribute& worded, const Side& side)
{
    if (side.low == side.high) {
        const auto& text = worded.attribute.values[side.low];
        const bool missing = worded.attribute.missingCode == side.low;
        return {.form = RegionForm::Value,
                .text = text,
                .members = missing ? std::vector<std::string>() : std::vector{text},
                .missing = missing};
    }
    if (worded.tree)
        return labelOf(worded, side);
    return worded.attribute.ordered ? intervalOf(worded.attribute, side) : setOfValues(worded.attribute, side);
}

Result<void> checkDistinct(const KeptAttribute& attribute, const std::vector<RegionValue>& values)
{
    const auto clash = [&] { return fail(ErrorCode::InvalidArgument, GeneralizeMessage::RegionLikeValue, {.attribute = attribute.name}); };
    std::unordered_set<std::string_view> regions; // few, where values may be very many
    for (const auto& value : values)
        if (value.form != RegionForm::Value && !regions.insert(value.text).second)
            return clash();
    if (std::ranges::any_of(attribute.values, [&](const auto& text) { return regions.contains(text); }))
        return clash();
    return {};
}

} // namespace

std::string insideBrackets(const std::string& text)
{
    const auto blank = [](char sign) { return sign == ' ' || sign == '\t'; };
    if (!text.empty() && !blank(text.front()) && !blank(text.back()) && text.find_first_of(",\"{}[]") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char sign : text)
        quoted.append(sign == '"' ? 2 : 1, sign);
    return quoted + '"';
}

Result<std::vector<RegionValue>> regionValues(const WordedAttribute& worded, std::span<const Side> sides)
{
    std::vector<RegionValue> values;
    std::size_t length = 0;
    for (const auto& side : sides) {
        values.push_back(valueOf(worded, side));
        length += values.back().text.size();
        for (const auto& member : values.back().members)
            length += member.size() + sizeof(std::string);
        if (length > greatestLength)
            return fail(ErrorCode::OutOfMemory, GeneralizeMessage::RegionsTooLong, {.attribute = worded.attribute.name});
    }
    if (const auto distinct = checkDistinct(worded.attribute, values); !distinct)
        return std::unexpected(distinct.error());
    return values;
}

} // namespace tranche
