// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/import/import_form.h"
#include "core/recipe/json_values.h"
#include "core/recipe/recipe_text.h"
#include "core/recipe/recipe_words.h"
#include "core/recipe/release_form.h"

#include <algorithm>
#include <optional>

namespace tranche {

namespace {

QString key(const char* name)
{
    return QString::fromLatin1(name);
}

QJsonArray lists(const std::vector<std::vector<std::string>>& all)
{
    QJsonArray array;
    for (const auto& list : all)
        array.append(jsonTexts(list));
    return array;
}

template <class Number>
QJsonValue numberOrNull(std::optional<Number> value)
{
    return value ? QJsonValue(jsonNumber(*value)) : QJsonValue();
}

QJsonObject sourceJson(const RecipeSource& source)
{
    return {{key("files"), jsonTexts(source.files)}, {key("sha256"), jsonText(source.sha256)}, {key("import"), importJson(source.options)}};
}

QJsonArray attributesJson(const std::vector<RecipeAttribute>& attributes)
{
    QJsonArray array;
    for (const auto& [name, role, schema] : attributes) {
        QJsonObject object{{key("name"), jsonText(name)},
                           {key("role"), jsonText(wordOf(roleWords, role))},
                           {key("type"), schema.type ? QJsonValue(jsonText(wordOf(typeWords, *schema.type))) : QJsonValue()},
                           {key("missing"), jsonText(wordOf(missingWords, schema.missing))},
                           {key("order"), jsonTexts(schema.order)},
                           {key("bins"), numberOrNull(schema.bins)}};
        // Only where something is said: programs that know neither can read all other recipes.
        if (!schema.dates.empty())
            object.insert(key("dates"), jsonText(schema.dates));
        if (!schema.missingTokens.empty())
            object.insert(key("missing_tokens"), jsonTexts(schema.missingTokens));
        array.append(object);
    }
    return array;
}

/// Each leaf with the labels above it, in the order of the leaves.
QJsonArray linesOf(const Hierarchy& hierarchy)
{
    QJsonArray lines;
    for (const auto& leaf : hierarchy.nodes()) {
        if (leaf.level != 0)
            continue;
        QJsonArray line{jsonText(leaf.label)};
        for (auto above = leaf.parent; above != Hierarchy::noParent; above = hierarchy.nodes()[above].parent)
            line.append(jsonText(hierarchy.nodes()[above].label));
        lines.append(line);
    }
    return lines;
}

QJsonArray hierarchiesJson(const Hierarchies& hierarchies)
{
    QJsonArray array;
    for (const auto& name : hierarchies.names())
        array.append(QJsonObject{{key("attribute"), jsonText(name)}, {key("lines"), linesOf(*hierarchies.of(name))}});
    return array;
}

QJsonObject parametersJson(const Parameters& parameters)
{
    QJsonArray generalize;
    for (const auto& [attributes, least] : parameters.generalize)
        generalize.append(QJsonObject{{key("attributes"), jsonTexts(attributes)}, {key("least"), jsonNumber(least)}});
    return {{key("bins"), jsonNumber(parameters.bins)},
            {key("alpha"), numberOrNull(parameters.columns.alpha)},
            {key("columns"), jsonNumber(parameters.columns.columns)},
            {key("model"), jsonText(modelKey(parameters.model.kind))},
            {key("l"), jsonText(parameters.model.l.text())},
            {key("c"), jsonText(parameters.model.c.text())},
            {key("t"), jsonText(parameters.model.t.text())},
            {key("cut"), jsonText(wordOf(cutWords, parameters.cut))},
            {key("attempts"), jsonText(wordOf(attemptsWords, parameters.attempts))},
            {key("min_bucket"), numberOrNull(parameters.minBucket)},
            {key("cut_on"), jsonTexts(parameters.cutOn)},
            {key("grouping"), jsonText(wordOf(groupingWords, parameters.grouping.kind))},
            {key("bucket_size"), jsonNumber(parameters.grouping.size)},
            {key("order_in_bucket"), jsonText(wordOf(orderWords, parameters.order))},
            {key("generalize"), generalize},
            {key("hierarchies"), hierarchiesJson(parameters.hierarchies)},
            {key("joint"), parameters.joint}};
}

QJsonObject pinsJson(const std::vector<std::vector<std::string>>& groups, const std::vector<std::string>& withSensitive)
{
    return {{key("groups"), lists(groups)}, {key("with_sensitive"), jsonTexts(withSensitive)}};
}

QJsonValue columnsJson(const std::vector<std::vector<std::string>>& columns)
{
    return columns.empty() ? QJsonValue() : QJsonValue(lists(columns));
}

QJsonArray scenariosJson(const std::vector<RecipeScenario>& scenarios)
{
    QJsonArray array;
    for (const auto& scenario : scenarios)
        array.append(QJsonObject{{key("name"), jsonText(scenario.name)},
                                 {key("note"), jsonText(scenario.note)},
                                 {key("attributes"), attributesJson(scenario.attributes)},
                                 {key("missing_tokens"), jsonTexts(scenario.missingTokens)},
                                 {key("sensitive_order"), jsonTexts(scenario.sensitiveOrder)},
                                 {key("parameters"), parametersJson(scenario.parameters)},
                                 {key("columns"), columnsJson(scenario.columns)},
                                 {key("pins"), pinsJson(scenario.pinned, scenario.pinnedWithSensitive)}});
    return array;
}

QJsonObject workJson(const ScenarioWork& work)
{
    return {{key("targets"), jsonTexts(work.targets)},        {key("predicates"), jsonNumber(work.predicates)},
            {key("queries"), jsonNumber(work.queries)},       {key("selectivity"), jsonText(work.selectivity.text())},
            {key("band_low"), jsonText(work.bandLow.text())}, {key("band_high"), jsonText(work.bandHigh.text())},
            {key("query_with"), jsonTexts(work.always)}};
}

} // namespace

std::string recipeText(const Recipe& recipe)
{
    QJsonObject whole{{key("source"), sourceJson(recipe.source)},
                      {key("attributes"), attributesJson(recipe.attributes)},
                      {key("missing_tokens"), jsonTexts(recipe.missingTokens)},
                      {key("sensitive_order"), jsonTexts(recipe.sensitiveOrder)},
                      {key("parameters"), parametersJson(recipe.parameters)},
                      {key("columns"), columnsJson(recipe.columns)},
                      {key("pins"), pinsJson(recipe.pinned, recipe.pinnedWithSensitive)},
                      {key("release"), releaseFormJson(recipe.release)},
                      {key("notes"), jsonText(recipe.notes)}};
    // Only where there is one: a recipe without scenarios stays readable for programs that know none.
    if (!recipe.scenarios.empty())
        whole.insert(key("scenarios"), scenariosJson(recipe.scenarios));
    if (recipe.scenarioWork != ScenarioWork())
        whole.insert(key("scenario_work"), workJson(recipe.scenarioWork));
    // First, so that what is left of a file that was cut off says what it is.
    return "{\n    \"format\": " + std::to_string(recipeFormat) + ',' + jsonFile(whole).substr(1);
}

} // namespace tranche
