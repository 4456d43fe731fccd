// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/table/kept_table.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// Widths of a bucket on the attributes' axes (DEFINITIONS, Partition), compared exactly: doubles decide where they are far enough
/// apart, Axis::compareWidths where they are not.
class Widths {
public:
    /// O(values of the attributes).
    static Widths make(const KeptTable& table, std::span<const AttributeId> attributes, const JobContext& job);

    /// A bucket's range on one attribute; `width` with an absolute error below 2^-48.
    struct Range {
        std::size_t index = 0;
        std::uint32_t low = 0;
        std::uint32_t high = 0;
        double width = 0.0;
    };
    Range rangeOf(std::size_t i, std::uint32_t low, std::uint32_t high) const
    {
        return {i, low, high, position(i, high) - position(i, low)};
    }
    /// Share of the axis from the first value to this one; widths are differences of these.
    double position(std::size_t i, std::uint32_t code) const { return m_positions[i][code]; }
    /// Have a position at hand soon.
    void prefetch(std::size_t i, std::uint32_t code) const { __builtin_prefetch(&m_positions[i][code]); }
    /// Whether a is strictly wider than b. Exact.
    bool wider(const Range& a, const Range& b) const;

private:
    Widths() = default;

    std::vector<const Axis*> m_axes;
    std::vector<std::vector<double>> m_positions; ///< by attribute and code
};

} // namespace tranche
