// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/run_to.h"

#include "core/pipeline/pinned_proposal.h"
#include "core/pipeline/run_stage.h"

#include <utility>

namespace tranche {

Result<Snapshot> runTo(Snapshot snapshot, Stage last, const Pins& pins, const StageRunner& runOne, const StageDone& done)
{
    for (auto stage = snapshot.nextStage(); stage && *stage <= last; stage = snapshot.nextStage()) {
        auto next = runOne(snapshot, *stage);
        if (!next)
            return next;
        snapshot = *stage == Stage::Propose ? withPinsKept(*next, pins) : std::move(*next);
        if (done)
            done(snapshot, *stage);
    }
    return snapshot;
}

Result<Snapshot> runTo(Snapshot snapshot, Stage last, const Pins& pins, RandomSource& random, JobContext& job)
{
    return runTo(std::move(snapshot), last, pins,
                 [&](const Snapshot& before, Stage stage) { return runStage(before, stage, random, job); });
}

} // namespace tranche
