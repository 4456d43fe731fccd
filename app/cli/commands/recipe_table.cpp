// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/recipe_table.h"

#include "app/cli/commands/load_table.h"
#include "app/cli/output/text_table.h"
#include "app/words/own_words.h"

#include <algorithm>

namespace tranche::cli {

namespace {

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

Result<AppliedRecipe> decideBy(Run& run, const Recipe& recipe, const TableRequest& reading)
{
    auto table = readTable(run, reading, true);
    if (!table) {
        if (table.error().code == ErrorCode::NotFound && !run.arguments.has("--table"))
            return failInWords(ErrorCode::NotFound,
                               messageWords(table.error()) + " If the table is somewhere else now, name it with --table FILE.",
                               table.error().place);
        return std::unexpected(table.error());
    }
    if (run.source.sha256 != recipe.source.sha256)
        run.console.note("The table has changed since this recipe was saved.");
    auto applied = run.phases.run("read", [&](JobContext& job) { return applyRecipe(recipe, *table, job); });
    if (!applied)
        return applied;
    noteDifferences(run, applied->differences);
    if (const auto settled = settleRoles(recipe, *applied); !settled)
        return std::unexpected(settled.error());
    return applied;
}

} // namespace tranche::cli
