// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"

#include "app/cli/commands/load_table.h"
#include "app/cli/commands/prepare_slicing.h"
#include "app/cli/commands/recipe_table.h"
#include "app/cli/options/option_list.h"
#include "app/cli/options/scenario_words.h"
#include "app/cli/output/utility/compare_json.h"
#include "app/cli/output/utility/compare_text.h"
#include "app/words/printable.h"
#include "core/laboratory/scenarios/pareto.h"
#include "core/laboratory/scenarios/run_scenario.h"
#include "core/pipeline/run_to.h"
#include "core/recipe/recipe_file.h"

#include <algorithm>
#include <utility>

namespace tranche::cli {

namespace {

/// What is compared, on one table.
struct Comparison {
    Snapshot base;
    std::vector<Scenario> scenarios;
    ScenarioWork work = {};
};

/// The roles that were typed, and what one scenario asks.
Result<SliceRequest> slicingOf(const Run& run, const ScenarioWords& scenario)
{
    if (const auto fits = Arguments::parse(optionsOf(ScenarioOptions), scenario.options); !fits)
        return std::unexpected(fits.error());
    auto words = scenario.options;
    for (const auto& name : run.arguments.values("--sensitive"))
        words.push_back("--sensitive=" + name);
    const auto arguments = Arguments::parse(optionsOf(Membership), words);
    if (!arguments)
        return std::unexpected(arguments.error());
    if (!arguments->operands().empty())
        return badUsage("In the scenario " + printable(scenario.name) + " only options may stand after the colon.");
    return sliceRequest(*arguments);
}

Result<Comparison> byOptions(Run& run)
{
    auto reading = tableRequest(run.arguments);
    if (!reading)
        return std::unexpected(reading.error());
    auto roles = roleRequest(run.arguments);
    if (!roles)
        return std::unexpected(roles.error());
    std::vector<std::pair<std::string, SliceRequest>> asked;
    for (const auto& text : run.arguments.values("--scenario")) {
        const auto words = scenarioWords(text);
        if (!words)
            return std::unexpected(words.error());
        auto slicing = slicingOf(run, *words);
        if (!slicing)
            return std::unexpected(slicing.error());
        if (std::ranges::find(asked, words->name, [](const auto& each) { return each.first; }) != asked.end())
            return badUsage("The scenario " + printable(words->name) + " is given twice.");
        slicing->parameters.bins = roles->bins;
        asked.emplace_back(words->name, std::move(*slicing));
    }
    const auto kept = loadKept(run, *reading, *roles);
    if (!kept)
        return std::unexpected(kept.error());
    Comparison comparison{*kept, {}, {}};
    for (auto& [name, slicing] : asked) {
        const auto decided = withRequest(run, *kept, {*reading, *roles, std::move(slicing)});
        if (!decided)
            return std::unexpected(decided.error());
        comparison.scenarios.push_back({name, {}, decisionsOf(*decided, {})});
    }
    return comparison;
}

/// Its own settings first.
Result<Comparison> byRecipe(Run& run)
{
    const auto recipe = loadRecipe(run.arguments.operands().front());
    if (!recipe)
        return std::unexpected(recipe.error());
    auto reading = tableOfRecipe(*recipe, run.arguments);
    auto decided = decideBy(run, *recipe, reading);
    if (!decided)
        return std::unexpected(decided.error());
    auto* applied = &decided->applied;
    Comparison comparison{applied->snapshot, {}, recipe->scenarioWork};
    const auto present = decisionsOf(applied->snapshot, applied->pins);
    for (auto& scenario : applied->scenarios) {
        std::ranges::replace(scenario.decisions.roles, Role::Undecided, Role::Excluded);
        comparison.scenarios.push_back(std::move(scenario));
    }
    if (std::ranges::find(comparison.scenarios, present, &Scenario::decisions) == comparison.scenarios.end())
        comparison.scenarios.insert(comparison.scenarios.begin(), {"recipe", {}, present});
    return comparison;
}

Result<BoardColumn> paretoColumn(const Arguments& arguments)
{
    const auto key = arguments.value("--pareto").value_or(std::string(boardColumnKey(BoardColumn::AssociationKept)));
    const auto column = boardColumnOfKey(key);
    if (!column || *column == BoardColumn::LargestP)
        return badUsage("The option --pareto names a column of utility. See: tranche-cli compare --help");
    return *column;
}

/// Correlation is the same for all that share roles, schema and bins: it is computed once.
Result<Comparison> comparisonOf(Run& run)
{
    const bool recipe = !run.arguments.has("--scenario");
    if (recipe && run.arguments.operands().size() != 1)
        return badUsage("The command compare takes tables and --scenario, or one recipe. See: tranche-cli compare --help");
    if (!recipe && run.arguments.has("--table"))
        return badUsage("The option --table goes with a recipe; name the tables themselves.");
    auto comparison = recipe ? byRecipe(run) : byOptions(run);
    if (!comparison || comparison->scenarios.empty())
        return comparison;
    SeededRandom random(1);
    auto base = withDecisions(comparison->base, comparison->scenarios.front().decisions);
    auto correlated = run.phases.run("phi2", [&](JobContext& job) { return runTo(std::move(base), Stage::Correlate, {}, random, job); });
    if (!correlated)
        return std::unexpected(correlated.error());
    comparison->base = std::move(*correlated);
    return comparison;
}

Result<std::vector<ComparedScenario>> measured(Run& run, const Comparison& comparison, BoardColumn column)
{
    std::vector<ComparedScenario> all;
    for (const auto& scenario : comparison.scenarios) {
        const ScenarioRequest request{
            {std::begin(allScenarioMeasures), std::end(allScenarioMeasures)}, {}, comparison.work, &programLaboratory()};
        auto figures = run.phases.run("measure",
                                      [&](JobContext& job) { return scenarioFigures(comparison.base, scenario.decisions, request, job); });
        if (!figures)
            return std::unexpected(figures.error());
        all.push_back({scenario, std::move(*figures), std::nullopt});
    }
    std::vector<ParetoPoint> points;
    std::vector<std::size_t> whose;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (const auto point = paretoPointOf(all[i].figures, column)) {
            points.push_back(*point);
            whose.push_back(i);
        }
    const auto beaten = dominated(points);
    for (std::size_t i = 0; i < whose.size(); ++i)
        all[whose[i]].dominated = beaten[i];
    return all;
}

} // namespace

Result<Exit> compareScenarios(Run& run)
{
    const auto column = paretoColumn(run.arguments);
    if (!column)
        return std::unexpected(column.error());
    auto target = JsonTarget::open(run, {});
    if (!target)
        return std::unexpected(target.error());
    const auto comparison = comparisonOf(run);
    if (!comparison)
        return std::unexpected(comparison.error());
    const auto all = measured(run, *comparison, *column);
    if (!all)
        return std::unexpected(all.error());
    if (const auto written = target->writeIfWanted([&] { return compareJson(run.phases, comparison->base, *all, *column); }); !written)
        return std::unexpected(written.error());
    run.console.text(compareText(*all, *column));
    return std::ranges::any_of(*all, [](const auto& one) { return one.figures.isFeasible(); }) ? Exit::Done : Exit::CannotBeMet;
}

} // namespace tranche::cli
