// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/metadata/described_attribute.h"

#include "core/jobs/in_steps.h"
#include "core/verify/dates/written_dates.h"

#include <algorithm>
#include <span>
#include <unordered_map>

namespace tranche {

namespace {

bool isPlainWhole(std::string_view text)
{
    if (text.starts_with('+') || text.starts_with('-'))
        text.remove_prefix(1);
    return !text.empty() && std::ranges::all_of(text, [](char sign) { return sign >= '0' && sign <= '9'; });
}

DescribedAttribute::Type typeIn(const DictionaryEntry& entry, const std::vector<std::string_view>& present)
{
    using enum DescribedAttribute::Type;
    if (entry.type == AttributeType::Numeric)
        return std::ranges::all_of(present, isPlainWhole) ? Whole : Number;
    return Text;
}

std::vector<std::uint64_t> linesByCode(const ReleasedAttribute& attribute, const JobContext& job)
{
    std::vector<std::uint64_t> lines(attribute.values.size(), 0);
    const auto& codes = attribute.data->codes;
    inChunks(0, codes.size(), job, [&](std::size_t from, std::size_t to) {
        for (const auto code : std::span(codes).subspan(from, to - from))
            ++lines[code];
    });
    return lines;
}

/// The values that are listed, each with its lines and its label.
void listValues(DescribedAttribute& described, const DictionaryEntry& entry, bool prefixed,
                const std::unordered_map<std::string_view, std::uint64_t>& linesOf)
{
    std::unordered_map<std::string_view, std::string_view> labelOf;
    for (const auto& each : entry.labels)
        labelOf[each.value] = each.label;
    const auto list = [&](std::string_view value) {
        const auto lines = linesOf.find(value);
        described.values.push_back(asWritten(value, prefixed));
        described.frequencies.push_back(lines == linesOf.end() ? 0 : lines->second);
        described.labels.emplace_back(labelOf[value]);
    };
    for (const auto& value : entry.values)
        list(value);
    for (const auto& each : entry.labels)
        if (meansMissing(each.value, entry))
            described.missingLabel = each.label;
        else if (described.numeric)
            list(each.value);
}

DescribedAttribute describe(const ReleasedAttribute& attribute, const DictionaryEntry& entry, bool prefixed, const JobContext& job)
{
    DescribedAttribute described;
    described.attribute = entry.name;
    described.name = asWritten(entry.name, prefixed);
    described.label = entry.label;
    described.description = entry.description;
    described.numeric = entry.type != AttributeType::Categorical;
    const auto lines = linesByCode(attribute, job);
    std::vector<std::string_view> present;
    std::unordered_map<std::string_view, std::uint64_t> linesOf;
    for (std::size_t code = 0; code < attribute.values.size(); ++code) {
        const auto value = attribute.values[code];
        if (meansMissing(value, entry)) {
            described.missingOccurs = true;
            described.missing = asWritten(value, prefixed);
            described.missingFrequency = lines[code];
            continue;
        }
        present.push_back(value);
        linesOf[value] = lines[code];
    }
    described.type = typeIn(entry, present);
    if (entry.type == AttributeType::Date) {
        auto look = lookOfDates(present, entry.dates);
        using enum DescribedAttribute::Type;
        described.type = look.kind == DateLook::Kind::Day ? Day : look.kind == DateLook::Kind::Time ? Time : Text;
        described.format = std::move(look.format);
    }
    described.decimalCommas
        = entry.type == AttributeType::Numeric && std::ranges::any_of(present, [](auto text) { return text.contains(','); });
    described.minimum = asWritten(entry.minimum, prefixed);
    described.maximum = asWritten(entry.maximum, prefixed);
    listValues(described, entry, prefixed, linesOf);
    return described;
}

} // namespace

std::vector<DescribedAttribute> describedAttributes(const ReadRelease& release, const JobContext& job)
{
    std::vector<DescribedAttribute> all;
    for (std::size_t column = 0; column < release.manifest.columns.size(); ++column)
        for (std::size_t i = 0; i < release.manifest.columns[column].size(); ++i) {
            const auto at = all.size();
            all.push_back(describe(release.data.attributes[at], release.dictionary.entries[at], release.dictionary.prefixed, job));
            all.back().column = column;
        }
    return all;
}

} // namespace tranche
