// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/snapshot.h"
#include "core/recipe/release_options.h"

#include <string>

namespace tranche {

/// dictionary.csv: one line for each released attribute, column by column. Its fields: name, label and description (the curator's words,
/// else empty), type (categorical, numeric, date), column (counted from 1), role (quasi-identifier, sensitive), order (ascending, given,
/// none), values (categorical: a JSON list in order), minimum and maximum (numeric, date), missing (drop, value), missing_written (the cell
/// that means missing, where one occurs), published (as is, or generalized: then it is categorical and its values are regions), regions
/// (what each region stands for, see regionsJson()), formula_cells (as is, prefixed); and, where any value in the release has a label,
/// value_labels (a JSON list of {"value", "label"} in the order of the values, the one that means missing last).
std::string dictionaryFile(const Snapshot& snapshot, const ReleaseOptions& options);

} // namespace tranche
