// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/kept_table.h"

#include "core/base/messages/table_message.h"

#include <algorithm>

namespace tranche {

KeptTable::KeptTable(std::vector<KeptAttribute> attributes, std::vector<std::uint32_t> sourceRows, std::size_t sourceRowCount,
                     const std::vector<SourceId>& sensitiveOrder)
    : m_attributes(std::move(attributes)), m_sourceRows(std::move(sourceRows)), m_sourceRowCount(sourceRowCount)
{
    for (std::size_t i = 0; i < m_attributes.size(); ++i)
        if (m_attributes[i].role == Role::Sensitive)
            m_sensitive.emplace_back(i);
    std::ranges::stable_sort(m_sensitive, {},
                             [&](AttributeId id) { return std::ranges::find(sensitiveOrder, m_attributes[id.value].source); });
}

std::shared_ptr<const KeptTable> KeptTable::withAttributes(std::vector<KeptAttribute> attributes) const
{
    std::vector<SourceId> order;
    order.reserve(m_sensitive.size());
    for (const auto id : m_sensitive)
        order.push_back(m_attributes[id.value].source);
    return std::make_shared<const KeptTable>(std::move(attributes), m_sourceRows, m_sourceRowCount, order);
}

std::vector<AttributeId> KeptTable::ids(std::optional<Role> role) const
{
    std::vector<AttributeId> found;
    for (std::size_t i = 0; i < m_attributes.size(); ++i)
        if (!role || m_attributes[i].role == *role)
            found.emplace_back(i);
    return found;
}

const std::string& KeptTable::cell(RowId row, AttributeId id) const
{
    const auto& attribute = m_attributes[id.value];
    return attribute.values[attribute.codes[row.value]];
}

Result<AttributeId> KeptTable::find(std::string_view name) const
{
    const auto found = std::ranges::find(m_attributes, name, &KeptAttribute::name);
    if (found == m_attributes.end())
        return fail(ErrorCode::NotFound, TableMessage::NoReleasedAttribute, {.attribute = std::string(name)});
    return AttributeId(static_cast<std::size_t>(found - m_attributes.begin()));
}

} // namespace tranche
