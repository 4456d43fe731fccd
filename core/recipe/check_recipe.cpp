// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/check_recipe.h"

#include "core/base/messages/recipe_message.h"

#include <algorithm>
#include <set>

namespace tranche {

namespace {

using Names = Recipe::Names;

std::unexpected<Error> contradicts(Statement said)
{
    return fail(ErrorCode::BadInput, std::move(said));
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
        return contradicts({RecipeMessage::NoTable, "source.files"});
    if (!isDigest(source.sha256))
        return contradicts({RecipeMessage::NoDigest, "source.sha256"});
    if (const auto options = validate(source.options); !options)
        return contradicts({RecipeMessage::Unusable, "source.import", options.error()});
    return {};
}

Result<void> checkNames(const Recipe& recipe, const std::set<std::string>& known)
{
    const auto& parameters = recipe.parameters;
    std::set<std::string> sensitive, columns, pins, cutOn;
    if (!add(recipe.sensitiveOrder, known, sensitive))
        return contradicts({RecipeMessage::AttributeTwiceOrUnknown, "sensitive_order"});
    if (!addAll(recipe.columns, known, columns))
        return contradicts({RecipeMessage::BadColumns, "columns"});
    if (!addAll(recipe.pinned, known, pins) || !add(recipe.pinnedWithSensitive, known, pins))
        return contradicts({RecipeMessage::BadGroups, "pins"});
    if (!add(parameters.cutOn, known, cutOn))
        return contradicts({RecipeMessage::AttributeTwiceOrUnknown, "parameters.cut_on"});
    for (const auto& request : parameters.generalize)
        if (std::set<std::string> column; !add(request.attributes, known, column))
            return contradicts({RecipeMessage::AttributeTwiceOrUnknown, "parameters.generalize"});
    for (const auto& name : parameters.hierarchies.names())
        if (!known.contains(name))
            return contradicts({RecipeMessage::AttributeUnknown, "parameters.hierarchies"});
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
            return contradicts({RecipeMessage::BadAttributes, "attributes"});
        if (std::set(attribute.schema.order.begin(), attribute.schema.order.end()).size() != attribute.schema.order.size())
            return contradicts({RecipeMessage::ValueTwice, "attributes.order"});
    }
    if (known.empty())
        return contradicts({RecipeMessage::EntryEmpty, "attributes"});
    if (const auto parameters = validate(recipe.parameters); !parameters)
        return contradicts({RecipeMessage::Unusable, "parameters", parameters.error()});
    return checkNames(recipe, known);
}

} // namespace tranche
