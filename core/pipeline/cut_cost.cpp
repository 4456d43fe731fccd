// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/cut_cost.h"

#include "core/base/messages/slicing_message.h"

#include <algorithm>

namespace tranche {

namespace {

bool isCutOn(const Snapshot& snapshot, AttributeId attribute)
{
    const auto& parameters = snapshot.parameters;
    return parameters.grouping.kind == Grouping::Kind::Mondrian
           && (parameters.cutOn.empty()
               || std::ranges::find(parameters.cutOn, snapshot.published->attribute(attribute).name) != parameters.cutOn.end());
}

std::size_t bucketsWithOneValue(const Snapshot& snapshot, AttributeId attribute, const JobContext& job)
{
    constexpr std::size_t askEvery = 1024;
    const auto& codes = snapshot.published->attribute(attribute).codes;
    std::size_t count = 0;
    for (std::size_t bucket = 0; bucket < snapshot.buckets->size(); ++bucket) {
        if (bucket % askEvery == 0)
            job.check();
        const auto rows = snapshot.buckets->rowsOf(BucketId(bucket));
        count += std::ranges::all_of(rows, [&](std::uint32_t row) { return codes[row] == codes[rows.front()]; }) ? 1 : 0;
    }
    return count;
}

} // namespace

Result<CutCost> cutCost(const Snapshot& snapshot, const JobContext& job)
{
    if (!snapshot.buckets || !snapshot.published || !snapshot.columns)
        return fail(ErrorCode::InvalidArgument, SlicingMessage::EarlierStepMissing);
    if (!snapshot.columns->sensitive())
        return CutCost{};
    for (const auto attribute : snapshot.columns->besides(*snapshot.columns->sensitive())) {
        if (!isCutOn(snapshot, attribute))
            continue;
        const auto buckets = bucketsWithOneValue(snapshot, attribute, job);
        if (2 * buckets > snapshot.buckets->size())
            return CutCost{attribute, buckets};
    }
    return CutCost{};
}

} // namespace tranche
