// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/vector_slicings.h"

namespace tranche::test {

Rows rowsOf(const QJsonArray& rows)
{
    Rows list;
    for (const auto& row : rows)
        list.push_back(static_cast<std::uint32_t>(row.toInt()));
    return list;
}

std::vector<Rows> rowListsOf(const QJsonArray& buckets)
{
    std::vector<Rows> lists;
    for (const auto& bucket : buckets)
        lists.push_back(rowsOf(bucket.toArray()));
    return lists;
}

ColumnPartition partitionOf(const QJsonValue& columns, const TestVector& vector)
{
    return ColumnPartition::make(columnsOf(columns, *vector.table), vector.table->attributeCount(), vector.sensitive).value();
}

} // namespace tranche::test
