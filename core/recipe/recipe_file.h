// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/recipe/recipe.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace tranche {

/// A recipe from a file; the files of its source come back absolute, found from the folder of the recipe.
/// NotFound, Io, and as readRecipe() with the base name of the file. O(bytes).
Result<Recipe> loadRecipe(const std::filesystem::path& file);

/// The same of bytes that were read from `file` already.
Result<Recipe> recipeReadFrom(std::string_view bytes, const std::filesystem::path& file);

/// Writes a recipe, replacing the file whole or not at all; the files of its source are written relative to the folder of the recipe
/// where a relative path can name them, so that both can move together and no path of a person's own is told.
/// Io, with the base name of the file. O(bytes).
Result<void> saveRecipe(const Recipe& recipe, const std::filesystem::path& file);

/// The recipe with its source as it is written into `folder`, and as it is found from there.
Recipe withRelativeFiles(Recipe recipe, const std::filesystem::path& folder);
Recipe withAbsoluteFiles(Recipe recipe, const std::filesystem::path& folder);

/// Replaces a file whole or not at all. Io, with its base name.
Result<void> replaceFile(const std::filesystem::path& file, std::string_view bytes);
/// All bytes of a small file. NotFound, Io, with its base name; BadInput above 64 MB, which no recipe has.
Result<std::string> readSmallFile(const std::filesystem::path& file);

} // namespace tranche
