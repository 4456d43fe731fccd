// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/recipe_table.h"

#include "app/cli/commands/load_table.h"
#include "app/words/own_words.h"
#include "core/base/messages/drift_message.h"
#include "core/recipe/import/own_choices.h"

#include <algorithm>

namespace tranche::cli {

namespace {

/// Nobody can be asked: what is new is not released, and a recipe that leaves a role open is not carried out.
Result<void> settleRoles(const Recipe& recipe, AppliedRecipe& applied)
{
    for (const auto& attribute : recipe.attributes)
        if (attribute.role == Role::Undecided)
            return failInWords(ErrorCode::InvalidArgument,
                               "The recipe gives this attribute no role. Choose one in the window and save the recipe.",
                               {.attribute = attribute.name});
    std::ranges::replace(applied.snapshot.roles, Role::Undecided, Role::Excluded);
    return {};
}

} // namespace

TableRequest tableOfRecipe(const Recipe& recipe, const Arguments& arguments)
{
    TableRequest reading{{recipe.source.files.begin(), recipe.source.files.end()}, recipe.source.options, recipe.missingTokens};
    if (arguments.has("--table")) {
        const auto tables = arguments.values("--table");
        reading.files.assign(tables.begin(), tables.end());
    }
    return reading;
}

Result<DecidedByRecipe> decideBy(Run& run, const Recipe& recipe, TableRequest& reading)
{
    const auto dropped = run.phases.run("read", [&](JobContext& job) {
        return Result<std::size_t>(dropForeignChoices(recipe.source, reading.files, reading.options, job));
    });
    if (!dropped)
        return std::unexpected(dropped.error());
    if (*dropped > 0) // before what may stop the reading
        run.console.note(messageWords({DriftMessage::ForeignChoices, *dropped}));
    auto table = readTable(run, reading, true);
    if (!table) {
        if (table.error().code == ErrorCode::NotFound && !run.arguments.has("--table"))
            return failInWords(ErrorCode::NotFound,
                               messageWords(table.error()) + " If the table is somewhere else now, name it with --table FILE.",
                               table.error().place);
        return std::unexpected(table.error());
    }
    const bool isChanged = run.source.sha256 != recipe.source.sha256;
    if (isChanged)
        run.console.note("The table has changed since this recipe was saved.");
    auto decided = run.phases.run("read", [&](JobContext& job) {
        auto applied = applyRecipe(recipe, *table, job);
        auto drift = driftOf(applied, reading.options.conversions, nullptr, job);
        drift.foreignChoices = *dropped;
        return Result<DecidedByRecipe>({std::move(applied), std::move(drift), isChanged});
    });
    if (!decided)
        return decided;
    for (const auto& line : driftLines(decided->drift))
        if (line.says != Message(DriftMessage::ForeignChoices))
            run.console.note(messageWords(line));
    if (const auto settled = settleRoles(recipe, decided->applied); !settled)
        return std::unexpected(settled.error());
    return decided;
}

} // namespace tranche::cli
