// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/check_recipe.h"

#include "core/base/messages/recipe_message.h"
#include "core/import/sha256.h"
#include "core/recipe/release_form.h"

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

Result<void> checkSource(const RecipeSource& source)
{
    const auto* database = std::get_if<DatabaseOptions>(&source.options.form);
    const bool onServer = database && database->kind == DatabaseOptions::Kind::PostgreSql; // which has no file
    if ((source.files.empty() && !onServer) || std::ranges::find(source.files, std::string()) != source.files.end())
        return contradicts({RecipeMessage::NoTable, "source.files"});
    if (!isSha256Hex(source.sha256))
        return contradicts({RecipeMessage::NoDigest, "source.sha256"});
    if (const auto options = validate(source.options); !options)
        return contradicts({RecipeMessage::Unusable, "source.import", options.error()});
    if (const auto* csv = source.options.csv())
        if (const auto options = validateFor(*csv, source.files.size()); !options)
            return contradicts({RecipeMessage::Unusable, "source.import.records", options.error()});
    return {};
}

/// Of a recipe, or of a scenario in it; `place` comes before the entry's name.
template <class Decided>
Result<void> checkNames(const Decided& decided, const std::set<std::string>& known, const std::string& place)
{
    const auto& parameters = decided.parameters;
    std::set<std::string> sensitive, columns, pins, cutOn;
    if (!add(decided.sensitiveOrder, known, sensitive))
        return contradicts({RecipeMessage::AttributeTwiceOrUnknown, place + "sensitive_order"});
    if (!addAll(decided.columns, known, columns))
        return contradicts({RecipeMessage::BadColumns, place + "columns"});
    if (!addAll(decided.pinned, known, pins) || !add(decided.pinnedWithSensitive, known, pins))
        return contradicts({RecipeMessage::BadGroups, place + "pins"});
    if (!add(parameters.cutOn, known, cutOn))
        return contradicts({RecipeMessage::AttributeTwiceOrUnknown, place + "parameters.cut_on"});
    for (const auto& request : parameters.generalize)
        if (std::set<std::string> column; !add(request.attributes, known, column))
            return contradicts({RecipeMessage::AttributeTwiceOrUnknown, place + "parameters.generalize"});
    for (const auto& name : parameters.hierarchies.names())
        if (!known.contains(name))
            return contradicts({RecipeMessage::AttributeUnknown, place + "parameters.hierarchies"});
    return {};
}

template <class Decided>
Result<void> checkDecisions(const Decided& decided, std::set<std::string>& known, const std::string& place)
{
    for (const auto& attribute : decided.attributes) {
        if (attribute.name.empty() || !known.insert(attribute.name).second)
            return contradicts({RecipeMessage::BadAttributes, place + "attributes"});
        if (std::set(attribute.schema.order.begin(), attribute.schema.order.end()).size() != attribute.schema.order.size())
            return contradicts({RecipeMessage::ValueTwice, place + "attributes.order"});
    }
    if (known.empty())
        return contradicts({RecipeMessage::EntryEmpty, place + "attributes"});
    if (const auto parameters = validate(decided.parameters); !parameters)
        return contradicts({RecipeMessage::Unusable, place + "parameters", parameters.error()});
    return checkNames(decided, known, place);
}

/// A scenario is about the attributes of its recipe.
Result<void> checkScenario(const RecipeScenario& scenario, const Recipe& recipe)
{
    const std::string place = "scenarios.";
    if (scenario.name.empty())
        return contradicts({RecipeMessage::EntryEmpty, place + "name"});
    if (!std::ranges::equal(scenario.attributes, recipe.attributes, {}, &RecipeAttribute::name, &RecipeAttribute::name))
        return contradicts({RecipeMessage::BadAttributes, place + "attributes"});
    std::set<std::string> known;
    return checkDecisions(scenario, known, place);
}

} // namespace

Result<void> checkRecipe(const Recipe& recipe)
{
    const auto source = checkSource(recipe.source);
    return source ? checkDecided(recipe) : source;
}

Result<void> checkDecided(const Recipe& recipe)
{
    std::set<std::string> known;
    if (const auto decided = checkDecisions(recipe, known, {}); !decided)
        return decided;
    if (const auto form = checkReleaseForm(recipe.release, known); !form)
        return form;
    for (const auto& scenario : recipe.scenarios)
        if (const auto checked = checkScenario(scenario, recipe); !checked)
            return checked;
    std::set<std::string> targets, always;
    if (!add(recipe.scenarioWork.targets, known, targets) || !add(recipe.scenarioWork.always, known, always))
        return contradicts({RecipeMessage::AttributeTwiceOrUnknown, "scenario_work"});
    return {};
}

} // namespace tranche
