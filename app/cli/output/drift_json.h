// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output/json_writer.h"
#include "core/pipeline/snapshot.h"
#include "core/recipe/drift/drift_report.h"

namespace tranche::cli {

/// Key "drift": what the table has otherwise than the recipe says, and whether what is asked for can still be met, null where nothing is
/// claimed. `changed`: the files are not those that the recipe was saved for.
void writeDrift(JsonWriter& json, const DriftReport& drift, bool changed, const Snapshot& prepared);

} // namespace tranche::cli
