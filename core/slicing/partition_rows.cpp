// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/partition_rows.h"

#include "core/base/messages/slicing_message.h"
#include "core/limits/feasibility.h"
#include "core/privacy/sensitive_rules.h"
#include "core/slicing/general/general_engine.h"
#include "core/slicing/hand_partition.h"
#include "core/slicing/random_buckets.h"
#include "core/slicing/strict/strict_engine.h"

#include <algorithm>

namespace tranche {

namespace {

/// Whether fact 1 is proven: cuts between values that are published, so that tuples match their own bucket only.
bool cutsBetweenPublishedValues(const PartitionInput& input, const PartitionRequest& request)
{
    return request.cut != Cut::Relaxed && &input.table == &input.published;
}

Result<BucketPartition> strict(const PartitionInput& input, const PartitionRequest& request, JobContext& job)
{
    const auto rules = sensitiveRules(input.table, input.columns, request.model, job);
    if (!rules)
        return std::unexpected(rules.error());
    if (const auto limits = wholeTable(input.table, input.columns, *rules); !limits.admits(request.model))
        return infeasible(limits.limit(request.model));

    // A half of fewer than l tuples holds a group of fewer than l tuples, which cannot keep any of the models: it fails anyway.
    const auto leastForModel = rules->empty() ? 1 : leastBucket(request.model);
    const StrictRules strict{
        .cut = request.cut, .attempts = request.attempts, .leastSize = std::max(request.minBucket.value_or(leastForModel), leastForModel)};
    RecordPlan plan{.cutOn = attributesToCutOn(input.table, request.cutOn), .pairOfRow = {}};
    for (const auto& rule : *rules)
        plan.pairOfRow.emplace_back(rule.groups.pairOfRow);
    return strictPartition({input.table, *rules, std::move(plan), strict}, job);
}

GeneralRules generalRules(const PartitionInput& input, const PartitionRequest& request)
{
    return {request.model,
            request.cut,
            request.attempts,
            request.minBucket.value_or(leastBucket(request.model)),
            attributesToCutOn(input.table, request.cutOn),
            {}};
}

Result<BucketPartition> general(const PartitionInput& input, const GeneralRules& rules, JobContext& job)
{
    auto buckets = generalPartition(input, rules, job);
    if (buckets || buckets.error().code != ErrorCode::Infeasible)
        return buckets;
    const auto sensitive = sensitiveRules(input.published, input.columns, rules.model, job); // to say what is possible
    if (!sensitive)
        return std::unexpected(sensitive.error());
    return infeasible(wholeTable(input.published, input.columns, *sensitive).limit(rules.model));
}

Result<BucketPartition> mondrian(const PartitionInput& input, const PartitionRequest& request, JobContext& job)
{
    if (cutsBetweenPublishedValues(input, request))
        return strict(input, request, job);
    return general(input, generalRules(input, request), job);
}

} // namespace

Result<void> checkRequest(const PartitionInput& input, const PartitionRequest& request)
{
    const auto& table = input.table;
    if (const auto model = validate(request.model); !model)
        return model;
    if (table.sensitive().empty() && !request.minBucket)
        return fail(ErrorCode::InvalidArgument, SlicingMessage::NoLeastSize);
    if (request.minBucket == 0U)
        return fail(ErrorCode::InvalidArgument, SlicingMessage::LeastSizeZero);
    if (request.grouping.kind == Grouping::Kind::Random && request.grouping.size < std::max<std::size_t>(request.minBucket.value_or(1), 1))
        return fail(ErrorCode::InvalidArgument, SlicingMessage::RandomTooSmall);
    if (input.columns.attributeCount() != table.attributeCount() || input.published.rowCount() != table.rowCount())
        return fail(ErrorCode::InvalidArgument, SlicingMessage::AnotherTable);
    for (const auto id : request.cutOn) {
        if (id.value >= table.attributeCount())
            return fail(ErrorCode::InvalidArgument, SlicingMessage::CutOnUnknown);
        if (table.attribute(id).role == Role::Sensitive)
            return fail(ErrorCode::InvalidArgument, SlicingMessage::CutOnSensitive, {.attribute = table.attribute(id).name});
    }
    return {};
}

std::vector<AttributeId> attributesToCutOn(const KeptTable& table, std::vector<AttributeId> wanted)
{
    if (wanted.empty())
        return table.ids(Role::QuasiIdentifier);
    std::ranges::sort(wanted);
    wanted.erase(std::ranges::unique(wanted).begin(), wanted.end());
    return wanted;
}

Result<BucketPartition> tracedPartition(const PartitionInput& input, const PartitionRequest& request, CutObserver observer, JobContext& job)
{
    if (const auto checked = checkRequest(input, request); !checked)
        return std::unexpected(checked.error());
    auto rules = generalRules(input, request);
    rules.observer = std::move(observer);
    return general(input, rules, job);
}

Result<BucketPartition> partitionRows(const PartitionInput& input, const PartitionRequest& request, RandomSource& random, JobContext& job)
{
    if (const auto checked = checkRequest(input, request); !checked)
        return std::unexpected(checked.error());
    if (request.grouping.kind == Grouping::Kind::Mondrian)
        return mondrian(input, request, job);
    const auto leastSize = request.minBucket.value_or(leastBucket(request.model));
    const auto buckets = randomBuckets(input.table.rowCount(), {request.grouping.size, leastSize}, random, job);
    return partitionByHand(input, buckets, request.model, job);
}

} // namespace tranche
