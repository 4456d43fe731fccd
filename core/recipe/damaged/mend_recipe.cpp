// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/damaged/mend_recipe.h"

#include "core/base/messages/loss_message.h"
#include "core/import/sha256.h"
#include "core/recipe/check_recipe.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

namespace tranche {

namespace {

using Lost = std::vector<Statement>;

void lose(Lost& lost, const char* entry, std::string attribute = {})
{
    Statement said(LossMessage::Entry, entry);
    said.place.attribute = std::move(attribute);
    lost.push_back(std::move(said));
}

void mendAttributes(Recipe& recipe, Lost& lost)
{
    std::map<std::string, std::size_t> times;
    for (const auto& attribute : recipe.attributes)
        ++times[attribute.name];
    std::set<std::string> seen;
    std::vector<RecipeAttribute> mended;
    for (auto& attribute : recipe.attributes) {
        if (attribute.name.empty() || !seen.insert(attribute.name).second)
            continue;
        if (times[attribute.name] > 1)
            attribute = {attribute.name, Role::Undecided, {}};
        const auto& order = attribute.schema.order;
        if (std::set(order.begin(), order.end()).size() != order.size()) {
            attribute.schema.order.clear();
            lose(lost, "attributes.order", attribute.name);
        }
        mended.push_back(std::move(attribute));
    }
    if (mended.size() != recipe.attributes.size())
        lose(lost, "attributes");
    recipe.attributes = std::move(mended);
}

void mendSource(RecipeSource& source, Lost& lost)
{
    if (source.files.empty() || std::ranges::find(source.files, std::string()) != source.files.end()) {
        source.files.clear();
        lose(lost, "source.files");
    }
    if (!isSha256Hex(source.sha256)) {
        source.sha256.clear();
        lose(lost, "source.sha256");
    }
    if (!validate(source.options)) {
        source.options = {};
        lose(lost, "source.import");
    }
    if (auto* csv = source.options.csv(); csv != nullptr && !validateFor(*csv, source.files.size())) {
        csv->records.clear();
        lose(lost, "source.import.records");
    }
}

/// What a model asks for is kept where it is sound, whatever else is not.
void forgetParameters(Recipe& recipe)
{
    const auto model = std::exchange(recipe.parameters, {}).model;
    if (validate(model))
        recipe.parameters.model = model;
}

void forgetPins(Recipe& recipe)
{
    recipe.pinned.clear();
    recipe.pinnedWithSensitive.clear();
}

void forgetPolicy(Recipe& recipe)
{
    recipe.release.policy.reset();
    recipe.release.waivers.clear();
}

void forgetOtherTexts(Recipe& recipe)
{
    std::erase_if(recipe.release.texts, [&](const auto& text) {
        return std::ranges::find(recipe.attributes, text.first, &RecipeAttribute::name) == recipe.attributes.end();
    });
}

/// What is forgotten where checkDecided() refuses an entry.
constexpr std::array<std::pair<const char*, void (*)(Recipe&)>, 12> forgetting = {{
    {"parameters", forgetParameters},
    {"sensitive_order", [](Recipe& recipe) { recipe.sensitiveOrder.clear(); }},
    {"columns", [](Recipe& recipe) { recipe.columns.clear(); }},
    {"pins", forgetPins},
    {"parameters.cut_on", [](Recipe& recipe) { recipe.parameters.cutOn.clear(); }},
    {"parameters.generalize", [](Recipe& recipe) { recipe.parameters.generalize.clear(); }},
    {"parameters.hierarchies", [](Recipe& recipe) { recipe.parameters.hierarchies = {}; }},
    {"release.details.review_by", [](Recipe& recipe) { recipe.release.details.reviewBy.clear(); }},
    {"release.texts", forgetOtherTexts},
    {"release.policy.sha256", forgetPolicy},
    {"release.waivers", [](Recipe& recipe) { recipe.release.waivers.clear(); }},
    {"scenario_work", [](Recipe& recipe) { recipe.scenarioWork = {}; }},
}};

/// Every entry is forgotten once at most; what then is refused all the same is forgotten with everything but the roles.
void mendDecisions(Recipe& recipe, Lost& lost)
{
    for (std::size_t times = 0; times <= forgetting.size(); ++times) {
        const auto checked = checkDecided(recipe);
        if (checked)
            return;
        const auto& arguments = checked.error().arguments;
        const auto entry = arguments.empty() || arguments.front().texts.empty() ? std::string() : arguments.front().texts.front();
        const auto* found = std::ranges::find(forgetting, entry, [](const auto& row) { return std::string(row.first); });
        if (found == forgetting.end())
            break;
        lose(lost, found->first);
        found->second(recipe);
    }
    Recipe rest;
    rest.source = std::move(recipe.source);
    for (auto& attribute : recipe.attributes)
        rest.attributes.push_back({std::move(attribute.name), attribute.role, {}});
    recipe = std::move(rest);
    lose(lost, "parameters");
}

void mendScenarios(Recipe& recipe, std::vector<RecipeScenario> scenarios, Lost& lost)
{
    for (auto& scenario : scenarios) {
        recipe.scenarios.push_back(std::move(scenario));
        if (checkDecided(recipe))
            continue;
        recipe.scenarios.pop_back();
        lose(lost, "scenarios");
    }
}

} // namespace

void mendRecipe(Recipe& recipe, std::vector<Statement>& lost)
{
    mendSource(recipe.source, lost);
    mendAttributes(recipe, lost);
    if (recipe.attributes.empty())
        return;
    auto scenarios = std::exchange(recipe.scenarios, {});
    mendDecisions(recipe, lost);
    mendScenarios(recipe, std::move(scenarios), lost);
}

} // namespace tranche
