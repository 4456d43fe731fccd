// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/recipe/recipe.h"

#include <string>
#include <string_view>

namespace tranche {

/// The version of the form that this program writes. It reads the earlier ones too: 1, whose tables all come from delimited text and whose
/// cells stay as they stand.
inline constexpr int recipeFormat = 2;

/// A recipe as JSON (UTF-8, the version first and else keys sorted, every key present, a line end at the end): equal recipes give equal
/// bytes. O(names + values listed).
std::string recipeText(const Recipe& recipe);

/// What recipeText() wrote, exactly: writing it again gives the same bytes.
/// NotSupported, with its version, for a newer one. BadInput, with the line or the name of the entry and no value of it, for a text that is
/// no JSON, an entry that is missing, unknown or of another kind, a number out of range, and names that contradict each other. O(bytes).
Result<Recipe> readRecipe(std::string_view text);

} // namespace tranche
