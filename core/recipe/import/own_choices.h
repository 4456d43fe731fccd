// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/recipe/recipe.h"

#include <cstddef>
#include <filesystem>
#include <span>

namespace tranche {

/// How the source of a recipe is read from these files, which may be others than it was saved for: choices for single records count lines,
/// so they stay in `options` only where the files are the same, byte for byte. How many went. Of what cannot be opened or read all stay,
/// for whoever reads it says why; of what can be read once only, none. O(bytes) where there are any, else O(1).
std::size_t dropForeignChoices(const RecipeSource& source, std::span<const std::filesystem::path> files, ImportOptions& options,
                               JobContext& job);

} // namespace tranche
