// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/widths.h"

#include <cmath>

namespace tranche {

Widths Widths::make(const KeptTable& table, std::span<const AttributeId> attributes, const JobContext& job)
{
    constexpr std::uint32_t valuesAtOnce = 8'192; // numbers beyond 64 bits take a microsecond each
    Widths widths;
    for (const auto id : attributes) {
        const auto& axis = table.attribute(id).axis;
        auto& positions = widths.m_positions.emplace_back(axis.size());
        for (std::uint32_t code = 0; code < positions.size(); ++code) {
            if (code % valuesAtOnce == 0)
                job.check();
            positions[code] = axis.approximateWidth(0, code);
        }
        widths.m_axes.push_back(&axis);
    }
    return widths;
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
