// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/order/sorted_columns.h"

#include <string_view>
#include <unordered_map>

namespace tranche {

namespace {

/// By code its value's place in the dictionary; missing after all others.
std::vector<std::uint32_t> placesInDictionary(const ReleasedAttribute& attribute, const DictionaryEntry& entry)
{
    if (entry.ordered)
        return placesOf(attribute, entry);
    std::unordered_map<std::string_view, std::uint32_t> placeOf;
    for (const auto& value : entry.values)
        placeOf.emplace(value, static_cast<std::uint32_t>(placeOf.size()));
    std::vector<std::uint32_t> places;
    for (const auto& value : attribute.values) {
        const auto found = placeOf.find(value);
        places.push_back(found == placeOf.end() ? static_cast<std::uint32_t>(placeOf.size()) : found->second);
    }
    return places;
}

/// Whether the second of two lines of a column does not come before the first.
bool follows(std::size_t line, std::span<const ReleasedAttribute> attributes, const std::vector<std::vector<std::uint32_t>>& places)
{
    for (std::size_t i = 0; i < attributes.size(); ++i) {
        const auto before = places[i][attributes[i].data->codes[line - 1]];
        const auto after = places[i][attributes[i].data->codes[line]];
        if (before != after)
            return before < after;
    }
    return true;
}

bool isSorted(const ReleaseData& data, std::span<const ReleasedAttribute> attributes, const std::vector<std::vector<std::uint32_t>>& places,
              const JobContext& job)
{
    for (std::size_t bucket = 0; bucket < data.bucketCount(); ++bucket) {
        job.check();
        for (auto line = data.bucketStarts[bucket] + 1; line < data.bucketStarts[bucket + 1]; ++line)
            if (!follows(line, attributes, places))
                return false;
    }
    return true;
}

} // namespace

std::vector<bool> sortedColumns(const ReadRelease& release, const JobContext& job)
{
    std::vector<bool> sorted;
    std::size_t first = 0;
    for (const auto& column : release.manifest.columns) {
        std::vector<std::vector<std::uint32_t>> places;
        for (std::size_t i = 0; i < column.size(); ++i)
            places.push_back(placesInDictionary(release.data.attributes[first + i], release.dictionary.entries[first + i]));
        sorted.push_back(isSorted(release.data, std::span(release.data.attributes).subspan(first, column.size()), places, job));
        first += column.size();
    }
    return sorted;
}

} // namespace tranche
