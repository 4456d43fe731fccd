// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/exact.h"

#include <algorithm>
#include <cstdint>
#include <string>

namespace tranche {

/// Keeps the greatest p(t,s) seen, exactly.
class LargestShare {
public:
    /// A share within one bucket. O(1).
    void add(std::uint32_t count, std::uint32_t size)
    {
        if (std::uint64_t{count} * m_size > std::uint64_t{m_count} * size) {
            m_count = count;
            m_size = size;
        }
    }
    void add(const BigRational& share) { m_sum = std::max(m_sum, share); }

    /// Whether the greatest is at least this share within one bucket.
    bool covers(std::uint32_t count, std::uint32_t size) const
    {
        return std::uint64_t{count} * m_size <= std::uint64_t{m_count} * size || (m_sum > 0 && m_sum >= rationalOf(count, size));
    }

    /// About as great as the greatest.
    double about() const { return std::max(static_cast<double>(m_count) / m_size, m_sum.convert_to<double>()); }
    /// "num/den" of the greatest.
    std::string text() const { return ratioText(std::max(m_sum, rationalOf(m_count, m_size))); }

private:
    std::uint32_t m_count = 0; ///< greatest within one bucket
    std::uint32_t m_size = 1;
    BigRational m_sum = 0; ///< greatest of sums over several
};

} // namespace tranche
