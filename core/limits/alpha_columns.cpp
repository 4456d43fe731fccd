// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/limits/alpha_columns.h"

#include "core/base/messages/slicing_message.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace tranche {

Result<ColumnPartition::Column> joiningOrderOf(const KeptTable& table, const CorrelationMatrix& matrix, const JobContext& job)
{
    if (table.sensitive().empty())
        return fail(ErrorCode::InvalidArgument, SlicingMessage::NothingToInfer);
    return table.sensitive().size() > 1 ? ColumnPartition::Column() : joiningOrder(matrix, table.sensitive().front(), job);
}

Result<ColumnPartition> columnsWithAlpha(const KeptTable& table, const CorrelationMatrix& matrix, const ColumnPartition::Column& joining,
                                         const ColumnRequest& request, JobContext& job)
{
    const auto first = table.sensitive().front();
    if (table.sensitive().size() > 1) {
        auto proposal = proposeColumns(matrix, first, request, job);
        if (!proposal)
            return std::unexpected(proposal.error());
        return std::move(proposal->columns);
    }
    const auto cut = joining.begin() + static_cast<std::ptrdiff_t>(*request.alpha) - 1;
    ColumnPartition::Column with(joining.begin(), cut);
    with.push_back(first);
    std::vector<ColumnPartition::Column> columns;
    if (cut != joining.end())
        columns.emplace_back(cut, joining.end());
    columns.push_back(std::move(with));
    for (auto& column : columns)
        std::ranges::sort(column);
    return ColumnPartition::make(std::move(columns), table.attributeCount(), first);
}

} // namespace tranche
