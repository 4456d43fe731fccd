// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/limits/request_standing.h"

#include "core/limits/model_dial.h"

#include <algorithm>

namespace tranche {

std::optional<bool> admits(const PrivacyModel& foundFor, const ModelLimit& limit, const PrivacyModel& request)
{
    if (request == foundFor)
        return limit.admits;
    return shareLimits(request, foundFor) ? admitsByFigure(limit, request) : std::nullopt;
}

std::optional<bool> RequestStanding::admits(const PrivacyModel& request) const
{
    return tranche::admits(model, limit, request);
}

bool RequestStanding::speaksFor(const PrivacyModel& request) const
{
    return admits(request).has_value() && std::ranges::all_of(others, [&](const AlphaStanding& other) {
               return tranche::admits(model, other.limit, request).has_value();
           });
}

RequestStanding requestStanding(const Feasibility& present, std::span<const AlphaLimit> others, const PrivacyModel& model)
{
    RequestStanding standing{model, present.limit(model), {}};
    for (const auto& other : others)
        standing.others.push_back({other.alpha, other.limit.limit(model)});
    return standing;
}

} // namespace tranche
