// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/stop_shares.h"

#include <algorithm>

namespace tranche {

bool StopShares::isOf(const ModelLimit& limit) const
{
    const auto same = [](const Blocking::Member& a, const Blocking::Member& b) { return a.attribute == b.attribute && a.code == b.code; };
    return sensitive == limit.sensitive && std::ranges::equal(group, limit.blocking.group, same);
}

StopShares stopShares(const KeptTable& table, const ModelLimit& limit)
{
    return {limit.sensitive, limit.blocking.group, groupShares(table, limit.blocking.group, limit.sensitive), groupShares(table, {}, limit.sensitive)};
}

} // namespace tranche
