// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/numbers.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace tranche {

class Axis;

/// From one code to another on an axis; low <= high.
struct AxisStretch {
    const Axis& axis;
    std::uint32_t low = 0;
    std::uint32_t high = 0;
};

/// Where the values of one attribute lie on its axis; code order is axis order.
///
/// Categorical: the value's index. Numeric and dates: the value itself, exactly. A missing value kept as a value of its own
/// is the last code and lies one step after the last (numeric: one unit above the maximum).
class Axis {
public:
    /// `count` values at 0, 1, 2, ...
    static Axis categorical(std::size_t count);
    /// Distinct ascending numbers picked from `numbers` by `order`; `missingLast` adds the position of a missing value.
    static Axis numeric(const ScaledNumbers& numbers, std::span<const std::uint32_t> order, bool missingLast);

    /// Where some of an axis' values lie, as if there had never been others: `present` are ascending codes of values that are not missing;
    /// `missingLast` adds the position of a missing value, one step above the last of them. O(present).
    Axis picked(std::span<const std::uint32_t> present, bool missingLast) const;

    std::size_t size() const { return m_size; }
    /// (position(high) - position(low)) / (position(last) - position(first)), relative error below 2^-50; 0 only when
    /// they are one value (the least is the smallest normal double). O(1).
    double approximateWidth(std::uint32_t low, std::uint32_t high) const;
    /// Exact comparison of two such widths (DEFINITIONS, Partition). O(1) but for numbers beyond 64 bits.
    static std::strong_ordering compareWidths(const AxisStretch& a, const AxisStretch& b);
    /// floor((v - min) * k / (max - min)) for the first `present` codes, the maximum in bin k-1 (DEFINITIONS, Correlation); one bin 0 when
    /// min = max. Exact. O(present).
    std::vector<std::uint32_t> equalWidthBins(std::size_t present, std::uint32_t k) const;
    /// Position of a code relative to the first, for drawing.
    double approximateOffset(std::uint32_t code) const;

private:
    struct Big;

    std::size_t m_size = 0;
    std::vector<std::uint64_t> m_offsets; ///< from the first value; empty: offset = code (categorical) unless m_big
    std::shared_ptr<const Big> m_big;
    int m_places = 0;

    std::uint64_t offset(std::uint32_t code) const { return m_offsets.empty() ? code : m_offsets[code]; }
};

} // namespace tranche
