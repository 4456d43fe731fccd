// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/columns/pinned_columns.h"
#include "core/laboratory/scenarios/decisions.h"
#include "core/jobs/job_context.h"
#include "core/pipeline/snapshot.h"
#include "core/recipe/recipe.h"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace tranche {

/// What a table has otherwise than the recipe says. Counts and names only.
struct RecipeDifferences {
    struct NewValues {
        std::string attribute;
        std::size_t count = 0; ///< values of kept tuples that the curator's list does not have
        bool hierarchy
            = false; ///< the list is a hierarchy, which the values have to be added to; else an order, at whose end they stand now

        friend bool operator==(const NewValues&, const NewValues&) = default;
    };

    std::vector<std::string> missingAttributes; ///< of the recipe, which the table does not have; in recipe order
    std::vector<std::string> newAttributes;     ///< of the table, about which nothing was decided; in table order
    std::vector<NewValues> newValues;           ///< in table order

    bool empty() const { return missingAttributes.empty() && newAttributes.empty() && newValues.empty(); }
    friend bool operator==(const RecipeDifferences&, const RecipeDifferences&) = default;
};

/// The decisions of a recipe about a table.
struct AppliedRecipe {
    Snapshot snapshot; ///< decisions only, no result
    Pins pins;
    RecipeDifferences differences;
    std::vector<Scenario> scenarios; ///< about this table; orders list every value again, as those of the recipe itself
};

/// Decisions by name become decisions about the attributes of this table. What the table does not have is left out, and an attribute
/// that the recipe does not have is undecided, so nothing is computed or released before somebody decides. O(cells).
AppliedRecipe applyRecipe(const Recipe& recipe, std::shared_ptr<const Table> table, JobContext& job);

/// The decisions of a snapshot by name. The snapshot must have a table; columns by hand and pins count from its roles as they stand.
Recipe recipeOf(const Snapshot& snapshot, const Pins& pins, RecipeSource source);

/// A scenario about the snapshot's table, by name.
RecipeScenario recipeScenarioOf(const Snapshot& snapshot, const Scenario& scenario);

/// The released attributes in the order in which they are numbered once tuples are kept, each by the names that it stands for: one, or
/// those of all sensitive attributes where they count as one.
std::vector<Recipe::Names> releasedNames(const Snapshot& snapshot);

/// The options without texts about what is no attribute of a recipe: a table may have lost one. O(texts log attributes).
ReleaseOptions withTextsOf(ReleaseOptions options, const std::vector<RecipeAttribute>& attributes);

} // namespace tranche
