// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/alpha_limits.h"

#include "core/columns/propose_columns.h"

#include <algorithm>

namespace tranche {

Result<std::vector<AlphaLimit>> alphaLimits(const KeptTable& table, const CorrelationMatrix& matrix, std::size_t present, std::size_t columns, JobContext& job)
{
    if (present == 0)
        return fail(ErrorCode::InvalidArgument, "Alpha must be at least 1.");
    if (table.sensitive().empty())
        return fail(ErrorCode::InvalidArgument, "Limits need a sensitive attribute.");
    constexpr std::size_t shown = 3;
    const auto several = table.sensitive().size() > 1;
    const auto first = std::max<std::size_t>(present, 2) - 1;
    const auto last = std::min(first + shown - 1, table.attributeCount());
    std::vector<AlphaLimit> limits;
    for (auto alpha = first; alpha <= last; ++alpha) {
        const auto proposal = proposeColumns(matrix, table.sensitive().front(), {alpha, several ? columns : 2}, job);
        if (!proposal)
            return std::unexpected(proposal.error());
        const auto limit = feasibility(table, proposal->columns, job);
        if (!limit)
            return std::unexpected(limit.error());
        limits.push_back({alpha, *limit});
    }
    return limits;
}

} // namespace tranche
