// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands/commands.h"
#include "core/columns/pinned_columns.h"
#include "core/pipeline/snapshot.h"

namespace tranche::cli {

/// Run the stages that a snapshot lacks up to `last`, each as a phase of its own, until one fails. Nothing that a command computes later
/// counts a pair again: the binned codes behind phi2 are let go once the columns are there.
Result<Snapshot> runStages(Run& run, Snapshot snapshot, Stage last, const Pins& pins = {});

} // namespace tranche::cli
