// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/labels/value_labels.h"

#include "core/import/blank.h"
#include "core/verify/reading/manifest_json.h"

#include <set>

namespace tranche {

std::optional<std::vector<LabelledValue>> readValueLabels(std::string_view cell)
{
    std::vector<LabelledValue> labels;
    if (cell.empty())
        return labels;
    const auto list = parseArrayStrictly(cell);
    if (!list || list->isEmpty())
        return std::nullopt;
    std::set<std::string> values;
    for (const auto each : *list) {
        const auto object = each.toObject();
        const auto value = object.value(QLatin1String("value"));
        const auto label = object.value(QLatin1String("label"));
        if (object.size() != 2 || !value.isString() || !label.isString())
            return std::nullopt;
        labels.push_back({value.toString().toStdString(), label.toString().toStdString()});
        if (!values.insert(labels.back().value).second || isBlank(labels.back().label))
            return std::nullopt;
    }
    return labels;
}

} // namespace tranche
