// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"

#include "app/cli/commands/cut_and_tell.h"
#include "app/cli/commands/export.h"
#include "app/cli/commands/load.h"
#include "app/cli/commands/prepare.h"
#include "app/cli/output/settings_json.h"
#include "app/cli/output/slice_text.h"
#include "app/cli/output/text_table.h"
#include "core/pipeline/pinned_proposal.h"
#include "core/recipe/apply_recipe.h"
#include "core/recipe/recipe_file.h"

#include <algorithm>

namespace tranche::cli {

namespace {

/// The recipe with what the command line adds to it.
struct Ordered {
    Recipe recipe;
    TableRequest reading;
    SliceRequest slicing;
};

Result<Ordered> orderedBy(const Arguments& arguments)
{
    if (arguments.operands().size() != 1)
        return badUsage("The command run takes one recipe. See: tranche-cli run --help");
    auto target = exportRequest(arguments);
    if (!target)
        return std::unexpected(target.error());
    if (const auto listing = checkListing(arguments); !listing)
        return std::unexpected(listing.error());
    auto recipe = loadRecipe(arguments.operands().front());
    if (!recipe)
        return std::unexpected(recipe.error());
    TableRequest reading{{recipe->source.files.begin(), recipe->source.files.end()}, recipe->source.options, recipe->missingTokens};
    if (arguments.has("--table")) {
        const auto tables = arguments.values("--table");
        reading.files.assign(tables.begin(), tables.end());
    }
    SliceRequest slicing;
    slicing.parameters = recipe->parameters;
    slicing.release = {recipe->filePerColumn ? Layout::PerColumn : Layout::Together,
                       recipe->prefixedFormulaCells ? FormulaCells::Prefixed : FormulaCells::AsIs};
    slicing.target = std::move(*target);
    slicing.listBuckets = arguments.has("--buckets");
    slicing.promisesNothing
        = std::ranges::none_of(recipe->attributes, [](const auto& attribute) { return attribute.role == Role::Sensitive; });
    return Ordered{std::move(*recipe), std::move(reading), std::move(slicing)};
}

void noteDifferences(const Run& run, const RecipeDifferences& differences)
{
    if (!differences.missingAttributes.empty())
        run.console.note("The table no longer has: " + printable(joined(differences.missingAttributes)) + ".");
    if (!differences.newAttributes.empty())
        run.console.note("The recipe does not mention: " + printable(joined(differences.newAttributes))
                         + ". It is excluded from the release.");
    for (const auto& [attribute, count, hierarchy] : differences.newValues)
        run.console.note("The attribute " + printable(attribute) + " has " + counted(count, "value", "values") + " missing from its "
                         + (hierarchy ? "hierarchy." : "order; placed last."));
}

/// Nobody can be asked: what is new is not released, and a recipe that leaves a role open is not carried out.
Result<void> settleRoles(const Recipe& recipe, AppliedRecipe& applied)
{
    for (const auto& attribute : recipe.attributes)
        if (attribute.role == Role::Undecided)
            return fail(ErrorCode::InvalidArgument,
                        "The recipe gives this attribute no role. Choose one in the window and save the recipe.",
                        {.attribute = attribute.name});
    std::ranges::replace(applied.snapshot.roles, Role::Undecided, Role::Excluded);
    return {};
}

Result<AppliedRecipe> decideBy(Run& run, const Ordered& ordered)
{
    const auto table = readTable(run, ordered.reading, true);
    if (!table)
        return std::unexpected(table.error());
    if (run.source.sha256 != ordered.recipe.source.sha256)
        run.console.note("The table has changed since this recipe was saved.");
    auto applied = run.phases.run("read", [&](JobContext& job) { return applyRecipe(ordered.recipe, *table, job); });
    if (!applied)
        return applied;
    noteDifferences(run, applied->differences);
    if (const auto settled = settleRoles(ordered.recipe, *applied); !settled)
        return std::unexpected(settled.error());
    return applied;
}

/// Everything before the first cut. Pins count where the columns are proposed.
Result<Snapshot> prepare(Run& run, const AppliedRecipe& applied)
{
    auto snapshot = runStages(run, applied.snapshot, {{"keep", Stage::Keep}, {"phi2", Stage::Correlate}, {"columns", Stage::Propose}});
    if (!snapshot)
        return snapshot;
    warnOfIdentifying(run, *snapshot);
    for (const auto& note : cappedNotes(*snapshot))
        run.console.note(note);
    return runStages(run, withPinsKept(*snapshot, applied.pins), {{"generalize", Stage::Generalize}, {"feasibility", Stage::Feasibility}});
}

void writeOrdered(JsonWriter& json, const Phases& phases, const Snapshot& prepared, const Ordered& ordered)
{
    writeTimings(json, phases);
    json.key("settings").beginObject();
    writeReadingSettings(json, ordered.reading);
    writeSliceSettings(json, ordered.slicing);
    json.member("joint", prepared.parameters.joint)
        .member("bins", prepared.parameters.bins)
        .member("threads", phases.threads())
        .endObject();
}

} // namespace

Result<Exit> runRecipe(Run& run)
{
    const auto ordered = orderedBy(run.arguments);
    if (!ordered)
        return std::unexpected(ordered.error());
    const auto& target = ordered->slicing.target;
    if (const auto isFree = target ? checkTargetIsFree(*target) : Result<void>(); !isFree)
        return std::unexpected(isFree.error());
    auto json = JsonTarget::open(run, ordered->reading.files);
    if (!json)
        return std::unexpected(json.error());
    const auto applied = decideBy(run, *ordered);
    if (!applied)
        return std::unexpected(applied.error());
    const auto prepared = prepare(run, *applied);
    if (!prepared)
        return std::unexpected(prepared.error());
    return cutAndTell(run, *prepared,
                      {*json, ordered->slicing, [&](JsonWriter& open) { writeOrdered(open, run.phases, *prepared, *ordered); }});
}

} // namespace tranche::cli
