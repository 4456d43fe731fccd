// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/source_texts.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

namespace tranche {

namespace {

std::map<std::string, std::string> labelsOfCodes(const SourceLabels& said)
{
    std::map<std::string, std::string> labels;
    for (const auto& [code, label] : said.values)
        if (code != label)
            labels.emplace(code, label);
    return labels;
}

} // namespace

bool showsCodes(const ImportOptions& reading, const std::string& attribute)
{
    const auto* options = std::get_if<StatisticalOptions>(&reading.form);
    if (!options)
        return true;
    const auto own = options->valuesOf.find(attribute);
    return (own == options->valuesOf.end() ? options->values : own->second) == StatisticalOptions::Values::Codes;
}

void addSourceTexts(ReleaseOptions& options, const Table& table, std::span<const SourceLabels> labels, const ImportOptions& reading)
{
    const auto count = std::min(labels.size(), table.attributeCount());
    for (std::size_t i = 0; i < count; ++i) {
        const auto& attribute = table.attribute(SourceId(i));
        if (!labels[i].label.empty() && options.texts[attribute.name].label.empty())
            options.texts[attribute.name].label = labels[i].label;
        if (labels[i].values.empty() || options.valueLabels.contains(attribute.name) || !showsCodes(reading, attribute.name))
            continue;
        if (auto ofCodes = labelsOfCodes(labels[i]); !ofCodes.empty())
            options.valueLabels.emplace(attribute.name, std::move(ofCodes));
    }
}

} // namespace tranche
