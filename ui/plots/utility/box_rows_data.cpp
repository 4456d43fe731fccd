// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/utility/box_rows_data.h"

#include <algorithm>

namespace tranche {

std::size_t BoxRowsData::boxCount() const
{
    std::size_t count = 0;
    for (const auto& group : groups)
        count += group.boxes.size();
    return count;
}

const BoxRow& BoxRowsData::box(std::size_t index) const
{
    auto group = groups.begin();
    while (index >= group->boxes.size()) {
        index -= group->boxes.size();
        ++group;
    }
    return group->boxes[index];
}

void BoxRowsData::fitAxis()
{
    constexpr double least = 0.0005; // of what is read as a percentage with one decimal
    std::optional<double> low;
    std::optional<double> high;
    const auto include = [&](double share) {
        if (share < least)
            return;
        low = std::min(low.value_or(share), share);
        high = std::max(high.value_or(share), share);
    };
    for (const auto& group : groups)
        for (const auto& row : group.boxes)
            if (row.there)
                for (const double share : {row.low, row.median, row.high, row.whisker})
                    include(share);
    if (reference)
        include(*reference);
    from = std::max(least, low.value_or(0.001) / 1.5);
    to = std::max(high.value_or(1.0) * 1.5, from * 10.0);
}

} // namespace tranche
