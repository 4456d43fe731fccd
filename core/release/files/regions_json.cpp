// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/regions_json.h"

#include "core/recipe/json_values.h"
#include "core/recipe/recipe_words.h"
#include "core/release/files/released_fields.h"

#include <algorithm>

namespace tranche {

namespace {

std::string_view formWord(RegionForm form)
{
    switch (form) {
    case RegionForm::Interval: return "interval";
    case RegionForm::Set: return "set";
    case RegionForm::Label: return "label";
    case RegionForm::Labels: return "labels";
    case RegionForm::Value: break;
    }
    return "value";
}

} // namespace

bool RecodedField::changed() const
{
    return attribute != nullptr
           && std::ranges::any_of(attribute->values, [](const auto& value) { return value.form != RegionForm::Value; });
}

RecodedField recodedField(const Snapshot& snapshot, AttributeId id)
{
    if (snapshot.regions)
        for (const auto& column : *snapshot.regions)
            for (const auto& attribute : column.attributes)
                if (attribute.attribute == id)
                    return {&column, &attribute};
    return {};
}

namespace {

/// A region whose order only the curator knows lists what lies between its ends: nobody else could tell.
RegionValue spelledOut(RegionValue value, const KeptAttribute& kept)
{
    if (value.form != RegionForm::Interval || kept.numeric())
        return value;
    const auto low = std::ranges::find(kept.values, value.members.front());
    const auto high = std::ranges::find(kept.values, value.members.back());
    value.form = RegionForm::Set;
    value.members.assign(low, high + 1);
    return value;
}

} // namespace

std::string regionsJson(const Snapshot& snapshot, const RecodedField& field)
{
    const auto& kept = snapshot.kept->attribute(field.attribute->attribute);
    QJsonArray regions;
    for (const auto& each : field.attribute->values) {
        const auto value = spelledOut(each, kept);
        QJsonObject entry{{QStringLiteral("text"), jsonText(value.text)},
                          {QStringLiteral("form"), jsonText(formWord(value.form))},
                          {QStringLiteral("members"), jsonTexts(value.members)}};
        if (value.missing)
            entry.insert(QStringLiteral("missing"), true);
        regions.append(entry);
    }
    const QJsonObject all{{QStringLiteral("least"), jsonNumber(field.column->least)},
                          {QStringLiteral("hierarchy"), field.attribute->byHierarchy},
                          {QStringLiteral("from"), jsonText(writtenType(kept))},
                          {QStringLiteral("regions"), regions}};
    return jsonBytes(QJsonDocument(all), QJsonDocument::Compact);
}

QJsonObject generalizedColumns(const Snapshot& snapshot)
{
    QJsonObject columns;
    if (snapshot.regions)
        for (const auto& column : *snapshot.regions)
            columns.insert(QString::number(column.column.value + 1), jsonNumber(column.least));
    return columns;
}

} // namespace tranche
