// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/snapshot.h"

#include <algorithm>
#include <utility>

namespace tranche {

namespace {

/// Whether the two differ in nothing but bins.
bool sameButForBins(Schema a, const Schema& b)
{
    if (a.attributes.size() != b.attributes.size())
        return false;
    for (std::size_t i = 0; i < b.attributes.size(); ++i)
        a.attributes[i].bins = b.attributes[i].bins;
    return a == b;
}

/// What of the parameters can hold for another table: names that it has.
Parameters fitting(Parameters parameters, const Table* table)
{
    const auto knows = [&](const std::string& name) { return table != nullptr && table->find(name).has_value(); };
    std::erase_if(parameters.cutOn, [&](const auto& name) { return !knows(name); });
    std::erase_if(parameters.generalize, [&](const auto& request) { return !std::ranges::all_of(request.attributes, knows); });
    parameters.hierarchies.keepOnly(knows);
    return parameters;
}

bool sameGrouping(const Parameters& a, const Parameters& b)
{
    return a.model == b.model && a.cut == b.cut && a.attempts == b.attempts && a.minBucket == b.minBucket && a.cutOn == b.cutOn
           && a.grouping == b.grouping;
}

/// Attributes that become sensitive are named after those that are; of several at once in table order.
std::vector<SourceId> namedOrder(std::vector<SourceId> order, const Roles& before, const Roles& after)
{
    const auto isSensitive = [](const Roles& roles, SourceId id) { return id.value < roles.size() && roles[id.value] == Role::Sensitive; };
    std::erase_if(order, [&](SourceId id) { return !isSensitive(after, id); });
    for (const auto& roles : {before, after})
        for (std::size_t i = 0; i < after.size(); ++i)
            if (isSensitive(roles, SourceId(i)) && isSensitive(after, SourceId(i)) && std::ranges::find(order, SourceId(i)) == order.end())
                order.emplace_back(i);
    return order;
}

} // namespace

Snapshot Snapshot::withTable(std::shared_ptr<const Table> newTable, Schema newSchema, Roles newRoles) const
{
    Snapshot next;
    next.table = std::move(newTable);
    next.schema = std::move(newSchema);
    next.roles = std::move(newRoles);
    next.parameters = fitting(parameters, next.table.get());
    return next;
}

Snapshot Snapshot::withRoles(Roles newRoles) const
{
    auto next = *this;
    if (newRoles == roles)
        return next;
    next.schema.sensitiveOrder = namedOrder(std::move(next.schema.sensitiveOrder), roles, newRoles);
    next.roles = std::move(newRoles);
    next.columnsByHand.reset(); // its attributes are positions in the kept table
    next.dropFrom(Stage::Keep);
    return next;
}

Snapshot Snapshot::withSchema(Schema newSchema) const
{
    auto next = *this;
    if (newSchema == schema)
        return next;
    if (!sameButForBins(schema, newSchema))
        next.columnsByHand.reset(); // its attributes are positions in the kept table
    next.schema = std::move(newSchema);
    next.dropFrom(Stage::Keep);
    return next;
}

Snapshot Snapshot::withParameters(const Parameters& newParameters) const
{
    auto next = *this;
    next.parameters = newParameters;
    if (newParameters.joint != parameters.joint) {
        next.columnsByHand.reset(); // its attributes are positions in the kept table
        next.dropFrom(Stage::Keep);
    }
    if (newParameters.bins != parameters.bins)
        next.dropFrom(Stage::Correlate);
    if (newParameters.columns != parameters.columns) {
        next.columnsByHand.reset();
        next.dropFrom(Stage::Propose);
    }
    if (newParameters.generalize != parameters.generalize || newParameters.hierarchies != parameters.hierarchies)
        next.dropFrom(Stage::Generalize);
    if (!sameGrouping(newParameters, parameters))
        next.dropFrom(Stage::Partition);
    if (newParameters.order != parameters.order)
        next.dropFrom(Stage::Slice);
    return next;
}

Snapshot Snapshot::withColumns(std::shared_ptr<const ColumnPartition> byHand) const
{
    auto next = *this;
    next.dropFrom(Stage::Generalize);
    next.columns.reset();
    next.columnsByHand = std::move(byHand);
    if (next.columnsByHand)
        next.columns = next.columnsByHand;
    else if (next.proposal)
        next.columns = std::make_shared<const ColumnPartition>(next.proposal->columns);
    return next;
}

Snapshot Snapshot::withoutShuffle() const
{
    auto next = *this;
    next.dropFrom(Stage::Slice);
    return next;
}

void Snapshot::dropFrom(Stage stage)
{
    switch (stage) {
    case Stage::Keep: kept.reset(); [[fallthrough]];
    case Stage::Correlate: correlation.reset(); [[fallthrough]];
    case Stage::Propose:
        proposal.reset();
        columns.reset();
        [[fallthrough]];
    case Stage::Generalize:
        published.reset();
        regions.reset();
        [[fallthrough]];
    case Stage::Feasibility: feasibility.reset(); [[fallthrough]];
    case Stage::Partition: buckets.reset(); [[fallthrough]];
    case Stage::Judge: report.reset(); [[fallthrough]];
    case Stage::Slice: sliced.reset();
    }
}

std::optional<Stage> Snapshot::nextStage() const
{
    if (!table)
        return std::nullopt;
    for (const auto stage : allStages)
        if (!has(stage))
            return stage;
    return std::nullopt;
}

bool Snapshot::has(Stage stage) const
{
    switch (stage) {
    case Stage::Keep: return kept != nullptr;
    case Stage::Correlate: return correlation != nullptr;
    case Stage::Propose: return columns != nullptr;
    case Stage::Generalize: return published != nullptr;
    case Stage::Feasibility: return feasibility != nullptr;
    case Stage::Partition: return buckets != nullptr;
    case Stage::Judge: return report != nullptr;
    case Stage::Slice: return sliced != nullptr;
    }
    return false;
}

bool Snapshot::readyForRelease() const
{
    return table && !nextStage() && report->holds();
}

} // namespace tranche
