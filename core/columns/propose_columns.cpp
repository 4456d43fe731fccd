// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/columns/propose_columns.h"

#include "core/base/messages/columns_message.h"
#include "core/columns/k_medoids.h"
#include "core/columns/phi_order.h"

#include <algorithm>
#include <compare>
#include <iterator>
#include <utility>

namespace tranche {

namespace {

using Column = ColumnPartition::Column;

/// Columns with their medoids, in the order in which they are released.
struct Grouping {
    std::vector<Column> columns;
    std::vector<std::optional<AttributeId>> medoids;
};

Column allAttributes(std::size_t count)
{
    Column all;
    for (std::size_t i = 0; i < count; ++i)
        all.push_back(AttributeId(i));
    return all;
}

/// All others, those of highest phi2 with the sensitive one first, ties in attribute order.
Column othersByPhi(PhiOrder& order, AttributeId sensitive, const JobContext& job)
{
    Column others = allAttributes(order.matrix().size());
    std::erase(others, sensitive);
    std::ranges::stable_sort(others, [&](AttributeId a, AttributeId b) {
        return order.compare({a, sensitive}, {b, sensitive}, job) == std::strong_ordering::greater;
    });
    return others;
}

/// The `alpha` attributes of the sensitive column: the sensitive one and those of highest phi2 with it.
Column sensitiveColumnOf(PhiOrder& order, AttributeId sensitive, std::size_t alpha, const JobContext& job)
{
    Column column = othersByPhi(order, sensitive, job);
    column.resize(alpha - 1);
    column.push_back(sensitive);
    std::ranges::sort(column);
    return column;
}

Grouping groupedByPam(PhiOrder& order, const Column& items, std::size_t k, const JobContext& job)
{
    const auto medoids = kMedoids(order, items, k, job);
    return Grouping{groupsAround(order, medoids, items, job), {medoids.begin(), medoids.end()}};
}

void putSensitiveLast(Grouping& grouping, AttributeId sensitive)
{
    const auto holder
        = std::ranges::find_if(grouping.columns, [&](const Column& column) { return std::ranges::binary_search(column, sensitive); });
    const auto at = holder - grouping.columns.begin();
    std::rotate(holder, holder + 1, grouping.columns.end());
    std::rotate(grouping.medoids.begin() + at, grouping.medoids.begin() + at + 1, grouping.medoids.end());
}

Result<ColumnProposal> proposalOf(Grouping grouping, std::size_t attributeCount, std::optional<AttributeId> sensitive)
{
    if (sensitive)
        putSensitiveLast(grouping, *sensitive);
    const auto alpha = sensitive ? grouping.columns.back().size() : 0;
    auto partition = ColumnPartition::make(std::move(grouping.columns), attributeCount, sensitive);
    if (!partition)
        return std::unexpected(std::move(partition.error()));
    return ColumnProposal{std::move(*partition), std::move(grouping.medoids), alpha};
}

Grouping grouped(PhiOrder& order, std::optional<AttributeId> sensitive, const ColumnRequest& request, const JobContext& job)
{
    const auto all = allAttributes(order.matrix().size());
    const auto asked = sensitive ? request.alpha : std::nullopt;
    const auto alpha = std::min(asked.value_or(1), all.size());
    if (request.columns == 1 || alpha == all.size())
        return Grouping{{all}, {std::nullopt}};
    if (!asked)
        return groupedByPam(order, all, std::min(request.columns, all.size()), job);
    const auto last = sensitiveColumnOf(order, *sensitive, alpha, job);
    Column others;
    std::ranges::set_difference(all, last, std::back_inserter(others));
    auto grouping = groupedByPam(order, others, std::min(request.columns - 1, others.size()), job);
    grouping.columns.push_back(last);
    grouping.medoids.push_back(std::nullopt);
    return grouping;
}

} // namespace

Result<Column> joiningOrder(const CorrelationMatrix& matrix, AttributeId sensitive, const JobContext& job)
{
    if (sensitive.value >= matrix.size())
        return fail(ErrorCode::InvalidArgument, ColumnsMessage::NotReleased);
    PhiOrder order(matrix);
    return othersByPhi(order, sensitive, job);
}

Result<ColumnProposal> proposeColumns(const CorrelationMatrix& matrix, std::optional<AttributeId> sensitive, const ColumnRequest& request,
                                      JobContext& job)
{
    PhiOrder order(matrix);
    return proposeColumns(order, sensitive, request, job);
}

Result<ColumnProposal> proposeColumns(PhiOrder& order, std::optional<AttributeId> sensitive, const ColumnRequest& request, JobContext& job)
{
    const auto attributes = order.matrix().size();
    if (sensitive && sensitive->value >= attributes)
        return fail(ErrorCode::InvalidArgument, ColumnsMessage::NotReleased);
    if (request.alpha == std::size_t{0})
        return fail(ErrorCode::InvalidArgument, ColumnsMessage::AlphaTooSmall);
    if (request.columns == 0)
        return fail(ErrorCode::InvalidArgument, ColumnsMessage::TooFewColumns);
    job.step(0, 1);
    auto proposal = proposalOf(grouped(order, sensitive, request, job), attributes, sensitive);
    if (proposal) {
        proposal->alphaCapped = sensitive && request.alpha && *request.alpha > attributes;
        proposal->columnsCapped = request.columns > proposal->columns.size();
        job.step(1, 1);
    }
    return proposal;
}

} // namespace tranche
