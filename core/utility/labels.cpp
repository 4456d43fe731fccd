// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/labels.h"

#include "core/correlation/binning.h"

#include <algorithm>

namespace tranche {

std::vector<AttributeLabels> labelsOf(const KeptTable& table, std::uint32_t bins)
{
    std::vector<AttributeLabels> all;
    all.reserve(table.attributeCount());
    for (const auto& attribute : table.attributes()) {
        AttributeLabels labels{binsOf(attribute, attribute.bins.value_or(bins)), {}, attribute.numeric()};
        labels.bins = labels.ofCode; // code order is axis order, so bins ascend
        labels.bins.erase(std::ranges::unique(labels.bins).begin(), labels.bins.end());
        for (auto& label : labels.ofCode)
            label = static_cast<std::uint32_t>(std::ranges::lower_bound(labels.bins, label) - labels.bins.begin());
        all.push_back(std::move(labels));
    }
    return all;
}

std::vector<std::uint32_t> labelsOf(const std::vector<std::uint32_t>& codes, const AttributeLabels& labels)
{
    std::vector<std::uint32_t> result;
    result.reserve(codes.size());
    for (const auto code : codes)
        result.push_back(labels.ofCode[code]);
    return result;
}

} // namespace tranche
