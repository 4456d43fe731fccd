// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/apply_recipe.h"

#include <algorithm>

namespace tranche {

namespace {

/// The sensitive attributes: those that were named, then others in table order.
std::vector<SourceId> sensitiveOf(const Snapshot& snapshot)
{
    std::vector<SourceId> all;
    for (const auto id : snapshot.schema.sensitiveOrder)
        if (snapshot.roles[id.value] == Role::Sensitive)
            all.push_back(id);
    for (std::size_t i = 0; i < snapshot.roles.size(); ++i)
        if (snapshot.roles[i] == Role::Sensitive && std::ranges::find(all, SourceId(i)) == all.end())
            all.emplace_back(i);
    return all;
}

} // namespace

std::vector<Recipe::Names> releasedNames(const Snapshot& snapshot)
{
    const auto sensitive = sensitiveOf(snapshot);
    const bool joint = snapshot.parameters.joint && sensitive.size() > 1;
    const auto nameOf = [&](SourceId id) { return snapshot.table->attribute(id).name; };
    std::vector<Recipe::Names> all;
    for (std::size_t i = 0; i < snapshot.roles.size(); ++i) {
        const auto role = snapshot.roles[i];
        if (!isReleased(role))
            continue;
        if (!joint || role != Role::Sensitive) {
            all.push_back({nameOf(SourceId(i))});
        } else if (SourceId(i) == sensitive.front()) {
            all.emplace_back();
            std::ranges::transform(sensitive, std::back_inserter(all.back()), nameOf);
        }
    }
    return all;
}

} // namespace tranche
