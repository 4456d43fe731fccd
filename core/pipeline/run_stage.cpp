// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/run_stage.h"

#include "core/base/messages/slicing_message.h"
#include "core/correlation/correlate.h"
#include "core/slicing/partition_rows.h"
#include "core/table/joint_attribute.h"
#include "core/table/keep_tuples.h"

namespace tranche {

namespace {

/// Store what a stage computed, or hand its failure on.
template <class T>
Result<Snapshot> with(const Snapshot& snapshot, std::shared_ptr<const T> Snapshot::*place, Result<std::shared_ptr<const T>> outcome)
{
    if (!outcome)
        return std::unexpected(outcome.error());
    auto next = snapshot;
    next.*place = std::move(*outcome);
    return next;
}

template <class T>
Result<std::shared_ptr<const T>> shared(Result<T> outcome)
{
    if (!outcome)
        return std::unexpected(outcome.error());
    return std::make_shared<const T>(std::move(*outcome));
}

Result<std::shared_ptr<const KeptTable>> keep(const Snapshot& snapshot, JobContext& job)
{
    auto kept = keepTuples(*snapshot.table, snapshot.schema, snapshot.roles, job);
    return kept && snapshot.parameters.joint ? joinSensitive(std::move(*kept), job) : kept;
}

Result<Snapshot> propose(const Snapshot& snapshot, JobContext& job)
{
    auto next = snapshot;
    if (snapshot.columnsByHand) {
        next.columns = snapshot.columnsByHand;
        return next;
    }
    const auto& sensitive = snapshot.kept->sensitive();
    const auto first = sensitive.empty() ? std::nullopt : std::optional(sensitive.front());
    auto proposal = proposeColumns(*snapshot.correlation, first, snapshot.parameters.columns, job);
    if (!proposal)
        return std::unexpected(proposal.error());
    next.columns = std::make_shared<const ColumnPartition>(proposal->columns);
    next.proposal = std::make_shared<const ColumnProposal>(std::move(*proposal));
    return next;
}

Result<Snapshot> generalizeColumns(const Snapshot& snapshot, JobContext& job)
{
    const auto& parameters = snapshot.parameters;
    auto outcome = generalize({snapshot.kept, *snapshot.columns, parameters.generalize, parameters.hierarchies}, job);
    if (!outcome)
        return std::unexpected(outcome.error());
    auto next = snapshot;
    next.published = std::move(outcome->published);
    next.regions = std::make_shared<const std::vector<ColumnRegions>>(std::move(outcome->columns));
    return next;
}

Result<Snapshot> partition(const Snapshot& snapshot, RandomSource& random, JobContext& job)
{
    if (!snapshot.feasibility->admits(snapshot.parameters.model))
        return infeasible(snapshot.feasibility->limit(snapshot.parameters.model));
    const auto request = partitionRequestOf(snapshot.parameters, *snapshot.kept);
    if (!request)
        return std::unexpected(request.error());
    return with(snapshot, &Snapshot::buckets,
                shared(partitionRows({*snapshot.kept, *snapshot.published, *snapshot.columns}, *request, random, job)));
}

bool hasAllBefore(const Snapshot& snapshot, Stage stage)
{
    for (const auto earlier : allStages) {
        if (earlier == stage)
            return snapshot.table != nullptr;
        if (!snapshot.has(earlier))
            return false;
    }
    return false;
}

} // namespace

Result<Snapshot> runStage(const Snapshot& given, Stage stage, RandomSource& random, JobContext& job)
{
    auto snapshot = given;
    snapshot.dropFrom(stage); // they came from the result that is now replaced
    if (!hasAllBefore(snapshot, stage))
        return fail(ErrorCode::InvalidArgument, SlicingMessage::EarlierStepMissing);
    if (const auto checked = validate(snapshot.parameters); !checked)
        return std::unexpected(checked.error());
    const auto& parameters = snapshot.parameters;
    switch (stage) {
    case Stage::Keep: return with(snapshot, &Snapshot::kept, keep(snapshot, job));
    case Stage::Correlate: return with(snapshot, &Snapshot::correlation, correlate(*snapshot.kept, parameters.bins, job));
    case Stage::Propose: return propose(snapshot, job);
    case Stage::Generalize: return generalizeColumns(snapshot, job);
    case Stage::Feasibility:
        return with(snapshot, &Snapshot::feasibility, shared(feasibility(*snapshot.published, *snapshot.columns, job)));
    case Stage::Partition: return partition(snapshot, random, job);
    case Stage::Judge:
        return with(snapshot, &Snapshot::report,
                    shared(judge(*snapshot.published, *snapshot.columns, *snapshot.buckets, parameters.model, job)));
    case Stage::Slice:
        return with(snapshot, &Snapshot::sliced,
                    slice({snapshot.published, snapshot.columns, snapshot.buckets}, parameters.order, random, job));
    }
    return fail(ErrorCode::InvalidArgument, SlicingMessage::EarlierStepMissing);
}

} // namespace tranche
