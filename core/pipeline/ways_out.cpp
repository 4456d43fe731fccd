// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/ways_out.h"

#include "core/base/messages/slicing_message.h"
#include "core/pipeline/run_to.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace tranche {

namespace {

using Swap = std::pair<AttributeId, AttributeId>; // out, in

/// nullopt: the run failed, so this is no way out.
std::optional<SlicingSize> sizeOf(const Result<Snapshot>& run)
{
    if (!run || !run->report || !run->report->holds())
        return std::nullopt;
    return SlicingSize{run->buckets->size(), run->buckets->sizes().median};
}

Snapshot withAlphaOne(const Snapshot& snapshot)
{
    auto parameters = snapshot.parameters;
    parameters.columns.alpha = 1;
    auto next = snapshot.withParameters(parameters);
    return next.columnsByHand ? next.withColumns(nullptr) : next; // alpha was 1 already
}

/// Every swap that leaves pinned attributes alone, the most promising first.
std::vector<Swap> swapsOf(const Snapshot& snapshot, AttributeId sensitive, const Pins& pins)
{
    const auto& table = *snapshot.kept;
    const auto& columns = *snapshot.columns;
    const auto& matrix = *snapshot.correlation;
    const auto place = columns.columnOf(sensitive);
    const auto mayMove = [&](AttributeId id) { return table.attribute(id).role == Role::QuasiIdentifier && !pins.contains(id); };
    std::vector<Swap> swaps;
    for (const auto out : columns.besides(sensitive))
        for (std::size_t i = 0; mayMove(out) && i < table.attributeCount(); ++i)
            if (const AttributeId in(i); mayMove(in) && columns.columnOf(in) != place)
                swaps.emplace_back(out, in);
    std::ranges::stable_sort(swaps, [&](const Swap& a, const Swap& b) {
        const auto inA = matrix.at(a.second, sensitive);
        const auto inB = matrix.at(b.second, sensitive);
        if (inA != inB)
            return inA > inB;
        return matrix.at(a.first, sensitive) < matrix.at(b.first, sensitive);
    });
    return swaps;
}

std::optional<AttributeSwap> findSwap(const Snapshot& snapshot, std::vector<Swap> swaps, RandomSource& random, JobContext& job)
{
    swaps.resize(std::min<std::size_t>(swaps.size(), snapshot.parameters.generalize.empty() ? 100 : 8));
    for (const auto& [out, in] : swaps) {
        const auto columns = std::make_shared<const ColumnPartition>(snapshot.columns->withSwapped(out, in));
        auto asked = runTo(snapshot.withColumns(columns), Stage::Feasibility, {}, random, job);
        if (!asked || !asked->feasibility->admits(snapshot.parameters.model))
            continue;
        if (const auto size = sizeOf(runTo(*asked, Stage::Judge, {}, random, job)))
            return AttributeSwap{out, in, asked->published, asked->feasibility->limit(snapshot.parameters.model), *size};
    }
    return std::nullopt;
}

} // namespace

Result<WaysOut> waysOut(const Snapshot& snapshot, const Pins& pins, RandomSource& random, JobContext& job)
{
    if (!snapshot.feasibility || snapshot.feasibility->claimsNothing() || !snapshot.correlation)
        return fail(ErrorCode::InvalidArgument, SlicingMessage::EarlierStepMissing);
    const auto sensitive = snapshot.feasibility->limit(snapshot.parameters.model).sensitive;
    WaysOut ways;
    if (snapshot.columns->besides(sensitive).empty())
        return ways;
    ways.alone = sizeOf(runTo(withAlphaOne(snapshot), Stage::Judge, pins, random, job));
    ways.swap = findSwap(snapshot, swapsOf(snapshot, sensitive, pins), random, job);
    return ways;
}

} // namespace tranche
