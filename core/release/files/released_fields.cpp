// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/released_fields.h"

#include "core/recipe/recipe_words.h"

namespace tranche {

std::vector<ReleasedField> fieldsOf(const KeptTable& published, AttributeId id)
{
    const auto& attribute = published.attribute(id);
    if (!attribute.parts)
        return {{id, &attribute, nullptr}};
    std::vector<ReleasedField> fields;
    for (const auto& part : *attribute.parts)
        fields.push_back({id, &part.attribute, &part.codeOfValue});
    return fields;
}

std::vector<ReleasedField> fieldsOf(const KeptTable& published, const ColumnPartition::Column& column)
{
    std::vector<ReleasedField> fields;
    for (const auto id : column)
        for (const auto& field : fieldsOf(published, id))
            fields.push_back(field);
    return fields;
}

std::vector<ReleasedField> fieldsOf(const KeptTable& published)
{
    ColumnPartition::Column all;
    for (std::size_t i = 0; i < published.attributeCount(); ++i)
        all.emplace_back(i);
    return fieldsOf(published, all);
}

std::string writtenType(const KeptAttribute& attribute)
{
    std::string type(wordOf(typeWords, attribute.type));
    return attribute.type == AttributeType::Date && !attribute.dates.empty() && attribute.dates != "iso" ? type + ' ' + attribute.dates
                                                                                                         : type;
}

} // namespace tranche
