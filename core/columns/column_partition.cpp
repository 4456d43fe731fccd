// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/columns/column_partition.h"

#include "core/base/messages/columns_message.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace tranche {

namespace {

using Column = ColumnPartition::Column;

bool contains(const Column& column, AttributeId attribute)
{
    return std::ranges::find(column, attribute) != column.end();
}

void putLast(std::vector<Column>& columns, std::optional<AttributeId> sensitive)
{
    if (!sensitive)
        return;
    const auto holder = std::ranges::find_if(columns, [&](const Column& column) { return contains(column, *sensitive); });
    if (holder != columns.end())
        std::rotate(holder, holder + 1, columns.end());
}

bool coversEachOnce(const std::vector<Column>& columns, std::size_t attributeCount)
{
    std::vector<bool> seen(attributeCount, false);
    std::size_t count = 0;
    for (const auto& column : columns) {
        for (const auto attribute : column) {
            if (attribute.value >= attributeCount || seen[attribute.value])
                return false;
            seen[attribute.value] = true;
            ++count;
        }
    }
    return count == attributeCount;
}

} // namespace

Result<ColumnPartition> ColumnPartition::make(std::vector<Column> columns, std::size_t attributeCount, std::optional<AttributeId> sensitive)
{
    if (columns.empty() || std::ranges::any_of(columns, &Column::empty))
        return fail(ErrorCode::InvalidArgument, ColumnsMessage::EmptyColumn);
    if (!coversEachOnce(columns, attributeCount))
        return fail(ErrorCode::InvalidArgument, ColumnsMessage::NotACover);
    if (sensitive && sensitive->value >= attributeCount)
        return fail(ErrorCode::InvalidArgument, ColumnsMessage::NotReleased);
    return ColumnPartition(std::move(columns), attributeCount, sensitive);
}

ColumnPartition::ColumnPartition(std::vector<Column> columns, std::size_t attributeCount, std::optional<AttributeId> sensitive)
    : m_columns(std::move(columns)), m_place(attributeCount), m_sensitive(sensitive)
{
    std::erase_if(m_columns, [](const Column& column) { return column.empty(); });
    for (auto& column : m_columns)
        std::ranges::sort(column);
    putLast(m_columns, m_sensitive);
    assert(coversEachOnce(m_columns, attributeCount));
    for (std::size_t column = 0; column < m_columns.size(); ++column)
        for (const auto attribute : m_columns[column])
            m_place[attribute.value] = ColumnId(column);
}

Column ColumnPartition::sensitiveColumnQi() const
{
    Column qi = sensitiveColumn();
    if (m_sensitive)
        std::erase(qi, *m_sensitive);
    return qi;
}

Column ColumnPartition::besides(AttributeId attribute) const
{
    Column others = m_columns[columnOf(attribute).value];
    std::erase(others, attribute);
    return others;
}

ColumnPartition ColumnPartition::withMoved(const Column& attributes, ColumnId target) const
{
    assert(target.value < m_columns.size());
    auto columns = m_columns;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (i != target.value)
            std::erase_if(columns[i], [&](AttributeId attribute) { return contains(attributes, attribute); });
    }
    for (const auto attribute : attributes) {
        if (!contains(columns[target.value], attribute))
            columns[target.value].push_back(attribute);
    }
    return {std::move(columns), attributeCount(), m_sensitive};
}

ColumnPartition ColumnPartition::withSwapped(AttributeId a, AttributeId b) const
{
    auto columns = m_columns;
    for (auto& column : columns) {
        for (auto& attribute : column)
            attribute = attribute == a ? b : attribute == b ? a : attribute;
        std::ranges::sort(column);
    }
    return {std::move(columns), attributeCount(), m_sensitive};
}

ColumnPartition ColumnPartition::withNewColumn(const Column& attributes) const
{
    auto columns = m_columns;
    for (auto& column : columns)
        std::erase_if(column, [&](AttributeId attribute) { return contains(attributes, attribute); });
    Column fresh = attributes;
    std::ranges::sort(fresh);
    fresh.erase(std::ranges::unique(fresh).begin(), fresh.end());
    columns.insert(m_sensitive ? columns.end() - 1 : columns.end(), std::move(fresh));
    return {std::move(columns), attributeCount(), m_sensitive};
}

ColumnPartition ColumnPartition::withDissolved(ColumnId column) const
{
    assert(column.value < m_columns.size());
    std::vector<Column> columns;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        if (i != column.value) {
            columns.push_back(m_columns[i]);
            continue;
        }
        for (const auto attribute : m_columns[i])
            columns.push_back({attribute});
    }
    return {std::move(columns), attributeCount(), m_sensitive};
}

} // namespace tranche
