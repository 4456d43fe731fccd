// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/utility/pair_dots_data.h"

#include <algorithm>

namespace tranche {

PairDotsData pairDots(const AssociationFigures& before, const AssociationFigures& after, const ColumnPartition& columns, std::size_t atMost)
{
    PairDotsData data;
    for (std::size_t i = 0; i < before.attributes; ++i)
        for (std::size_t j = i + 1; j < before.attributes; ++j) {
            PairDot dot{AttributeId{i}, AttributeId{j}};
            dot.before = before.phiAt(dot.first, dot.second);
            dot.after = after.phiAt(dot.first, dot.second);
            if (const auto column = columns.columnOf(dot.first); column == columns.columnOf(dot.second)) {
                dot.column = column.value;
                dot.inSensitiveColumn = columns.sensitive() && column.value + 1 == columns.size();
            }
            data.dots.push_back(dot);
        }
    std::ranges::stable_sort(data.dots, std::ranges::greater(), &PairDot::before);
    data.dots.resize(std::min(data.dots.size(), atMost));
    double greatest = 0.0;
    for (const auto& dot : data.dots)
        greatest = std::max({greatest, dot.before, dot.after});
    data.end = std::min(1.0, std::max(greatest * 1.25, 0.002)); // room for the dot itself
    return data;
}

} // namespace tranche
