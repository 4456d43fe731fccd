// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/apply_recipe.h"

namespace tranche {

namespace {

Recipe::Names namesOf(const ColumnPartition::Column& column, const std::vector<Recipe::Names>& released)
{
    Recipe::Names names;
    for (const auto attribute : column)
        if (attribute.value < released.size())
            names.insert(names.end(), released[attribute.value].begin(), released[attribute.value].end());
    return names;
}

} // namespace

Recipe recipeOf(const Snapshot& snapshot, const Pins& pins, RecipeSource source)
{
    Recipe recipe;
    recipe.source = std::move(source);
    const auto& table = *snapshot.table;
    for (std::size_t i = 0; i < table.attributeCount(); ++i)
        recipe.attributes.push_back({table.attribute(SourceId(i)).name, snapshot.roles[i], snapshot.schema.attributes[i]});
    recipe.missingTokens = snapshot.schema.missingTokens;
    for (const auto id : snapshot.schema.sensitiveOrder)
        recipe.sensitiveOrder.push_back(table.attribute(id).name);
    recipe.parameters = snapshot.parameters;
    const auto released = releasedNames(snapshot);
    if (snapshot.columnsByHand)
        for (const auto& column : snapshot.columnsByHand->columns())
            recipe.columns.push_back(namesOf(column, released));
    for (const auto& group : pins.groups)
        recipe.pinned.push_back(namesOf(group, released));
    recipe.pinnedWithSensitive = namesOf(pins.withSensitive, released);
    return recipe;
}

} // namespace tranche
