// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/buckets/bucket_partition.h"
#include "core/columns/column_partition.h"
#include "core/table/kept_table.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace tranche {

/// The table after shuffling: what was previewed and what is exported.
///
/// Always true: in each bucket each column holds exactly the source's multiset of column values, reordered. Copies no cell:
/// it keeps, for every column and line, the tuple whose values stand there. Lines run bucket by bucket.
class SlicedTable {
public:
    /// `tuples[c][line]` is the kept tuple whose values of column c stand on that line. Checked by slice(), which makes it.
    SlicedTable(std::shared_ptr<const KeptTable> table, std::shared_ptr<const ColumnPartition> columns,
                std::shared_ptr<const BucketPartition> buckets, std::vector<std::vector<std::uint32_t>> tuples);

    const KeptTable& table() const { return *m_table; }
    const ColumnPartition& columns() const { return *m_columns; }
    const BucketPartition& buckets() const { return *m_buckets; }
    std::size_t lineCount() const { return m_buckets->rowCount(); }

    /// By line, the kept tuple whose values of this column stand there.
    std::span<const std::uint32_t> tuplesOf(ColumnId column) const { return m_tuples[column.value]; }
    /// Code of an attribute on a line.
    std::uint32_t code(std::size_t line, AttributeId attribute) const;
    const std::string& cell(std::size_t line, AttributeId attribute) const;
    /// Bucket that a line belongs to, and the first line of a bucket. O(log buckets), O(1).
    BucketId bucketOf(std::size_t line) const;
    std::size_t firstLine(BucketId bucket) const { return m_firstLine[bucket.value]; }

private:
    std::shared_ptr<const KeptTable> m_table;
    std::shared_ptr<const ColumnPartition> m_columns;
    std::shared_ptr<const BucketPartition> m_buckets;
    std::vector<std::vector<std::uint32_t>> m_tuples;
    std::vector<std::size_t> m_firstLine;
    std::vector<std::size_t> m_columnOf; ///< by attribute
};

} // namespace tranche
