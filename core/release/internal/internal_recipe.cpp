// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/internal/internal_recipe.h"

#include "core/recipe/apply_recipe.h"
#include "core/release/files/released_fields.h"

#include <map>
#include <set>
#include <string>
#include <utility>

namespace tranche {

namespace {

/// Only of values that a tuple kept has: others would tell of dropped ones.
void keepLabelsOf(const KeptAttribute& attribute, const std::map<std::string, std::string>& said, std::map<std::string, std::string>& kept)
{
    for (const auto& value : attribute.values)
        if (const auto label = said.find(value); label != said.end())
            kept.insert(*label);
}

} // namespace

Recipe internalRecipe(const Snapshot& snapshot, const ReleaseRequest& request)
{
    const auto& source = request.source;
    auto recipe = recipeOf(snapshot, request.pins, {source.fileNames, source.sha256, source.options});
    recipe.release = withTextsOf(request.options, recipe.attributes);
    recipe.notes = request.notes;
    for (auto& attribute : recipe.attributes)
        attribute.schema.order.clear();
    const auto labels = std::exchange(recipe.release.valueLabels, {});
    std::set<std::string> released;
    for (const auto& field : fieldsOf(*snapshot.kept)) {
        const auto& kept = *field.meaning;
        released.insert(kept.name);
        if (const auto said = labels.find(kept.name); said != labels.end())
            keepLabelsOf(kept, said->second, recipe.release.valueLabels[kept.name]);
        if (!snapshot.schema.attributes[kept.source.value].order.empty())
            recipe.attributes[kept.source.value].schema.order.assign(
                kept.values.begin(), kept.values.begin() + static_cast<std::ptrdiff_t>(kept.presentCount()));
    }
    std::erase_if(recipe.release.valueLabels, [](const auto& each) { return each.second.empty(); });
    recipe.parameters.hierarchies.keepOnly([&](const auto& name) { return released.contains(name); });
    return recipe;
}

} // namespace tranche
