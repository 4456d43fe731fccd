// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/recipe_message.h"
#include "core/recipe/check_recipe.h"
#include "core/import/qt_text.h"
#include "core/recipe/import/import_form.h"
#include "core/recipe/json_entries.h"
#include "core/recipe/recipe_entries.h"
#include "core/recipe/recipe_text.h"
#include "core/recipe/release_form.h"
#include "core/table/dates/date_form.h"

#include <QJsonDocument>
#include <QJsonParseError>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tranche {

namespace {

constexpr std::uint64_t anyCount = std::numeric_limits<std::uint32_t>::max();

RecipeSource readSource(JsonEntries entries)
{
    RecipeSource source;
    source.files = entries.texts("files");
    source.sha256 = entries.text("sha256");
    source.options = readImport(entries.object("import"));
    entries.finish();
    return source;
}

RecipeAttribute readAttribute(JsonEntries& entries)
{
    RecipeAttribute attribute;
    attribute.name = entries.text("name");
    entries.about(attribute.name);
    attribute.role = entries.choice("role", roleWords);
    attribute.schema.type = entries.choiceOrNull("type", typeWords);
    attribute.schema.missing = entries.choice("missing", missingWords);
    attribute.schema.order = entries.texts("order");
    if (const auto bins = entries.countOrNull("bins", 2, 1'000'000))
        attribute.schema.bins = static_cast<std::uint32_t>(*bins);
    if (entries.has("dates"))
        attribute.schema.dates = entries.text("dates");
    if (!DateForm::parse(attribute.schema.dates))
        entries.wrong("dates", EntryMessage::NotADatePattern);
    if (entries.has("missing_tokens"))
        attribute.schema.missingTokens = entries.texts("missing_tokens");
    return attribute;
}

PrivacyModel readModel(JsonEntries& entries)
{
    PrivacyModel model;
    entries.startAnew();
    if (const auto kind = modelOfKey(entries.text("model")))
        model.kind = *kind;
    else
        entries.wrong("model", EntryMessage::UnknownModel);
    model.l = entries.ratio("l");
    model.c = entries.ratio("c");
    model.t = entries.ratio("t");
    return entries.isWhole() ? model : PrivacyModel();
}

void readHierarchy(JsonEntries& entries, Hierarchies& hierarchies)
{
    const auto name = entries.text("attribute");
    auto hierarchy = Hierarchy::make(entries.lists("lines"));
    if (!hierarchy)
        entries.wrong("lines", EntryMessage::BadLevels);
    else if (entries.isWhole())
        hierarchies.set(name, std::move(*hierarchy));
}

Parameters readParameters(JsonEntries entries)
{
    Parameters parameters;
    parameters.bins = static_cast<std::uint32_t>(entries.count("bins", 2, 1'000'000));
    parameters.columns.alpha = entries.countOrNull("alpha", 1, anyCount);
    parameters.columns.columns = entries.count("columns", 1, anyCount);
    parameters.model = readModel(entries);
    parameters.cut = entries.choice("cut", cutWords);
    parameters.attempts = entries.choice("attempts", attemptsWords);
    parameters.minBucket = entries.countOrNull("min_bucket", 1, anyCount);
    parameters.cutOn = entries.texts("cut_on");
    parameters.grouping.kind = entries.choice("grouping", groupingWords);
    parameters.grouping.size = entries.count("bucket_size", 1, anyCount);
    parameters.order = entries.choice("order_in_bucket", orderWords);
    entries.each("generalize", [&](JsonEntries& request) {
        auto attributes = request.texts("attributes");
        const auto least = request.count("least", 1, anyCount);
        if (request.isWhole())
            parameters.generalize.push_back({std::move(attributes), least});
    });
    entries.each("hierarchies", [&](JsonEntries& hierarchy) { readHierarchy(hierarchy, parameters.hierarchies); });
    parameters.joint = entries.flag("joint");
    entries.finish();
    return parameters;
}

/// Of a recipe, or of a scenario in it.
template <class Decided>
void readDecisions(JsonEntries& entries, Decided& decided)
{
    entries.each("attributes", [&](JsonEntries& attribute) { decided.attributes.push_back(readAttribute(attribute)); });
    decided.missingTokens = entries.texts("missing_tokens");
    decided.sensitiveOrder = entries.texts("sensitive_order");
    decided.parameters = readParameters(entries.object("parameters"));
    if (!entries.isNull("columns"))
        decided.columns = entries.lists("columns");
    auto pins = entries.object("pins");
    decided.pinned = pins.lists("groups");
    decided.pinnedWithSensitive = pins.texts("with_sensitive");
    pins.finish();
}

RecipeScenario readScenario(JsonEntries& entries)
{
    RecipeScenario scenario;
    scenario.name = entries.text("name");
    scenario.note = entries.text("note");
    readDecisions(entries, scenario);
    return scenario;
}

/// A share of something.
Ratio readShare(JsonEntries& entries, const char* name)
{
    const auto share = entries.ratio(name);
    if (share > Ratio(1, 1))
        entries.wrong(name, EntryMessage::NotAFraction);
    return share;
}

ScenarioWork readWork(JsonEntries entries)
{
    ScenarioWork work;
    work.targets = entries.texts("targets");
    work.predicates = entries.count("predicates", 1, anyCount);
    work.queries = entries.count("queries", 1, 1'000'000);
    work.selectivity = readShare(entries, "selectivity");
    work.bandLow = readShare(entries, "band_low");
    work.bandHigh = readShare(entries, "band_high");
    if (work.bandLow > work.bandHigh)
        entries.wrong("band_low", EntryMessage::NotAFraction);
    work.always = entries.texts("query_with");
    entries.finish();
    return work;
}

/// Where the text stops being JSON, as a line from 1.
std::uint64_t lineAt(std::string_view text, int offset)
{
    const auto before = text.substr(0, std::min(text.size(), static_cast<std::size_t>(std::max(offset, 0))));
    return static_cast<std::uint64_t>(std::ranges::count(before, '\n')) + 1;
}

} // namespace

Recipe readEntries(JsonEntries entries)
{
    Recipe recipe;
    entries.count("format", 1, recipeFormat);
    recipe.source = readSource(entries.object("source"));
    readDecisions(entries, recipe);
    recipe.release = readReleaseForm(entries.object("release"));
    recipe.notes = entries.text("notes");
    if (entries.has("scenarios"))
        entries.each("scenarios", [&](JsonEntries& entry) {
            auto scenario = readScenario(entry);
            if (entry.isWhole())
                recipe.scenarios.push_back(std::move(scenario));
        });
    if (entries.has("scenario_work"))
        recipe.scenarioWork = readWork(entries.object("scenario_work"));
    entries.finish();
    return recipe;
}

Result<void> checkFormat(const QJsonObject& whole)
{
    const auto format = whole.value(QStringLiteral("format"));
    const auto number = format.toDouble();
    if (!format.isDouble() || number < 1 || number != std::floor(number))
        return fail(ErrorCode::BadInput, RecipeMessage::NotARecipe);
    if (number > recipeFormat)
        return fail(ErrorCode::NotSupported, {RecipeMessage::Newer, Argument::figure(QString::number(number, 'g', 15).toStdString()),
                                              Argument::figure(std::to_string(recipeFormat))});
    return {};
}

Result<Recipe> readRecipe(std::string_view text)
{
    QJsonParseError fault;
    const auto document = readJson(text, &fault);
    if (fault.error != QJsonParseError::NoError)
        return fail(ErrorCode::BadInput, RecipeMessage::Damaged, {.line = lineAt(text, fault.offset)});
    if (const auto known = checkFormat(document.object()); !known)
        return std::unexpected(known.error());
    EntryProblems problems;
    auto recipe = readEntries(JsonEntries(document.object(), {}, problems));
    if (const auto error = problems.error())
        return std::unexpected(*error);
    if (const auto checked = checkRecipe(recipe); !checked)
        return std::unexpected(checked.error());
    return recipe;
}

} // namespace tranche
