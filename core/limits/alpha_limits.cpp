// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/limits/alpha_limits.h"

#include "core/limits/alpha_columns.h"

#include <algorithm>

namespace tranche {

Result<std::vector<AlphaLimit>> alphaLimits(const KeptTable& table, const CorrelationMatrix& matrix, std::size_t present,
                                            std::size_t columns, JobContext& job)
{
    if (present == 0)
        return fail(ErrorCode::InvalidArgument, "Alpha must be at least 1.");
    const auto joining = joiningOrderOf(table, matrix, job);
    if (!joining)
        return std::unexpected(joining.error());
    constexpr std::size_t shown = 3;
    const auto first = std::max<std::size_t>(present, 2) - 1;
    const auto last = std::min(first + shown - 1, table.attributeCount());
    std::vector<AlphaLimit> limits;
    for (auto alpha = first; alpha <= last; ++alpha) {
        const auto proposed = columnsWithAlpha(table, matrix, *joining, {alpha, columns}, job);
        if (!proposed)
            return std::unexpected(proposed.error());
        const auto limit = feasibility(table, *proposed, job);
        if (!limit)
            return std::unexpected(limit.error());
        limits.push_back({alpha, *limit});
    }
    return limits;
}

} // namespace tranche
