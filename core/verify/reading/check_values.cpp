// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/dictionary_message.h"
#include "core/table/numbers.h"
#include "core/verify/dates/written_dates.h"
#include "core/verify/reading/release_data.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <set>

namespace tranche {

namespace {

std::unexpected<Error> valuesDisagree(const std::string& attribute, DictionaryMessage what)
{
    return fail(ErrorCode::DoesNotHold, {what, attribute});
}

/// The spellings that stand for a value, the one for "missing" left out.
std::vector<std::string_view> presentValues(const ReleasedAttribute& attribute, const DictionaryEntry& entry, bool& missingOccurs)
{
    std::vector<std::string_view> present;
    missingOccurs = false;
    for (const auto& value : attribute.values) {
        if (meansMissing(value, entry))
            missingOccurs = true;
        else
            present.push_back(value);
    }
    return present;
}

/// Whether all are different, and the least and the greatest as in the dictionary.
template <class Below>
bool isRange(const std::vector<std::string_view>& present, const DictionaryEntry& entry, const Below& below)
{
    std::vector<std::uint32_t> order(present.size());
    std::iota(order.begin(), order.end(), 0U);
    if (!std::ranges::is_sorted(order, below)) // mostly they were read in this order
        std::ranges::sort(order, below);
    const auto twice = std::ranges::adjacent_find(order, [&](auto a, auto b) { return !below(a, b); });
    return twice == order.end() && present[order.front()] == entry.minimum && present[order.back()] == entry.maximum;
}

/// Every number is written in one way, and the least and the greatest are those of the dictionary.
bool rangeAgrees(const std::vector<std::string_view>& present, const DictionaryEntry& entry)
{
    if (present.empty())
        return entry.minimum.empty() && entry.maximum.empty();
    if (entry.type == AttributeType::Date) {
        const auto dates = placesOfDates(present, entry.dates);
        return dates && isRange(present, entry, [&](auto a, auto b) { return (*dates)[a] < (*dates)[b]; });
    }
    const auto numbers = ScaledNumbers::parse(present, writtenNumbers);
    return numbers && isRange(present, entry, [&](auto a, auto b) { return numbers->compare(a, b) < 0; });
}

bool listAgrees(const std::vector<std::string_view>& present, const DictionaryEntry& entry)
{
    const std::set<std::string_view> listed(entry.values.begin(), entry.values.end());
    return listed.size() == entry.values.size() && listed == std::set<std::string_view>(present.begin(), present.end());
}

bool labelsAgree(const ReleasedAttribute& attribute, const DictionaryEntry& entry)
{
    const std::set<std::string_view> occurring(attribute.values.begin(), attribute.values.end());
    return std::ranges::all_of(entry.labels, [&](const auto& label) { return occurring.contains(label.value); });
}

} // namespace

bool meansMissing(std::string_view value, const DictionaryEntry& entry)
{
    return value.empty() || (entry.missingIsValue && !entry.missingWritten.empty() && value == entry.missingWritten);
}

Result<void> checkValues(const ReleasedAttribute& attribute, const DictionaryEntry& entry)
{
    bool missingOccurs = false;
    const auto present = presentValues(attribute, entry, missingOccurs);
    if (missingOccurs && !entry.missingIsValue)
        return valuesDisagree(entry.name, DictionaryMessage::EmptyCell);
    if (!missingOccurs && !entry.missingWritten.empty())
        return valuesDisagree(entry.name, DictionaryMessage::NoMissingCell);
    const auto hasEmpty = std::ranges::find(attribute.values, std::string_view()) != attribute.values.end();
    if (hasEmpty && !entry.missingWritten.empty())
        return valuesDisagree(entry.name, DictionaryMessage::MissingTwoWays);
    if (entry.type == AttributeType::Categorical ? !listAgrees(present, entry) : !rangeAgrees(present, entry))
        return valuesDisagree(entry.name, DictionaryMessage::UnlistedValues);
    if (!entry.labels.empty() && !labelsAgree(attribute, entry))
        return valuesDisagree(entry.name, DictionaryMessage::OtherLabels);
    return {};
}

} // namespace tranche
