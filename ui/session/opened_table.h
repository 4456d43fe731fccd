// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/request/import_options.h"
#include "core/import/request/source_labels.h"
#include "core/recipe/drift/drift_report.h"
#include "core/release/release.h"
#include "core/table/attribute_profile.h"
#include "core/table/suggest_roles.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace tranche {

/// The recipe that a table was opened by, and what it found otherwise than the recipe says.
struct OpenedRecipe {
    QString name;               ///< base name of its file; empty: the decisions about the table that was open before
    bool sourceChanged = false; ///< the files are not those that the recipe was saved for
    DriftReport drift;
    std::vector<Statement> lost = {}; ///< what of a damaged recipe could not be read
};

/// Facts of the opened table that never change while it is open.
struct OpenedTable {
    QString title; ///< base name(s) of the files
    SourceInfo source;
    std::vector<std::string> files;          ///< where they are, absolute; for this account only
    ImportOptions options;                   ///< how they were read
    std::optional<OpenedRecipe> recipe;      ///< nullopt: opened without one
    std::vector<AttributeProfile> profiles;  ///< by source attribute, under the schema it was opened with
    std::vector<RoleSuggestion> suggestions; ///< by source attribute
    std::vector<SourceLabels> labels;        ///< what the source says; by source attribute, or empty
};

} // namespace tranche
