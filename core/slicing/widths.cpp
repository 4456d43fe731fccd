// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/widths.h"

#include <cmath>

namespace tranche {

Widths::Widths(const KeptTable& table, std::span<const AttributeId> attributes)
{
    for (const auto id : attributes) {
        const auto& axis = table.attribute(id).axis;
        std::vector<double> positions(axis.size());
        for (std::uint32_t code = 0; code < positions.size(); ++code)
            positions[code] = axis.approximateWidth(0, code);
        m_axes.push_back(&axis);
        m_positions.push_back(std::move(positions));
    }
}

bool Widths::wider(const Range& a, const Range& b) const
{
    // Each width is a difference of two positions within [0, 1] of relative error 2^-50, so two widths together are off by
    // less than 2^-47; what is closer is counted exactly.
    constexpr double bound = 0x1p-46;
    const double difference = a.width - b.width;
    if (std::abs(difference) > bound)
        return difference > 0.0;
    return Axis::compareWidths({*m_axes[a.index], a.low, a.high}, {*m_axes[b.index], b.low, b.high}) > 0;
}

} // namespace tranche
