// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/limits/group_shares.h"

#include "core/jobs/in_steps.h"

#include <algorithm>

namespace tranche {

GroupShares groupShares(const KeptTable& table, const std::vector<Blocking::Member>& group, AttributeId sensitive, const JobContext& job)
{
    const KeptAttribute& asked = table.attribute(sensitive);
    std::vector<std::size_t> counts(asked.values.size(), 0);
    GroupShares result;
    const auto inGroup = [&](std::size_t row) {
        return std::ranges::all_of(group, [&](const Blocking::Member& member) {
            return table.attribute(member.attribute).codes[row] == member.code;
        });
    };
    inChunks(0, table.rowCount(), job, [&](std::size_t from, std::size_t to) {
        for (auto row = from; row < to; ++row) {
            if (!inGroup(row))
                continue;
            ++counts[asked.codes[row]];
            ++result.groupSize;
        }
    });
    for (std::uint32_t value = 0; value < counts.size(); ++value)
        if (counts[value] > 0)
            result.shares.push_back({value, counts[value]});
    std::ranges::stable_sort(result.shares, std::ranges::greater{}, &ValueShare::count);
    return result;
}

} // namespace tranche
