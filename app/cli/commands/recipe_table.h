// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands/commands.h"
#include "app/cli/options/table_request.h"
#include "core/recipe/apply_recipe.h"
#include "core/recipe/drift/drift_report.h"

namespace tranche::cli {

/// Which files a recipe reads, and how; those of --table instead where they are given.
TableRequest tableOfRecipe(const Recipe& recipe, const Arguments& arguments);

/// What was decided by a recipe, and what its table has otherwise.
struct DecidedByRecipe {
    AppliedRecipe applied;
    DriftReport drift;
    bool isChanged = false; ///< the files are not those that the recipe was saved for
};

/// Reads the table of a recipe and decides by it (phase "read"); notes what the table has otherwise. What is new is excluded. Choices for
/// single records go from `reading` where they were made for another table.
/// InvalidArgument where the recipe leaves a role open; else as readTable().
Result<DecidedByRecipe> decideBy(Run& run, const Recipe& recipe, TableRequest& reading);

} // namespace tranche::cli
