// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/look/records_by_label.h"

#include "core/import/conversion/attribute_cells.h"
#include "core/jobs/in_steps.h"

#include <map>
#include <string_view>

namespace tranche {

RecordsByLabel countLabels(const AttributeData& attribute, const SourceLabels& labels, bool asCodes, const JobContext& job)
{
    const auto records = cellsOfSpellings(attribute, job);
    std::map<std::string_view, std::size_t> places;
    for (std::size_t i = 0; i < labels.values.size(); ++i)
        places.emplace(asCodes ? labels.values[i].first : labels.values[i].second, i);
    RecordsByLabel counts{.labelled = std::vector<std::uint64_t>(labels.values.size(), 0)};
    inChunks(0, records.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto code = from; code < to; ++code) {
            const auto text = attribute.dictionary.text(static_cast<std::uint32_t>(code));
            if (const auto place = places.find(text); place != places.end())
                counts.labelled[place->second] += records[code];
            else if (text.empty())
                counts.empty += records[code];
            else {
                ++counts.otherValues;
                counts.otherRecords += records[code];
            }
        }
    });
    return counts;
}

} // namespace tranche
