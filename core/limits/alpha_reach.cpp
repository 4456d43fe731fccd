// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/limits/alpha_reach.h"

#include "core/limits/alpha_columns.h"
#include "core/limits/model_dial.h"

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

} // namespace

bool AlphaReach::isComplete() const
{
    return standings.size() == most || (!standings.empty() && promisesNothing(model.kind, standings.back().limit));
}

bool AlphaReach::speaksFor(const PrivacyModel& request) const
{
    return (request == model || shareLimits(request, model))
           && std::ranges::all_of(standings, [&](const AlphaStanding& each) { return admits(model, each.limit, request).has_value(); });
}

Result<AlphaReach> emptyReach(const KeptTable& table, std::shared_ptr<const CorrelationMatrix> correlation, std::size_t columns,
                              const PrivacyModel& model, JobContext& job)
{
    auto joining = joiningOrderOf(table, *correlation, job);
    if (!joining)
        return std::unexpected(joining.error());
    return AlphaReach{std::move(correlation), columns, model, std::move(*joining), table.attributeCount(), {}};
}

Result<AlphaReach> withNextAlpha(const AlphaReach& reach, const KeptTable& table, JobContext& job)
{
    const auto alpha = reach.standings.size() + 1;
    const auto columns = columnsWithAlpha(table, *reach.correlation, reach.joining, {alpha, reach.columns}, job);
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
