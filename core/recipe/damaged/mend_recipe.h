// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/statement.h"
#include "core/recipe/recipe.h"

#include <vector>

namespace tranche {

/// Makes a recipe out of one that contradicts itself: what cannot be meant is left out, and said in `lost` as LossMessage. An attribute
/// that stands twice is undecided. Then all that is always true of a recipe is true, but that it may name no file and have no digest; one
/// without any attribute stays one. O(names log names).
void mendRecipe(Recipe& recipe, std::vector<Statement>& lost);

} // namespace tranche
