// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/compute_stages.h"

#include "core/pipeline/pinned_proposal.h"
#include "core/pipeline/run_stage.h"
#include "ui/session/load_table.h"
#include "ui/session/session.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

namespace tranche {

namespace {

using HandOver = std::function<void(const Document&)>;

/// False: cancelled.
bool addFacts(Document& document, JobContext& job, const HandOver& handOver)
{
    const auto& snapshot = document.snapshot;
    if (document.columnFacts || !snapshot.columns || !snapshot.correlation)
        return true;
    auto facts = columnFacts(*snapshot.kept, *snapshot.correlation, *snapshot.columns, job);
    if (facts) {
        document.columnFacts = std::make_shared<const ColumnFacts>(std::move(*facts));
        handOver(document);
    }
    return job.goOn();
}

/// False: cancelled.
bool addLimits(Document& document, JobContext& job, const HandOver& handOver)
{
    const auto& snapshot = document.snapshot;
    if (document.alphaLimits || !snapshot.columns || !snapshot.correlation || !snapshot.columns->sensitive())
        return true;
    auto limits = alphaLimits(*snapshot.kept, *snapshot.correlation, snapshot.columns->sensitiveColumn().size(),
                              snapshot.parameters.columns.columns, job);
    if (limits) {
        document.alphaLimits = std::make_shared<const std::vector<AlphaLimit>>(std::move(*limits));
        handOver(document);
    }
    return job.goOn();
}

/// Limits of the model asked for. False: cancelled.
bool addStanding(Document& document, JobContext& job, const HandOver& handOver)
{
    if (!lacksStanding(document))
        return job.goOn();
    const auto others = document.alphaLimits ? std::span(*document.alphaLimits) : std::span<const AlphaLimit>();
    document.standing = std::make_shared<const RequestStanding>(
        requestStanding(*document.snapshot.feasibility, others, document.snapshot.parameters.model));
    handOver(document);
    return job.goOn();
}

/// What a refusal would be explained by. False: cancelled.
bool addStopShares(Document& document, JobContext& job, const HandOver& handOver)
{
    if (!lacksStopShares(document))
        return job.goOn();
    auto shares = stopShares(*document.snapshot.published, *presentLimit(document), job);
    if (!shares)
        return false;
    document.stopShares = std::make_shared<const StopShares>(std::move(*shares));
    handOver(document);
    return job.goOn();
}

/// False: cancelled.
bool addAssociation(Document& document, JobContext& job, const HandOver& handOver)
{
    const auto& snapshot = document.snapshot;
    if (document.association || !snapshot.buckets)
        return true;
    auto report = expectedAssociation(*snapshot.published, *snapshot.correlation, *snapshot.columns, *snapshot.buckets, job);
    if (report) {
        document.association = std::make_shared<const AssociationReport>(std::move(*report));
        handOver(document);
    }
    return job.goOn();
}

/// False: cancelled.
bool addPlane(Document& document, JobContext& job, const HandOver& handOver)
{
    if (document.plane || !document.snapshot.correlation)
        return true;
    auto plane = classicalScaling(*document.snapshot.correlation, job);
    if (plane) {
        document.plane = std::make_shared<const AttributePlane>(std::move(*plane));
        handOver(document);
    }
    return job.goOn();
}

/// False: cancelled.
bool addCurve(Document& document, JobContext& job, const HandOver& handOver)
{
    constexpr std::size_t mostColumns = 10;
    const auto& snapshot = document.snapshot;
    if (document.silhouetteCurve || !snapshot.correlation || !snapshot.columns)
        return true;
    auto curve = silhouetteCurve(*snapshot.correlation, snapshot.columns->sensitive(), snapshot.parameters.columns.alpha, mostColumns, job);
    if (curve) {
        document.silhouetteCurve = std::make_shared<const std::vector<SilhouettePoint>>(std::move(*curve));
        handOver(document);
    }
    return job.goOn();
}

/// Columns as proposed, but for what is pinned.
void applyPins(Document& document)
{
    auto pinned = withPinsKept(document.snapshot, document.pins);
    if (pinned.columns != document.snapshot.columns)
        document = withResults(document, std::move(pinned));
}

/// Why nothing can be computed yet, worded for people.
std::optional<Error> whyNotYet(const Snapshot& snapshot)
{
    const auto open = std::ranges::find(snapshot.roles, Role::Undecided);
    if (open == snapshot.roles.end())
        return {};
    const auto& name = snapshot.table->attribute(SourceId(static_cast<std::size_t>(open - snapshot.roles.begin()))).name;
    return Error{ErrorCode::InvalidArgument,
                 Session::tr("%1 has no role yet. Choose one in Roles.").arg(QString::fromStdString(name)).toStdString(),
                 {.attribute = name}};
}

Result<Snapshot> tryStage(const Snapshot& snapshot, Stage stage, RandomSource& random, JobContext& job)
{
    if (auto reason = whyNotYet(snapshot))
        return std::unexpected(std::move(*reason));
    return runStage(snapshot, stage, random, job);
}

/// False: cancelled.
bool addStage(Document& document, Stage stage, RandomSource& random, JobContext& job)
{
    auto next = tryStage(document.snapshot, stage, random, job);
    if (!job.goOn())
        return false;
    if (next)
        document = withResults(document, std::move(*next));
    else
        document.failure = StageFailure{stage, std::move(next.error())};
    return next || document.failure->error.code != ErrorCode::Cancelled;
}

} // namespace

void computeStages(Document document, RandomSource& random, JobContext& job, const HandOver& handOver)
{
    constexpr auto parts = static_cast<int>(std::size(allStages)) + 1; // the last part: figures beside the stages
    JobContext quiet(job.stopToken());
    const auto partFor = [&job](int part) { return partOf(job, 1000 * part / parts, 1000 * (part + 1) / parts); };
    if (!addStanding(document, quiet, handOver) || !addStopShares(document, quiet, handOver)) // another model on columns that stay
        return;
    while (const auto stage = document.failure ? std::nullopt : document.snapshot.nextStage()) {
        auto part = partFor(static_cast<int>(*stage));
        if (!addStage(document, *stage, random, part))
            return;
        if (*stage == Stage::Propose && !document.failure)
            applyPins(document);
        handOver(document);
        if (*stage == Stage::Feasibility
            && !(addStanding(document, quiet, handOver) && addStopShares(document, quiet, handOver) && addLimits(document, quiet, handOver)
                 && addStanding(document, quiet, handOver)))
            return;
    }
    auto last = partFor(parts - 1);
    if (addLimits(document, quiet, handOver) && addStanding(document, quiet, handOver) && addFacts(document, quiet, handOver)
        && addPlane(document, quiet, handOver) && addAssociation(document, last, handOver))
        addCurve(document, quiet, handOver);
}

} // namespace tranche
