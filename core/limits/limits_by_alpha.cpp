// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/limits/limits_by_alpha.h"

#include "core/limits/alpha_columns.h"
#include "core/limits/feasibility.h"
#include "core/models/model_dial.h"

#include <algorithm>
#include <utility>

namespace tranche {

std::size_t LimitsByAlpha::end() const
{
    const auto last = std::ranges::find_if(limits, [&](const auto& found) {
        return found.second.sensitive == sensitive && found.second.leavesNothing();
    });
    return last == limits.end() ? greatest : last->first;
}

std::optional<std::size_t> LimitsByAlpha::next(std::size_t present) const
{
    const auto last = end();
    const auto from = std::clamp<std::size_t>(present, 1, last);
    for (std::size_t distance = 0; distance < last; ++distance) {
        if (distance < from && !limits.contains(from - distance))
            return from - distance;
        if (from + distance <= last && !limits.contains(from + distance))
            return from + distance;
    }
    return std::nullopt;
}

bool LimitsByAlpha::speaksFor(const PrivacyModel& request) const
{
    return (request == model || shareFigures(request, model))
           && std::ranges::all_of(limits, [&](const auto& found) { return found.second.admits(request).has_value(); });
}

Result<LimitsByAlpha> noLimitsYet(const KeptTable& table, std::shared_ptr<const CorrelationMatrix> correlation, std::size_t columns,
                                  const PrivacyModel& model, JobContext& job)
{
    auto joining = joiningOrderOf(table, *correlation, job);
    if (!joining)
        return std::unexpected(joining.error());
    return LimitsByAlpha{.correlation = std::move(correlation),
                         .columns = columns,
                         .model = model,
                         .sensitive = table.sensitive().front(),
                         .joining = std::move(*joining),
                         .greatest = table.attributeCount(),
                         .limits = {}};
}

Result<LimitsByAlpha> withNextLimit(const LimitsByAlpha& known, std::size_t present, const KeptTable& table, JobContext& job)
{
    const auto alpha = *known.next(present);
    const auto columns = columnsWithAlpha(table, *known.correlation, known.joining, {alpha, known.columns}, job);
    if (!columns)
        return std::unexpected(columns.error());
    const auto found = feasibility(table, *columns, job);
    if (!found)
        return std::unexpected(found.error());
    auto result = known;
    result.limits.emplace(alpha, found->limit(known.model));
    return result;
}

} // namespace tranche
