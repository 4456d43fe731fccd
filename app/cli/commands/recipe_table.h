// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands/commands.h"
#include "app/cli/options/table_request.h"
#include "core/recipe/apply_recipe.h"

namespace tranche::cli {

/// Which files a recipe reads, and how; those of --table instead where they are given.
TableRequest tableOfRecipe(const Recipe& recipe, const Arguments& arguments);

/// Reads the table of a recipe and decides by it (phase "read"); notes what the table has otherwise. What is new is excluded.
/// InvalidArgument where the recipe leaves a role open; else as readTable().
Result<AppliedRecipe> decideBy(Run& run, const Recipe& recipe, const TableRequest& reading);

} // namespace tranche::cli
