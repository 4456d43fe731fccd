// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/regions_json.h"

#include "core/release/json_words.h"

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
    return attribute != nullptr && std::ranges::any_of(attribute->values, [](const auto& value) { return value.form != RegionForm::Value; });
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

std::string regionsJson(const Snapshot& snapshot, const RecodedField& field)
{
    QJsonArray regions;
    for (const auto& value : field.attribute->values) {
        QJsonObject entry{{QStringLiteral("text"), jsonText(value.text)},
                          {QStringLiteral("form"), jsonText(formWord(value.form))},
                          {QStringLiteral("members"), jsonTexts(value.members)}};
        if (value.missing)
            entry.insert(QStringLiteral("missing"), true);
        regions.append(entry);
    }
    const QJsonObject all{{QStringLiteral("least"), jsonNumber(field.column->least)},
                          {QStringLiteral("hierarchy"), field.attribute->byHierarchy},
                          {QStringLiteral("from"), jsonText(typeWord(snapshot.kept->attribute(field.attribute->attribute).type))},
                          {QStringLiteral("regions"), regions}};
    return QJsonDocument(all).toJson(QJsonDocument::Compact).toStdString();
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
