// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/apply_recipe.h"

#include <set>
#include <string_view>

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

/// What a recipe and a scenario in it have alike.
template <class Decided>
void decide(const Snapshot& snapshot, const Pins& pins, Decided& decided)
{
    const auto& table = *snapshot.table;
    for (std::size_t i = 0; i < table.attributeCount(); ++i)
        decided.attributes.push_back({table.attribute(SourceId(i)).name, snapshot.roles[i], snapshot.schema.attributes[i]});
    decided.missingTokens = snapshot.schema.missingTokens;
    for (const auto id : snapshot.schema.sensitiveOrder)
        decided.sensitiveOrder.push_back(table.attribute(id).name);
    decided.parameters = snapshot.parameters;
    const auto released = releasedNames(snapshot);
    if (snapshot.columnsByHand)
        for (const auto& column : snapshot.columnsByHand->columns())
            decided.columns.push_back(namesOf(column, released));
    for (const auto& group : pins.groups)
        decided.pinned.push_back(namesOf(group, released));
    decided.pinnedWithSensitive = namesOf(pins.withSensitive, released);
}

} // namespace

ReleaseOptions withTextsOf(ReleaseOptions options, const std::vector<RecipeAttribute>& attributes)
{
    std::set<std::string_view> known;
    for (const auto& attribute : attributes)
        known.insert(attribute.name);
    std::erase_if(options.texts, [&](const auto& text) { return !known.contains(text.first); });
    std::erase_if(options.valueLabels, [&](const auto& labels) { return !known.contains(labels.first); });
    return options;
}

Recipe recipeOf(const Snapshot& snapshot, const Pins& pins, RecipeSource source)
{
    Recipe recipe;
    recipe.source = std::move(source);
    decide(snapshot, pins, recipe);
    return recipe;
}

RecipeScenario recipeScenarioOf(const Snapshot& snapshot, const Scenario& scenario)
{
    RecipeScenario written;
    written.name = scenario.name;
    written.note = scenario.note;
    decide(withDecisions(snapshot, scenario.decisions), scenario.decisions.pins, written);
    return written;
}

} // namespace tranche
