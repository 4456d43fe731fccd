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

void addFacts(Document& document, JobContext& job, const HandOver& handOver)
{
    const auto& snapshot = document.snapshot;
    if (document.columnFacts || !snapshot.columns || !snapshot.correlation)
        return;
    auto facts = columnFacts(*snapshot.kept, *snapshot.correlation, *snapshot.columns, job);
    if (facts) {
        document.columnFacts = std::make_shared<const ColumnFacts>(std::move(*facts));
        handOver(document);
    }
}

void addLimits(Document& document, JobContext& job, const HandOver& handOver)
{
    const auto& snapshot = document.snapshot;
    if (document.alphaLimits || !snapshot.columns || !snapshot.correlation || !snapshot.columns->sensitive())
        return;
    auto limits = alphaLimits(*snapshot.kept, *snapshot.correlation, snapshot.columns->sensitiveColumn().size(),
                              snapshot.parameters.columns.columns, job);
    if (limits) {
        document.alphaLimits = std::make_shared<const std::vector<AlphaLimit>>(std::move(*limits));
        handOver(document);
    }
}

/// Limits of the model asked for.
void addStanding(Document& document, const HandOver& handOver)
{
    if (!lacksStanding(document))
        return;
    const auto others = document.alphaLimits ? std::span(*document.alphaLimits) : std::span<const AlphaLimit>();
    document.standing = std::make_shared<const RequestStanding>(
        requestStanding(*document.snapshot.feasibility, others, document.snapshot.parameters.model));
    handOver(document);
}

/// What a refusal would be explained by.
void addStopShares(Document& document, JobContext& job, const HandOver& handOver)
{
    if (!lacksStopShares(document))
        return;
    document.stopShares = std::make_shared<const StopShares>(stopShares(*document.snapshot.published, *presentLimit(document), job));
    handOver(document);
}

void addAssociation(Document& document, JobContext& job, const HandOver& handOver)
{
    const auto& snapshot = document.snapshot;
    if (document.association || !snapshot.buckets)
        return;
    auto report = expectedAssociation(*snapshot.published, *snapshot.correlation, *snapshot.columns, *snapshot.buckets, job);
    if (report) {
        document.association = std::make_shared<const AssociationReport>(std::move(*report));
        handOver(document);
    }
}

void addPlane(Document& document, JobContext& job, const HandOver& handOver)
{
    if (document.plane || !document.snapshot.correlation)
        return;
    document.plane = std::make_shared<const AttributePlane>(classicalScaling(*document.snapshot.correlation, job));
    handOver(document);
}

void addCurve(Document& document, JobContext& job, const HandOver& handOver)
{
    constexpr std::size_t mostColumns = 10;
    const auto& snapshot = document.snapshot;
    if (document.silhouetteCurve || !snapshot.correlation || !snapshot.columns)
        return;
    auto curve = silhouetteCurve(*snapshot.correlation, snapshot.columns->sensitive(), snapshot.parameters.columns.alpha, mostColumns, job);
    if (curve) {
        document.silhouetteCurve = std::make_shared<const std::vector<SilhouettePoint>>(std::move(*curve));
        handOver(document);
    }
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

void addStage(Document& document, Stage stage, RandomSource& random, JobContext& job)
{
    auto next = tryStage(document.snapshot, stage, random, job);
    if (next)
        document = withResults(document, std::move(*next));
    else
        document.failure = StageFailure{stage, std::move(next.error())};
}

} // namespace

void computeStages(Document document, RandomSource& random, JobContext& job, const HandOver& handOver)
{
    constexpr auto parts = static_cast<int>(std::size(allStages)) + 1; // the last part: figures beside the stages
    auto quiet = job.quiet();
    const auto partFor = [&job](int part) { return job.part(1000 * part / parts, 1000 * (part + 1) / parts); };
    const auto explain = [&] {
        addStanding(document, handOver);
        addStopShares(document, quiet, handOver);
    };
    explain(); // another model on columns that stay
    while (const auto stage = document.failure ? std::nullopt : document.snapshot.nextStage()) {
        auto part = partFor(static_cast<int>(*stage));
        addStage(document, *stage, random, part);
        if (*stage == Stage::Propose && !document.failure)
            applyPins(document);
        handOver(document);
        if (*stage == Stage::Feasibility) {
            explain();
            addLimits(document, quiet, handOver);
            addStanding(document, handOver);
        }
    }
    addLimits(document, quiet, handOver);
    addStanding(document, handOver);
    addFacts(document, quiet, handOver);
    addPlane(document, quiet, handOver);
    auto last = partFor(parts - 1);
    addAssociation(document, last, handOver);
    addCurve(document, quiet, handOver);
}

} // namespace tranche
