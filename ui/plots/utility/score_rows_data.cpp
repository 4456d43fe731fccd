// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/utility/score_rows_data.h"

#include "ui/plots/utility/scales.h"

#include <algorithm>

namespace tranche {

void ScoreRowsData::fitAxis()
{
    double greatest = reference.value_or(0.0);
    for (const auto& row : rows)
        if (row.value)
            greatest = std::max({greatest, *row.value, row.high});
    end = greatest > 0.0 ? shareEnd(greatest) : 1.0;
}

} // namespace tranche
