// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands/commands.h"
#include "core/laboratory/utility_statement.h"
#include "core/pipeline/snapshot.h"
#include "core/recipe/release_options.h"

#include <optional>

namespace tranche::cli {

/// What README.txt says that an analyst may do, as the window finds it without learning (phase "utility"); none where the options leave it
/// out. Fails where it is told to stop.
Result<std::optional<UtilityStatement>> analystSentence(Run& run, const Snapshot& snapshot, const ReleaseOptions& options);

} // namespace tranche::cli
