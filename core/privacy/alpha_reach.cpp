// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/alpha_reach.h"

#include "core/columns/propose_columns.h"
#include "core/privacy/model_dial.h"

#include <algorithm>
#include <utility>

namespace tranche {

namespace {

/// Whether a limit says that no promise of this kind is left; it then stays so for every finer group.
bool promisesNothing(ModelKind kind, const ModelLimit& limit)
{
    if (!limit.figure)
        return true;
    return moreIsSafer(kind) && figureNumber(*limit.figure) <= 1.0;
}

/// The columns of a proposal with this alpha, as far as they matter: of one sensitive attribute only its own does.
Result<ColumnPartition> columnsFor(const AlphaReach& reach, const KeptTable& table, std::size_t alpha, JobContext& job)
{
    const auto first = table.sensitive().front();
    if (table.sensitive().size() > 1) {
        auto proposal = proposeColumns(*reach.correlation, first, {alpha, reach.columns}, job);
        if (!proposal)
            return std::unexpected(proposal.error());
        return std::move(proposal->columns);
    }
    const auto cut = reach.joining.begin() + static_cast<std::ptrdiff_t>(alpha) - 1;
    ColumnPartition::Column with(reach.joining.begin(), cut);
    with.push_back(first);
    std::vector<ColumnPartition::Column> columns;
    if (cut != reach.joining.end())
        columns.emplace_back(cut, reach.joining.end());
    columns.push_back(std::move(with));
    for (auto& column : columns)
        std::ranges::sort(column);
    return ColumnPartition::make(std::move(columns), table.attributeCount(), first);
}

} // namespace

bool AlphaReach::isComplete() const
{
    return standings.size() == most || (!standings.empty() && promisesNothing(model.kind, standings.back().limit));
}

bool AlphaReach::speaksFor(const PrivacyModel& request) const
{
    return (request == model || shareLimits(request, model)) && std::ranges::all_of(standings, [&](const AlphaStanding& each) { return admits(model, each.limit, request).has_value(); });
}

Result<AlphaReach> emptyReach(const KeptTable& table, std::shared_ptr<const CorrelationMatrix> correlation, std::size_t columns, const PrivacyModel& model, JobContext& job)
{
    if (table.sensitive().empty())
        return fail(ErrorCode::InvalidArgument, "Limits need a sensitive attribute.");
    AlphaReach reach{std::move(correlation), columns, model, {}, table.attributeCount(), {}};
    if (table.sensitive().size() > 1)
        return reach;
    auto joining = joiningOrder(*reach.correlation, table.sensitive().front(), job);
    if (!joining)
        return std::unexpected(joining.error());
    reach.joining = std::move(*joining);
    return reach;
}

Result<AlphaReach> withNextAlpha(const AlphaReach& reach, const KeptTable& table, JobContext& job)
{
    const auto alpha = reach.standings.size() + 1;
    const auto columns = columnsFor(reach, table, alpha, job);
    if (!columns)
        return std::unexpected(columns.error());
    const auto found = feasibility(table, *columns, job);
    if (!found)
        return std::unexpected(found.error());
    auto next = reach;
    next.standings.push_back({alpha, found->limit(reach.model)});
    return next;
}

} // namespace tranche
