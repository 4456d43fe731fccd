// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/limits/stop_shares.h"

#include <algorithm>
#include <utility>

namespace tranche {

bool StopShares::isOf(const Limit& limit) const
{
    const auto same = [](const Blocking::Member& a, const Blocking::Member& b) { return a.attribute == b.attribute && a.code == b.code; };
    return sensitive == limit.sensitive && std::ranges::equal(group, limit.blocking.group, same);
}

StopShares stopShares(const KeptTable& table, const Limit& limit, const JobContext& job)
{
    return {limit.sensitive, limit.blocking.group, groupShares(table, limit.blocking.group, limit.sensitive, job),
            groupShares(table, {}, limit.sensitive, job)};
}

} // namespace tranche
