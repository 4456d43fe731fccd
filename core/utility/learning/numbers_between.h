// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/axis.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace tranche {

/// Numbers of one attribute that a table does not have, each between two of its values: all on one axis with them. A tree is asked about
/// such a number by a code: values of the attribute + its place on that axis.
class NumbersBetween {
public:
    /// `axis` has the table's present values and the numbers, and a missing value where the table has one; `placeOfCode` is strictly
    /// ascending: by value code of the table its place.
    NumbersBetween(Axis axis, std::vector<std::uint32_t> placeOfCode) : m_axis(std::move(axis)), m_placeOfCode(std::move(placeOfCode)) {}

    bool has(std::uint32_t code) const { return code >= m_placeOfCode.size() && code - m_placeOfCode.size() < m_axis.size(); }
    std::uint32_t codeOf(std::uint32_t place) const { return static_cast<std::uint32_t>(m_placeOfCode.size()) + place; }
    /// Whether the number is at most (below + above) / 2, exactly; those are codes of the table, below < above. has(code). O(1) but for
    /// numbers beyond 64 bits.
    bool isLeft(std::uint32_t code, std::uint32_t below, std::uint32_t above) const;

private:
    Axis m_axis;
    std::vector<std::uint32_t> m_placeOfCode;
};

} // namespace tranche
