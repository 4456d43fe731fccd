// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/statement.h"
#include "core/recipe/recipe.h"

#include <filesystem>
#include <string_view>
#include <vector>

namespace tranche {

/// What could be read of a recipe.
struct OpenedRecipeFile {
    Recipe recipe;
    std::vector<Statement> lost; ///< LossMessage; empty: the recipe is whole, and as readRecipe() reads it
};

/// A recipe as far as it can be read, for a person who is shown what was lost; whatever decides by itself uses readRecipe(). Every role in
/// it stands so in the text: an attribute whose own was lost is undecided, and so is a sensitive one where it was lost what the model asks
/// for, so that nothing can be released before a person decided. It may name no file and have no digest. NotSupported as readRecipe().
/// BadInput where not even version and attributes can be read. O(bytes log bytes).
Result<OpenedRecipeFile> readDamagedRecipe(std::string_view text);

/// The same from a file, as loadRecipe(). NotFound, Io.
Result<OpenedRecipeFile> openRecipeFile(const std::filesystem::path& file);

} // namespace tranche
