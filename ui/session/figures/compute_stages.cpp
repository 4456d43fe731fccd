// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/figures/compute_stages.h"

#include "core/base/messages/table_message.h"
#include "core/pipeline/run_stage.h"
#include "core/pipeline/run_to.h"
#include "ui/session/figures/figures.h"
#include "ui/session/load_table.h"
#include "ui/session/session.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tranche {

namespace {

using HandOver = std::function<void(const Document&)>;

/// Why nothing can be computed yet.
std::optional<Error> whyNotYet(const Snapshot& snapshot)
{
    const auto open = std::ranges::find(snapshot.roles, Role::Undecided);
    if (open == snapshot.roles.end())
        return {};
    const auto& name = snapshot.table->attribute(SourceId(static_cast<std::size_t>(open - snapshot.roles.begin()))).name;
    return Error(ErrorCode::InvalidArgument, TableMessage::NoRole, {.attribute = name});
}

Result<Snapshot> tryStage(const Snapshot& snapshot, Stage stage, RandomSource& random, JobContext& job)
{
    if (auto reason = whyNotYet(snapshot))
        return std::unexpected(std::move(*reason));
    return runStage(snapshot, stage, random, job);
}

} // namespace

void computeStages(Document document, RandomSource& random, JobContext& job, const HandOver& handOver)
{
    constexpr auto parts = static_cast<int>(std::size(allStages)) + 1; // the last part: figures beside the stages
    auto quiet = job.quiet();
    const auto partFor = [&job](int part) { return job.part(1000 * part / parts, 1000 * (part + 1) / parts); };
    const auto added = [&](const FigureRow&) { handOver(document); };
    addFigures(document, Turn::AtOnce, random, quiet, added); // another model on columns that stay
    const auto runOne = [&](const Snapshot& before, Stage stage) {
        auto part = partFor(static_cast<int>(stage));
        return tryStage(before, stage, random, part);
    };
    const auto done = [&](const Snapshot& now, Stage) {
        document = withResults(document, now);
        handOver(document);
        addFigures(document, Turn::AtOnce, random, quiet, added);
    };
    if (!document.failure) {
        const auto outcome = runTo(document.snapshot, Stage::Slice, document.pins, runOne, done);
        if (!outcome) {
            document.failure = StageFailure{*document.snapshot.nextStage(), outcome.error()};
            handOver(document);
        }
    }
    addFigures(document, Turn::AtOnce, random, quiet, added);
    auto last = partFor(parts - 1);
    addFigures(document, Turn::AfterStages, random, last, added);
}

void computeFigures(Document document, RandomSource& random, JobContext& job,
                    const std::function<void(std::function<void(Document&)>)>& handOver)
{
    addFigures(document, Turn::InBackground, random, job,
               [&](const FigureRow& figure) { handOver([figure, document](Document& next) { figure.take(next, document); }); });
}

} // namespace tranche
