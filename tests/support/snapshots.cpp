// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/snapshots.h"

#include "core/pipeline/run_stage.h"
#include "tests/support/words/said.h"

#include <QtGlobal>

#include <algorithm>

namespace tranche::test {

namespace {

template <class T>
T must(Result<T> result)
{
    if (!result)
        qFatal("test snapshot: %s", tranche::test::wordsOf(result.error()).c_str());
    return std::move(*result);
}

bool contains(const std::vector<std::string>& names, const std::string& name)
{
    return std::ranges::find(names, name) != names.end();
}

void run(Snapshot& snapshot, Stage stage, RandomSource& random)
{
    JobContext job;
    snapshot = must(runStage(snapshot, stage, random, job));
}

std::shared_ptr<const ColumnPartition> columnsByHand(const Snapshot& snapshot, const std::vector<std::vector<std::string>>& names)
{
    std::vector<ColumnPartition::Column> columns;
    for (const auto& column : names) {
        columns.emplace_back();
        for (const auto& name : column)
            columns.back().push_back(must(snapshot.kept->find(name)));
    }
    return std::make_shared<const ColumnPartition>(
        must(ColumnPartition::make(std::move(columns), snapshot.kept->attributeCount(), snapshot.kept->sensitive().front())));
}

} // namespace

Snapshot snapshotOf(const SnapshotRequest& request, std::uint64_t seed)
{
    Snapshot snapshot;
    snapshot.table = request.table;
    snapshot.parameters = request.parameters;
    snapshot.schema.missingTokens = request.missingTokens;
    for (std::size_t i = 0; i < request.table->attributeCount(); ++i) {
        const auto& name = request.table->attribute(SourceId(i)).name;
        snapshot.schema.attributes.push_back({.type = {}, .missing = request.missing, .order = {}, .bins = {}});
        snapshot.roles.push_back(name == request.sensitive             ? Role::Sensitive
                                 : contains(request.identifiers, name) ? Role::Identifier
                                 : contains(request.excluded, name)    ? Role::Excluded
                                                                       : Role::QuasiIdentifier);
    }
    SeededRandom random(seed);
    run(snapshot, Stage::Keep, random);
    run(snapshot, Stage::Correlate, random);
    if (request.columns.empty())
        run(snapshot, Stage::Propose, random);
    else
        snapshot = snapshot.withColumns(columnsByHand(snapshot, request.columns));
    for (const auto stage : {Stage::Generalize, Stage::Feasibility, Stage::Partition, Stage::Judge, Stage::Slice})
        run(snapshot, stage, random);
    return snapshot;
}

Snapshot withClaimedBuckets(const Snapshot& snapshot, const std::vector<std::vector<std::uint32_t>>& buckets, const Ratio& l,
                            std::uint64_t seed)
{
    std::vector<std::uint32_t> rows;
    std::vector<std::size_t> starts;
    for (const auto& bucket : buckets) {
        starts.push_back(rows.size());
        rows.insert(rows.end(), bucket.begin(), bucket.end());
    }
    auto changed = snapshot;
    changed.buckets = std::make_shared<const BucketPartition>(must(BucketPartition::make(rows, starts, false)));
    PrivacyReport claim;
    changed.parameters.model.l = l;
    claim.model = changed.parameters.model;
    for (const auto id : changed.published->sensitive())
        claim.sensitive.push_back(
            {.sensitive = id, .holds = true, .locallySafe = false, .maxP = Ratio(0, 1), .figure = {}, .tuplesOnLimit = 0});
    changed.report = std::make_shared<const PrivacyReport>(claim);
    SeededRandom random(seed);
    JobContext job;
    changed.sliced = must(slice({changed.kept, changed.columns, changed.buckets}, changed.parameters.order, random, job));
    return changed;
}

} // namespace tranche::test
