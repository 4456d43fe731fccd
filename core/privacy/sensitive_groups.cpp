// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/sensitive_groups.h"

namespace tranche {

Result<AttributeId> onlySensitive(const KeptTable& table, const ColumnPartition& columns)
{
    if (table.sensitive().empty())
        return fail(ErrorCode::NotSupported, "No attribute is sensitive. This version needs exactly one: give one attribute the role sensitive.");
    if (table.sensitive().size() > 1)
        return fail(ErrorCode::NotSupported, "More than one attribute is sensitive. This version needs exactly one: give the others another role.");
    if (columns.attributeCount() != table.attributeCount() || columns.sensitive() != table.sensitive().front())
        return fail(ErrorCode::InvalidArgument, "The columns were made for another table or another sensitive attribute.");
    return table.sensitive().front();
}

Result<SensitiveGroups> sensitiveGroups(const KeptTable& table, const ColumnPartition& columns, const JobContext& job)
{
    const auto sensitive = onlySensitive(table, columns);
    if (!sensitive)
        return std::unexpected(sensitive.error());
    const auto& attribute = table.attribute(*sensitive);
    const auto groups = valueIds(table, columns.sensitiveColumnQi(), job);
    if (!groups)
        return std::unexpected(groups.error());
    auto pairs = refined(*groups, attribute.codes, attribute.values.size(), job);
    if (!pairs)
        return std::unexpected(pairs.error());

    SensitiveGroups result;
    result.groupCount = groups->count;
    result.groupOfPair.resize(pairs->count);
    result.valueOfPair.resize(pairs->count);
    for (std::size_t row = 0; row < pairs->ofRow.size(); ++row) {
        result.groupOfPair[pairs->ofRow[row]] = groups->ofRow[row];
        result.valueOfPair[pairs->ofRow[row]] = attribute.codes[row];
    }
    result.pairOfRow = std::move(pairs->ofRow);
    return result;
}

} // namespace tranche
