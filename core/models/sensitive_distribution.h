// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ratio.h"
#include "core/table/kept_table.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tranche {

/// The distribution of a sensitive attribute over the kept tuples, which t-closeness measures from.
///
/// Its distance is ordered, |i - j| / (m - 1) on ranks, for a numeric attribute, dates, and categories whose order the curator gave;
/// else equal: 1 between any two values. A missing value kept as a value has the last rank.
class SensitiveDistribution {
public:
    /// O(tuples).
    SensitiveDistribution(const KeptTable& table, AttributeId sensitive);

    std::uint64_t total() const { return m_total; }
    std::size_t valueCount() const { return m_counts.size(); }
    bool isOrdered() const { return m_ordered; }
    std::uint64_t count(std::uint32_t value) const { return m_counts[value]; }
    /// Tuples with this value or a smaller one.
    std::uint64_t upTo(std::size_t value) const { return m_upTo[value]; }
    /// Sum of upTo() over all smaller values; value <= valueCount().
    std::uint64_t sumBelow(std::size_t value) const { return m_sumBelow[value]; }
    /// What a distance is a share of, beside the group's total: tuples, and for an ordered attribute m - 1 times as many (at least 1).
    Wide scale() const;

private:
    bool m_ordered = false;
    std::uint64_t m_total = 0;
    std::vector<std::uint64_t> m_counts;
    std::vector<std::uint64_t> m_upTo;
    std::vector<std::uint64_t> m_sumBelow;
};

} // namespace tranche
