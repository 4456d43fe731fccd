// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/limits/table_groups.h"

#include "core/models/sensitive_distribution.h"

namespace tranche {

TableGroups::TableGroups(const KeptTable& table, const ColumnPartition& columns, const SensitiveGroups& groups, AttributeId sensitive)
    : m_sensitive(sensitive),
      m_attributes(columns.besides(sensitive)),
      m_counts(groups.pairCount()),
      m_starts(groups.groupCount + 1, 0),
      m_codes(groups.groupCount * m_attributes.size()),
      m_distribution(std::make_shared<const SensitiveDistribution>(table, sensitive))
{
    std::vector<std::uint32_t> rowOfGroup(groups.groupCount);
    for (std::uint32_t row = 0; row < groups.pairOfRow.size(); ++row) {
        const auto pair = groups.pairOfRow[row];
        ++m_counts[pair].count;
        rowOfGroup[groups.groupOfPair[pair]] = row;
    }
    for (std::size_t pair = 0; pair < groups.pairCount(); ++pair) {
        m_counts[pair].value = groups.valueOfPair[pair];
        m_starts[groups.groupOfPair[pair] + 1] = pair + 1;
    }
    for (std::size_t i = 0; i < m_codes.size(); ++i)
        m_codes[i] = table.attribute(m_attributes[i % m_attributes.size()]).codes[rowOfGroup[i / m_attributes.size()]];
}

} // namespace tranche
