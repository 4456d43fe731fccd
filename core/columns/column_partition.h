// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace tranche {

/// How the released attributes are grouped into columns.
///
/// Always a disjoint cover: every attribute is in exactly one column and no column is empty. Attributes of a column ascend.
/// The column with the sensitive attribute is the last one; of several sensitive attributes the one named first counts here. A value:
/// editing yields a new partition.
class ColumnPartition {
public:
    using Column = std::vector<AttributeId>;

    /// InvalidArgument when an attribute below attributeCount is missing or occurs twice, one is not below it, or a column is empty.
    /// Order of the columns is kept, but for the sensitive one, which moves to the end.
    static Result<ColumnPartition> make(std::vector<Column> columns, std::size_t attributeCount, std::optional<AttributeId> sensitive);

    const std::vector<Column>& columns() const { return m_columns; }
    std::size_t size() const { return m_columns.size(); }
    std::size_t attributeCount() const { return m_place.size(); }
    std::optional<AttributeId> sensitive() const { return m_sensitive; }
    /// The last column; meaningful where there is a sensitive attribute.
    const Column& sensitiveColumn() const { return m_columns.back(); }
    /// Attributes of the sensitive column without the sensitive one.
    Column sensitiveColumnQi() const;
    ColumnId columnOf(AttributeId attribute) const { return m_place[attribute.value]; }
    const std::vector<ColumnId>& columnByAttribute() const { return m_place; }
    /// The other attributes of the column that holds this one; ascending.
    Column besides(AttributeId attribute) const;

    /// Move attributes of this partition into an existing column; a column that runs empty disappears. O(attributes).
    ColumnPartition withMoved(const Column& attributes, ColumnId target) const;
    /// Two attributes in each other's place. O(attributes).
    ColumnPartition withSwapped(AttributeId a, AttributeId b) const;
    /// Move attributes into a column of their own, before the sensitive column (unless the sensitive one is among them).
    ColumnPartition withNewColumn(const Column& attributes) const;
    /// Dissolve a column: each of its attributes joins a column of its own.
    ColumnPartition withDissolved(ColumnId column) const;

    friend bool operator==(const ColumnPartition&, const ColumnPartition&) = default;

private:
    ColumnPartition(std::vector<Column> columns, std::size_t attributeCount, std::optional<AttributeId> sensitive);

    std::vector<Column> m_columns;
    std::vector<ColumnId> m_place; ///< by attribute
    std::optional<AttributeId> m_sensitive;
};

} // namespace tranche
