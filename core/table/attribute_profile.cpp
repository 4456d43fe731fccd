// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/attribute_profile.h"

#include "core/table/dates/detect_dates.h"
#include "core/table/missing.h"
#include "core/table/numbers.h"

#include <algorithm>
#include <cstdint>
#include <numeric>

namespace tranche {

AttributeType detectType(const std::vector<std::string_view>& texts, char decimal)
{
    if (texts.empty())
        return AttributeType::Categorical;
    const auto allNumbers = [&](char sign) { // all with points, or all with commas
        return std::ranges::all_of(texts, [&](auto text) { return isNumber(text, {sign, false}) && (sign == '.' || !text.contains('.')); });
    };
    if (allNumbers('.') || (decimal != '.' && allNumbers(decimal)))
        return AttributeType::Numeric;
    return detectDates(texts).pattern ? AttributeType::Date : AttributeType::Categorical;
}

namespace {

/// For each text the index of the first text that stands for the same value.
std::vector<std::uint32_t> firstEqual(const std::vector<std::string_view>& texts, const AttributeProfile& profile, char decimal)
{
    std::vector<std::uint32_t> first(texts.size());
    std::iota(first.begin(), first.end(), 0U);
    if (profile.detectedType == AttributeType::Categorical)
        return first;
    const auto numbers = profile.detectedType == AttributeType::Date ? ScaledNumbers::parseDates(texts, *DateForm::parse(profile.dates))
                                                                     : ScaledNumbers::parse(texts, {decimal, false});
    auto order = first;
    const auto below = [&](auto a, auto b) { return numbers->compare(a, b) < 0; };
    if (!std::ranges::is_sorted(order, below)) // spellings of a table stand in this order
        std::ranges::stable_sort(order, below);
    for (std::size_t i = 1; i < order.size(); ++i)
        if (numbers->compare(order[i - 1], order[i]) == 0)
            first[order[i]] = first[order[i - 1]];
    return first;
}

} // namespace

AttributeProfile profileOf(const AttributeData& attribute, const Schema& schema, SourceId id)
{
    const auto missing = missingSpellings(attribute, schema, id);
    std::vector<std::size_t> counts(missing.size(), 0);
    for (const auto code : attribute.codes)
        ++counts[code];

    AttributeProfile profile;
    std::vector<std::string_view> texts;
    std::vector<std::size_t> textCounts;
    for (std::uint32_t code = 0; code < missing.size(); ++code) {
        if (missing[code]) {
            profile.missing += counts[code];
            continue;
        }
        texts.push_back(attribute.dictionary.text(code));
        textCounts.push_back(counts[code]);
    }
    profile.detectedType = detectType(texts, attribute.decimal);
    if (profile.detectedType != AttributeType::Numeric) {
        const auto dates = detectDates(texts);
        profile.dayFirst = dates.dayFirst;
        profile.monthFirst = dates.monthFirst;
        profile.dates = dates.pattern ? dates.pattern->empty() ? "iso" : *dates.pattern : "";
    }
    const auto first = firstEqual(texts, profile, attribute.decimal);
    std::vector<std::size_t> valueCounts(texts.size(), 0);
    for (std::size_t i = 0; i < texts.size(); ++i)
        valueCounts[first[i]] += textCounts[i];
    profile.distinct = static_cast<std::size_t>(std::ranges::count_if(valueCounts, [](auto count) { return count > 0; }));
    profile.unique = static_cast<std::size_t>(std::ranges::count(valueCounts, std::size_t{1}));
    return profile;
}

} // namespace tranche
