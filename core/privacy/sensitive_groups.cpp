// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/sensitive_groups.h"

#include "core/jobs/in_steps.h"
#include "core/base/messages/slicing_message.h"

#include <algorithm>

namespace tranche {

Result<void> checkColumns(const KeptTable& table, const ColumnPartition& columns)
{
    const auto first = columns.sensitive();
    const bool sameFirst = table.sensitive().empty() ? !first : first && *first == table.sensitive().front();
    if (columns.attributeCount() != table.attributeCount() || !sameFirst)
        return fail(ErrorCode::InvalidArgument, SlicingMessage::AnotherTable);
    return {};
}

Result<SensitiveGroups> sensitiveGroups(const KeptTable& table, const ColumnPartition& columns, AttributeId sensitive,
                                        const JobContext& job)
{
    if (const auto checked = checkColumns(table, columns); !checked)
        return std::unexpected(checked.error());
    if (std::ranges::find(table.sensitive(), sensitive) == table.sensitive().end())
        return fail(ErrorCode::InvalidArgument, SlicingMessage::NotSensitive);
    const auto& attribute = table.attribute(sensitive);
    const auto groups = valueIds(table, columns.besides(sensitive), job);
    auto pairs = refined(groups, attribute.codes, attribute.values.size(), job);

    SensitiveGroups result;
    result.groupCount = groups.count;
    result.groupOfPair.resize(pairs.count);
    result.valueOfPair.resize(pairs.count);
    inChunks(0, pairs.ofRow.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto row = from; row < to; ++row) {
            result.groupOfPair[pairs.ofRow[row]] = groups.ofRow[row];
            result.valueOfPair[pairs.ofRow[row]] = attribute.codes[row];
        }
    });
    result.pairOfRow = std::move(pairs.ofRow);
    return result;
}

} // namespace tranche
