// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/sliced_table.h"

#include <algorithm>
#include <cassert>

namespace tranche {

SlicedTable::SlicedTable(std::shared_ptr<const KeptTable> table, std::shared_ptr<const ColumnPartition> columns,
                         std::shared_ptr<const BucketPartition> buckets, std::vector<std::vector<std::uint32_t>> tuples)
    : m_table(std::move(table)),
      m_columns(std::move(columns)),
      m_buckets(std::move(buckets)),
      m_tuples(std::move(tuples)),
      m_columnOf(m_table->attributeCount())
{
    assert(m_tuples.size() == m_columns->size());
    m_firstLine.reserve(m_buckets->size());
    for (std::size_t bucket = 0, line = 0; bucket < m_buckets->size(); ++bucket) {
        m_firstLine.push_back(line);
        line += m_buckets->sizeOf(BucketId(bucket));
    }
    for (std::size_t column = 0; column < m_columns->size(); ++column)
        for (const auto attribute : m_columns->columns()[column])
            m_columnOf[attribute.value] = column;
}

std::uint32_t SlicedTable::code(std::size_t line, AttributeId attribute) const
{
    return m_table->attribute(attribute).codes[m_tuples[m_columnOf[attribute.value]][line]];
}

const std::string& SlicedTable::cell(std::size_t line, AttributeId attribute) const
{
    return m_table->attribute(attribute).values[code(line, attribute)];
}

BucketId SlicedTable::bucketOf(std::size_t line) const
{
    assert(line < lineCount());
    return BucketId(static_cast<std::size_t>(std::ranges::upper_bound(m_firstLine, line) - m_firstLine.begin()) - 1);
}

} // namespace tranche
