// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/recipe/recipe.h"

namespace tranche {

/// BadInput, with the entry that is meant, where a recipe cannot be what was decided: no file, a digest that is none, names that stand
/// twice or are no attribute of it, parameters or import options out of range, a scenario about other attributes, a form of the release
/// that checkReleaseForm() refuses. O(names log names).
Result<void> checkRecipe(const Recipe& recipe);

/// The same without its source.
Result<void> checkDecided(const Recipe& recipe);

} // namespace tranche
