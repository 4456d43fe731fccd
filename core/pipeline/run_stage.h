// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/pipeline/snapshot.h"

namespace tranche {

/// Compute the result of one stage from a snapshot that has all before it; returns the snapshot with that result added
/// and the results of later stages dropped.
/// Fails as the stage's own function does; Infeasible when Partition is asked for more than feasibility() admits, the message
/// naming the greatest l (no cell value). InvalidArgument when a stage before it is missing.
Result<Snapshot> runStage(const Snapshot& snapshot, Stage stage, RandomSource& random, JobContext& job);

} // namespace tranche
