// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/check_recipe.h"

#include <algorithm>
#include <set>

namespace tranche {

namespace {

using Names = Recipe::Names;

std::unexpected<Error> contradicts(const std::string& message)
{
    return fail(ErrorCode::BadInput, message + " The file was changed by other means: use a copy of it.");
}

/// Adds names of one place; false where one of them is not known or stands there already.
bool add(const Names& names, const std::set<std::string>& known, std::set<std::string>& seen)
{
    return std::ranges::all_of(names, [&](const auto& name) { return known.contains(name) && seen.insert(name).second; });
}

bool addAll(const std::vector<Names>& lists, const std::set<std::string>& known, std::set<std::string>& seen)
{
    return std::ranges::all_of(lists, [&](const auto& names) { return !names.empty() && add(names, known, seen); });
}

bool isDigest(const std::string& text)
{
    return text.size() == 64 && text.find_first_not_of("0123456789abcdef") == std::string::npos;
}

Result<void> checkSource(const RecipeSource& source)
{
    if (source.files.empty() || std::ranges::find(source.files, std::string()) != source.files.end())
        return contradicts("The entry \"source.files\" names no table.");
    if (!isDigest(source.sha256))
        return contradicts("The entry \"source.sha256\" is no digest.");
    if (const auto options = validate(source.options); !options)
        return contradicts("The entry \"source.import\" cannot be used. " + options.error().message);
    return {};
}

Result<void> checkNames(const Recipe& recipe, const std::set<std::string>& known)
{
    const auto& parameters = recipe.parameters;
    std::set<std::string> sensitive, columns, pins, cutOn;
    if (!add(recipe.sensitiveOrder, known, sensitive))
        return contradicts("The entry \"sensitive_order\" names an attribute twice, or one that the recipe does not have.");
    if (!addAll(recipe.columns, known, columns))
        return contradicts("The entry \"columns\" has an empty column, names an attribute twice, or one that the recipe does not have.");
    if (!addAll(recipe.pinned, known, pins) || !add(recipe.pinnedWithSensitive, known, pins))
        return contradicts("The entry \"pins\" has an empty group, names an attribute twice, or one that the recipe does not have.");
    if (!add(parameters.cutOn, known, cutOn))
        return contradicts("The entry \"parameters.cut_on\" names an attribute twice, or one that the recipe does not have.");
    for (const auto& request : parameters.generalize)
        if (std::set<std::string> column; !add(request.attributes, known, column))
            return contradicts("The entry \"parameters.generalize\" names an attribute twice, or one that the recipe does not have.");
    for (const auto& name : parameters.hierarchies.names())
        if (!known.contains(name))
            return contradicts("The entry \"parameters.hierarchies\" names an attribute that the recipe does not have.");
    return {};
}

} // namespace

Result<void> checkRecipe(const Recipe& recipe)
{
    if (const auto source = checkSource(recipe.source); !source)
        return source;
    std::set<std::string> known;
    for (const auto& attribute : recipe.attributes) {
        if (attribute.name.empty() || !known.insert(attribute.name).second)
            return contradicts("The entry \"attributes\" has an attribute without a name, or one twice.");
        if (std::set(attribute.schema.order.begin(), attribute.schema.order.end()).size() != attribute.schema.order.size())
            return contradicts("The entry \"attributes.order\" lists a value twice.");
    }
    if (known.empty())
        return contradicts("The entry \"attributes\" is empty.");
    if (const auto parameters = validate(recipe.parameters); !parameters)
        return contradicts("The entry \"parameters\" cannot be used. " + parameters.error().message);
    return checkNames(recipe, known);
}

} // namespace tranche
