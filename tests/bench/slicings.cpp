// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/slicings.h"

#include "core/base/random.h"
#include "core/pipeline/run_stage.h"
#include "core/slicing/partition_rows.h"

namespace tranche::bench {

ColumnPartition columnsOf(const KeptTable& table, std::size_t others)
{
    std::vector<ColumnPartition::Column> columns(others + 1);
    std::size_t next = 0;
    for (std::size_t i = 0; i < table.attributeCount(); ++i)
        columns[table.attribute(AttributeId(i)).role == Role::Sensitive ? others : next++ % others].emplace_back(i);
    return ColumnPartition::make(std::move(columns), table.attributeCount(), table.sensitive().front()).value();
}

std::shared_ptr<const KeptTable> withUniformSensitive(const KeptTable& table, std::uint32_t values)
{
    auto attributes = table.attributes();
    auto& sensitive = attributes[table.sensitive().front().value];
    SeededRandom random(7);
    for (auto& code : sensitive.codes)
        code = static_cast<std::uint32_t>(random.below(values));
    sensitive.values.assign(values, {});
    sensitive.axis = Axis::categorical(values);
    std::vector<std::uint32_t> rows(table.rowCount());
    for (std::size_t row = 0; row < rows.size(); ++row)
        rows[row] = static_cast<std::uint32_t>(row);
    return std::make_shared<const KeptTable>(std::move(attributes), std::move(rows), table.rowCount());
}

BucketPartition partitioned(const KeptTable& table, const ColumnPartition& columns, const PartitionRequest& request, std::size_t threads)
{
    JobContext job;
    job.setThreads(threads);
    SeededRandom random(1);
    return partitionRows({table, table, columns}, request, random, job).value();
}

PartitionRequest strictRequest(std::uint64_t l, Attempts attempts)
{
    PartitionRequest request;
    request.model.l = Ratio(l, 1);
    request.attempts = attempts;
    return request;
}

Snapshot slicedFrom(std::shared_ptr<const Table> table, std::span<const std::string_view> attributes, std::uint64_t l)
{
    Snapshot snapshot;
    Schema schema;
    schema.attributes.resize(table->attributeCount());
    Roles roles(table->attributeCount(), Role::Excluded);
    for (const auto name : attributes)
        roles[table->find(name).value().value] = name == "occupation" ? Role::Sensitive : Role::QuasiIdentifier;
    snapshot = snapshot.withTable(std::move(table), std::move(schema), std::move(roles));
    snapshot.parameters.columns.alpha = 1;
    snapshot.parameters.model.l = Ratio(l, 1);
    SeededRandom random(1);
    JobContext job;
    job.setThreads(1);
    for (const auto stage : allStages)
        snapshot = runStage(snapshot, stage, random, job).value();
    return snapshot;
}

} // namespace tranche::bench
