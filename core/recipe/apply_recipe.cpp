// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/apply_recipe.h"

#include "core/recipe/new_values.h"

#include <algorithm>
#include <set>

namespace tranche {

namespace {

template <class Decided>
const RecipeAttribute* find(const Decided& recipe, const std::string& name)
{
    const auto found = std::ranges::find(recipe.attributes, name, &RecipeAttribute::name);
    return found == recipe.attributes.end() ? nullptr : &*found;
}

/// Roles and schema, and which attributes differ.
template <class Decided>
void decideAttributes(const Decided& recipe, AppliedRecipe& applied)
{
    auto& snapshot = applied.snapshot;
    const auto& table = *snapshot.table;
    snapshot.schema.missingTokens = recipe.missingTokens;
    snapshot.schema.attributes.resize(table.attributeCount());
    snapshot.roles.assign(table.attributeCount(), Role::Undecided);
    for (std::size_t i = 0; i < table.attributeCount(); ++i) {
        const auto& name = table.attribute(SourceId(i)).name;
        if (const auto* decided = find(recipe, name)) {
            snapshot.roles[i] = decided->role;
            snapshot.schema.attributes[i] = decided->schema;
        } else {
            applied.differences.newAttributes.push_back(name);
        }
    }
    for (const auto& attribute : recipe.attributes)
        if (!table.find(attribute.name))
            applied.differences.missingAttributes.push_back(attribute.name);
    for (const auto& name : recipe.sensitiveOrder)
        if (const auto id = table.find(name); id && snapshot.roles[id->value] == Role::Sensitive)
            snapshot.schema.sensitiveOrder.push_back(*id);
}

/// Attributes of the kept table that these names stand for, ascending, each once; names that are not released are left out.
ColumnPartition::Column columnOf(const Recipe::Names& names, const std::vector<Recipe::Names>& released)
{
    std::set<AttributeId> ids;
    for (const auto& name : names)
        for (std::size_t i = 0; i < released.size(); ++i)
            if (std::ranges::find(released[i], name) != released[i].end())
                ids.insert(AttributeId(i));
    return {ids.begin(), ids.end()};
}

std::optional<AttributeId> sensitiveAmong(const Snapshot& snapshot, const std::vector<Recipe::Names>& released)
{
    const auto& order = snapshot.schema.sensitiveOrder;
    for (std::size_t i = 0; i < released.size(); ++i) {
        const auto& name = released[i].front();
        const auto id = snapshot.table->find(name);
        const bool isFirst = order.empty() ? snapshot.roles[id->value] == Role::Sensitive : *id == order.front();
        if (isFirst)
            return AttributeId(i);
    }
    return std::nullopt;
}

/// By hand only where every released attribute has its column; else the proposal is used, and the new attribute says why.
template <class Decided>
std::shared_ptr<const ColumnPartition> columnsByHand(const Decided& recipe, const Snapshot& snapshot)
{
    const auto released = releasedNames(snapshot);
    std::vector<ColumnPartition::Column> columns;
    for (const auto& names : recipe.columns)
        if (auto column = columnOf(names, released); !column.empty())
            columns.push_back(std::move(column));
    if (columns.empty())
        return nullptr;
    auto made = ColumnPartition::make(std::move(columns), released.size(), sensitiveAmong(snapshot, released));
    return made ? std::make_shared<const ColumnPartition>(std::move(*made)) : nullptr;
}

template <class Decided>
Pins pinsOf(const Decided& recipe, const Snapshot& snapshot)
{
    const auto released = releasedNames(snapshot);
    Pins pins;
    for (const auto& names : recipe.pinned)
        if (auto group = columnOf(names, released); !group.empty())
            pins.groups.push_back(std::move(group));
    pins.withSensitive = columnOf(recipe.pinnedWithSensitive, released);
    return pins;
}

/// The decisions of a recipe, or of a scenario in it.
template <class Decided>
AppliedRecipe applyDecisions(const Decided& decided, std::shared_ptr<const Table> table, JobContext& job)
{
    AppliedRecipe applied;
    Snapshot parameters;
    parameters.parameters = decided.parameters;
    applied.snapshot = parameters.withTable(std::move(table), {}, {});
    decideAttributes(decided, applied);
    applied.differences.newValues = takeInNewValues(applied.snapshot, job);
    applied.snapshot.columnsByHand = columnsByHand(decided, applied.snapshot);
    applied.pins = pinsOf(decided, applied.snapshot);
    return applied;
}

} // namespace

AppliedRecipe applyRecipe(const Recipe& recipe, std::shared_ptr<const Table> table, JobContext& job)
{
    auto applied = applyDecisions(recipe, table, job);
    for (const auto& scenario : recipe.scenarios) {
        const auto its = applyDecisions(scenario, table, job);
        applied.scenarios.push_back({scenario.name, scenario.note, decisionsOf(its.snapshot, its.pins)});
    }
    return applied;
}

} // namespace tranche
