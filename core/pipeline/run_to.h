// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/base/result.h"
#include "core/columns/pinned_columns.h"
#include "core/jobs/job_context.h"
#include "core/pipeline/snapshot.h"

#include <functional>

namespace tranche {

/// How one stage is computed; runStage() with whatever a driver puts around it: a part of a progress bar, a clock.
using StageRunner = std::function<Result<Snapshot>(const Snapshot&, Stage)>;
/// Hears of each stage once its result is there.
using StageDone = std::function<void(const Snapshot&, Stage)>;

/// Runs the stages whose results a snapshot lacks, one after the other, up to and including `last`. Columns that are proposed on the way
/// are proposed with these pins (withPinsKept). Nothing runs where all is there, or where there is no table.
/// Fails as the first stage that fails. As all its stages together.
Result<Snapshot> runTo(Snapshot snapshot, Stage last, const Pins& pins, const StageRunner& runOne, const StageDone& done = {});

/// The same, by runStage() alone.
Result<Snapshot> runTo(Snapshot snapshot, Stage last, const Pins& pins, RandomSource& random, JobContext& job);

} // namespace tranche
