// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/partition_rows.h"

#include "core/privacy/feasibility.h"
#include "core/privacy/sensitive_groups.h"
#include "core/slicing/strict_engine.h"

#include <algorithm>

namespace tranche {

namespace {

Result<void> checkRequest(const KeptTable& table, const PartitionRequest& request)
{
    if (const auto model = validate(request.model); !model)
        return model;
    if (request.minBucket == 0U)
        return fail(ErrorCode::InvalidArgument, "The least bucket size must be 1 or more.");
    for (const auto id : request.cutOn) {
        if (id.value >= table.attributeCount())
            return fail(ErrorCode::InvalidArgument, "An attribute to cut on is not among the released ones.");
        if (table.attribute(id).role == Role::Sensitive)
            return fail(ErrorCode::InvalidArgument, "Buckets cannot be cut on the sensitive attribute.", {.attribute = table.attribute(id).name});
    }
    return {};
}

/// In attribute order, each once; empty means all quasi-identifiers.
std::vector<AttributeId> attributesToCutOn(const KeptTable& table, std::vector<AttributeId> wanted)
{
    if (wanted.empty())
        for (std::size_t i = 0; i < table.attributeCount(); ++i)
            if (table.attribute(AttributeId(i)).role == Role::QuasiIdentifier)
                wanted.emplace_back(i);
    std::ranges::sort(wanted);
    wanted.erase(std::ranges::unique(wanted).begin(), wanted.end());
    return wanted;
}

} // namespace

Result<BucketPartition> partitionRows(const KeptTable& table, const ColumnPartition& columns, const PartitionRequest& request, JobContext& job)
{
    if (const auto checked = checkRequest(table, request); !checked)
        return std::unexpected(checked.error());
    const auto groups = sensitiveGroups(table, columns, job);
    if (!groups)
        return std::unexpected(groups.error());
    if (const auto limit = largestL(*groups); request.model.l > limit)
        return infeasible(limit);

    // A half of fewer than l tuples holds a group of fewer than l tuples, which no sensitive value may be in: it fails anyway.
    const auto leastForL = static_cast<std::size_t>(request.model.l.ceiling());
    const StrictRules rules{.l = request.model.l,
                            .cut = request.cut,
                            .attempts = request.attempts,
                            .leastSize = std::max(request.minBucket.value_or(leastForL), leastForL)};
    return strictPartition({table, *groups, {attributesToCutOn(table, request.cutOn)}, rules}, job);
}

} // namespace tranche
