// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/slicing/general/engine_state.h"
#include "tests/support/tables.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace tranche::test {

using Sides = std::vector<std::uint8_t>; ///< 1: left, by place in the run

/// What the general engine works on, of a table with one sensitive attribute "s"; every other one may be cut on, lane by lane.
class SmallEngine {
public:
    SmallEngine(const std::vector<std::string>& lines, const std::vector<ColumnPartition::Column>& groups, const PrivacyModel& model)
        : table(keptOf(lines, "s")),
          columns(ColumnPartition::make(groups, table->attributeCount(), table->sensitive().front()).value()),
          input{*table, *table, columns},
          cutOn(quasiIdentifiers(*table)),
          view(viewOf(input, model)),
          state{runsOf(), {CutNode{{0, table->rowCount(), 0}}}, rowLane(), input, cutOn, {}}
    {
    }
    SmallEngine(const SmallEngine&) = delete;
    SmallEngine& operator=(const SmallEngine&) = delete;

    LaneLayout layout() const { return {cutOn.size(), cutOn.size() + view.parts.size()}; }

    /// The next two nodes are the halves of this one.
    void split(std::uint32_t node, const Sides& sides, const CutNode& cut)
    {
        const auto run = state.tree[node].run;
        const auto lefts = static_cast<std::size_t>(std::count(sides.begin(), sides.end(), std::uint8_t{1}));
        state.runs.part(run, sides.data(), lefts, JobContext());
        const auto left = static_cast<std::uint32_t>(state.tree.size());
        state.tree[node] = {run, left, cut.lane, cut.last, cut.partedTies};
        state.tree.push_back({{run.begin, run.begin + lefts, 1 - run.bank}});
        state.tree.push_back({{run.begin + lefts, run.end, 1 - run.bank}});
    }

    const std::shared_ptr<const KeptTable> table;
    const ColumnPartition columns;
    const PartitionInput input;
    const std::vector<AttributeId> cutOn;
    const AttributeView view;
    EngineState state;

private:
    static std::vector<AttributeId> quasiIdentifiers(const KeptTable& kept)
    {
        std::vector<AttributeId> ids;
        for (std::size_t i = 0; i < kept.attributeCount(); ++i)
            if (kept.attribute(AttributeId(i)).role == Role::QuasiIdentifier)
                ids.emplace_back(i);
        return ids;
    }
    static AttributeView viewOf(const PartitionInput& of, const PrivacyModel& model)
    {
        JobContext job;
        return std::move(attributeViews(of, model, job).value().front());
    }
    std::size_t rowLane() const { return cutOn.size() + view.parts.size() + 1; }
    RowRuns runsOf() const
    {
        std::vector<std::span<const std::uint32_t>> lanes;
        for (const auto id : cutOn)
            lanes.emplace_back(table->attribute(id).codes);
        for (const auto& part : view.parts)
            lanes.emplace_back(part.ofRow);
        lanes.emplace_back(view.pairs.ofRow);
        return RowRuns::make(table->rowCount(), lanes, JobContext());
    }
};

} // namespace tranche::test
