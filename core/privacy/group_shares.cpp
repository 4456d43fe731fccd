// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/group_shares.h"

#include <algorithm>

namespace tranche {

GroupShares groupShares(const KeptTable& table, const std::vector<Blocking::Member>& group, AttributeId sensitive)
{
    const KeptAttribute& asked = table.attribute(sensitive);
    std::vector<std::size_t> counts(asked.values.size(), 0);
    GroupShares result;
    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        const bool inGroup = std::ranges::all_of(group, [&](const Blocking::Member& member) { return table.attribute(member.attribute).codes[row] == member.code; });
        if (!inGroup)
            continue;
        ++counts[asked.codes[row]];
        ++result.groupSize;
    }
    for (std::uint32_t value = 0; value < counts.size(); ++value)
        if (counts[value] > 0)
            result.shares.push_back({value, counts[value]});
    std::ranges::stable_sort(result.shares, std::ranges::greater{}, &ValueShare::count);
    return result;
}

} // namespace tranche
