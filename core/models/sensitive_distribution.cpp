// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/sensitive_distribution.h"

#include <algorithm>

namespace tranche {

SensitiveDistribution::SensitiveDistribution(const KeptTable& table, AttributeId sensitive)
    : m_ordered(table.attribute(sensitive).ordered), m_total(table.rowCount()), m_counts(table.attribute(sensitive).values.size(), 0)
{
    for (const auto code : table.attribute(sensitive).codes)
        ++m_counts[code];
    std::uint64_t upTo = 0;
    m_sumBelow.push_back(0);
    for (const auto count : m_counts) {
        upTo += count;
        m_upTo.push_back(upTo);
        m_sumBelow.push_back(m_sumBelow.back() + upTo);
    }
}

Wide SensitiveDistribution::scale() const
{
    return m_ordered ? Wide{m_total} * std::max<std::size_t>(m_counts.size() - 1, 1) : Wide{m_total};
}

} // namespace tranche
