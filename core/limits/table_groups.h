// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/columns/column_partition.h"
#include "core/models/diversity_check.h"
#include "core/privacy/sensitive_groups.h"
#include "core/table/kept_table.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace tranche {

/// How often each value of a sensitive attribute occurs with each combination of the other attributes of its column, over the
/// whole table. Groups and values ascend. Refers to nothing; never changes.
class TableGroups {
public:
    /// O(tuples).
    TableGroups(const KeptTable& table, const ColumnPartition& columns, const SensitiveGroups& groups, AttributeId sensitive);

    AttributeId sensitive() const { return m_sensitive; }
    std::size_t size() const { return m_starts.size() - 1; }
    std::span<const ValueCount> of(std::size_t group) const
    {
        return std::span(m_counts).subspan(m_starts[group], m_starts[group + 1] - m_starts[group]);
    }
    /// The attributes beside the sensitive one, and their codes in a group.
    const std::vector<AttributeId>& attributes() const { return m_attributes; }
    std::span<const std::uint32_t> codesOf(std::size_t group) const
    {
        return std::span(m_codes).subspan(group * m_attributes.size(), m_attributes.size());
    }
    DiversityCheck check(const PrivacyModel& model) const { return {model, m_distribution}; }

private:
    AttributeId m_sensitive;
    std::vector<AttributeId> m_attributes;
    std::vector<ValueCount> m_counts;
    std::vector<std::size_t> m_starts;
    std::vector<std::uint32_t> m_codes;
    std::shared_ptr<const SensitiveDistribution> m_distribution;
};

} // namespace tranche
