// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/learning/numbers_between.h"

#include <cstddef>

namespace tranche {

bool NumbersBetween::isLeft(std::uint32_t code, std::uint32_t below, std::uint32_t above) const
{
    const auto place = static_cast<std::uint32_t>(code - m_placeOfCode.size());
    const auto low = m_placeOfCode[below];
    const auto high = m_placeOfCode[above];
    if (place <= low || place >= high)
        return place <= low;
    return Axis::compareWidths({m_axis, low, place}, {m_axis, place, high}) <= 0;
}

} // namespace tranche
