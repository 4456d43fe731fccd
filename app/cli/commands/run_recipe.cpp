// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/recipe_table.h"

#include "app/cli/commands/run_stages.h"
#include "app/cli/commands/slice_and_report.h"
#include "app/cli/commands/load_table.h"
#include "app/cli/commands/prepare_slicing.h"
#include "app/cli/commands/release/read_labels.h"
#include "app/cli/options/release_options_request.h"
#include "app/cli/output/drift_json.h"
#include "app/cli/output/settings_json.h"
#include "app/cli/output/slice_text.h"
#include "app/cli/options/policy_options.h"
#include "app/cli/output/text_table.h"
#include "app/words/own_words.h"
#include "core/base/messages/release_message.h"
#include "core/recipe/apply_recipe.h"
#include "core/recipe/recipe_file.h"

#include <algorithm>

namespace tranche::cli {

namespace {

/// The recipe with what the command line adds to it.
struct RecipeRequest {
    Recipe recipe;
    TableRequest reading;
    SliceRequest slicing;
};

Result<RecipeRequest> recipeRequest(const Arguments& arguments)
{
    if (arguments.operands().size() != 1)
        return badUsage("The command run takes one recipe. See: tranche-cli run --help");
    auto target = exportRequest(arguments);
    if (!target)
        return std::unexpected(target.error());
    if (const auto listing = checkListing(arguments); !listing)
        return std::unexpected(listing.error());
    auto bytes = readSmallFile(arguments.operands().front());
    if (!bytes)
        return std::unexpected(bytes.error());
    auto recipe = recipeReadFrom(*bytes, arguments.operands().front());
    if (!recipe)
        return std::unexpected(recipe.error());
    auto reading = tableOfRecipe(*recipe, arguments);
    SliceRequest slicing;
    slicing.parameters = recipe->parameters;
    auto release = releaseOptions(arguments, recipe->release);
    if (!release)
        return std::unexpected(release.error());
    slicing.release = std::move(*release);
    slicing.release.utility = slicing.release.utility && !arguments.has("--no-utility");
    slicing.labels = labelsFile(arguments);
    slicing.notes = recipe->notes;
    slicing.recipe = std::move(*bytes);
    slicing.target = std::move(*target);
    slicing.listBuckets = arguments.has("--buckets");
    slicing.promisesNothing
        = std::ranges::none_of(recipe->attributes, [](const auto& attribute) { return attribute.role == Role::Sensitive; });
    if (const auto policy = readPolicyOptions(arguments, slicing); !policy)
        return std::unexpected(policy.error());
    if (slicing.release.policy && !slicing.policy)
        return fail(ErrorCode::InvalidArgument, {ReleaseMessage::NoPolicyFile, slicing.release.policy->name});
    return RecipeRequest{std::move(*recipe), std::move(reading), std::move(slicing)};
}

/// Everything before the first cut. Pins count where the columns are proposed.
Result<Snapshot> prepareByRecipe(Run& run, const AppliedRecipe& applied)
{
    auto snapshot = runStages(run, applied.snapshot, Stage::Feasibility, applied.pins);
    if (snapshot)
        noteWhatToKnow(run, *snapshot);
    return snapshot;
}

void writeRecipeRun(JsonWriter& json, const Phases& phases, const Snapshot& prepared, const RecipeRequest& request)
{
    writeTimings(json, phases);
    json.key("settings").beginObject();
    writeReadingSettings(json, request.reading);
    writeSliceSettings(json, request.slicing);
    json.member("joint", prepared.parameters.joint)
        .member("bins", prepared.parameters.bins)
        .member("threads", phases.threads())
        .endObject();
}

} // namespace

Result<Exit> runRecipe(Run& run)
{
    auto request = recipeRequest(run.arguments);
    if (!request)
        return std::unexpected(request.error());
    const auto tools = exportTools(run, request->slicing);
    if (!tools)
        return std::unexpected(tools.error());
    auto json = JsonTarget::open(run, request->reading.files);
    if (!json)
        return std::unexpected(json.error());
    const auto decided = decideBy(run, request->recipe, request->reading);
    if (!decided)
        return std::unexpected(decided.error());
    const auto& applied = decided->applied;
    request->slicing.pins = applied.pins;
    if (const auto labels = readLabels(run, *applied.snapshot.table, request->slicing); !labels)
        return std::unexpected(labels.error());
    const auto prepared = prepareByRecipe(run, applied);
    if (!prepared)
        return std::unexpected(prepared.error());
    return sliceAndReport(run, *prepared, {*json, request->slicing, *tools, [&](JsonWriter& open) {
                                               writeDrift(open, decided->drift, decided->isChanged, *prepared);
                                               writeRecipeRun(open, run.phases, *prepared, *request);
                                           }});
}

} // namespace tranche::cli
