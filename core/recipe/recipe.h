// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/request/import_options.h"
#include "core/laboratory/scenarios/scenario_work.h"
#include "core/pipeline/parameters.h"
#include "core/recipe/release_options.h"
#include "core/table/roles.h"
#include "core/table/schema.h"

#include <string>
#include <vector>

namespace tranche {

/// Where the table of a recipe is found, what it was, and how it is read.
struct RecipeSource {
    std::vector<std::string> files; ///< in the order in which they are read; relative ones count from the folder of the recipe
    std::string sha256;             ///< of the files' bytes one after another, 64 hex digits
    ImportOptions options;

    friend bool operator==(const RecipeSource&, const RecipeSource&) = default;
};

/// What was decided about one attribute.
struct RecipeAttribute {
    std::string name;
    Role role = Role::Undecided;
    AttributeSchema schema;

    friend bool operator==(const RecipeAttribute&, const RecipeAttribute&) = default;
};

/// Decisions that were kept under a name, to come back to or to compare: all settings, and no result of them.
struct RecipeScenario {
    using Names = std::vector<std::string>;

    std::string name; ///< never empty
    std::string note;
    std::vector<RecipeAttribute> attributes; ///< the same names in the same order as in the recipe
    std::vector<std::string> missingTokens;
    Names sensitiveOrder;
    Parameters parameters;
    std::vector<Names> columns; ///< by hand; empty: the proposal is used
    std::vector<Names> pinned;
    Names pinnedWithSensitive;

    friend bool operator==(const RecipeScenario&, const RecipeScenario&) = default;
};

/// All decisions of a curator about one table, by name (DEFINITIONS, Release): no data, no count, no seed. Values appear only where the
/// curator listed them: in an order or a hierarchy.
///
/// Always true of a recipe that was read: names of attributes are not empty and stand once; every other name is one of them; no name
/// stands in two columns, or twice among the pins; what stands in `release` fits together (see checkReleaseForm()).
struct Recipe {
    using Names = std::vector<std::string>;

    RecipeSource source;
    std::vector<RecipeAttribute> attributes; ///< in table order
    std::vector<std::string> missingTokens;
    Names sensitiveOrder; ///< as in the schema
    Parameters parameters;
    std::vector<Names> columns; ///< by hand; empty: the proposal is used
    std::vector<Names> pinned;  ///< groups that stay together, not in the sensitive column
    Names pinnedWithSensitive;
    ReleaseOptions release;
    std::string notes;
    std::vector<RecipeScenario> scenarios;
    ScenarioWork scenarioWork; ///< with what they are measured; what is drawn for it is not stored

    friend bool operator==(const Recipe&, const Recipe&) = default;
};

} // namespace tranche
