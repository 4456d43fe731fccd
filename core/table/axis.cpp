// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/axis.h"

#include "core/base/ratio.h"
#include "core/table/numbers_big.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tranche {

namespace {

std::vector<std::uint64_t> smallOffsets(std::span<const std::int64_t> values, std::span<const std::uint32_t> order)
{
    std::vector<std::uint64_t> offsets;
    offsets.reserve(order.size() + 1);
    for (const auto index : order)
        offsets.push_back(static_cast<std::uint64_t>(values[index]) - static_cast<std::uint64_t>(values[order.front()]));
    return offsets;
}

std::uint64_t unitOf(int places)
{
    std::uint64_t unit = 1;
    for (int i = 0; i < places; ++i)
        unit *= 10;
    return unit;
}

constexpr int placesThatFit = 17; // 10^17 beside values below 2^61 stays below 2^63

} // namespace

Axis Axis::categorical(std::size_t count)
{
    Axis axis;
    axis.m_size = count;
    return axis;
}

Axis Axis::numeric(const ScaledNumbers& numbers, std::span<const std::uint32_t> order, bool missingLast)
{
    Axis axis;
    axis.m_size = order.size() + (missingLast ? 1 : 0);
    axis.m_places = numbers.m_places;
    if (order.empty())
        return axis;
    if (!numbers.m_big && (!missingLast || numbers.m_places <= placesThatFit)) {
        axis.m_offsets = smallOffsets(numbers.m_small, order);
        if (missingLast)
            axis.m_offsets.push_back(axis.m_offsets.back() + unitOf(numbers.m_places));
        return axis;
    }
    auto big = std::make_shared<Big>();
    const auto value = [&](std::uint32_t i) { return numbers.m_big ? numbers.m_big->values[i] : BigInteger(numbers.m_small[i]); };
    for (const auto index : order)
        big->offsets.push_back(value(index) - value(order.front()));
    if (missingLast)
        big->offsets.push_back(big->offsets.back() + tenTo(numbers.m_places));
    axis.m_big = std::move(big);
    return axis;
}

Axis Axis::picked(std::span<const std::uint32_t> present, bool missingLast) const
{
    Axis axis;
    axis.m_size = present.size() + (missingLast ? 1 : 0);
    axis.m_places = m_places;
    if (present.empty() || (m_offsets.empty() && !m_big))
        return axis;
    if (!m_big && (!missingLast || m_places <= placesThatFit)) {
        for (const auto code : present)
            axis.m_offsets.push_back(m_offsets[code] - m_offsets[present.front()]);
        if (missingLast)
            axis.m_offsets.push_back(axis.m_offsets.back() + unitOf(m_places));
        return axis;
    }
    auto big = std::make_shared<Big>();
    const auto value = [&](std::uint32_t code) { return m_big ? m_big->offsets[code] : BigInteger(m_offsets[code]); };
    for (const auto code : present)
        big->offsets.push_back(value(code) - value(present.front()));
    if (missingLast)
        big->offsets.push_back(big->offsets.back() + tenTo(m_places));
    axis.m_big = std::move(big);
    return axis;
}

double Axis::approximateWidth(std::uint32_t low, std::uint32_t high) const
{
    if (m_size < 2 || low == high)
        return 0.0;
    const auto last = static_cast<std::uint32_t>(m_size - 1);
    if (m_big) { // a double would overflow at 10^400
        const BigRational width(m_big->offsets[high] - m_big->offsets[low], m_big->offsets[last]);
        return std::max(width.convert_to<double>(), std::numeric_limits<double>::min());
    }
    return static_cast<double>(offset(high) - offset(low)) / static_cast<double>(offset(last));
}

std::strong_ordering Axis::compareWidths(const AxisStretch& a, const AxisStretch& b)
{
    const bool aFlat = a.axis.m_size < 2 || a.low == a.high;
    const bool bFlat = b.axis.m_size < 2 || b.low == b.high;
    if (aFlat || bFlat)
        return bFlat <=> aFlat; // a flat one is below one that is not
    const auto aLast = static_cast<std::uint32_t>(a.axis.m_size - 1);
    const auto bLast = static_cast<std::uint32_t>(b.axis.m_size - 1);
    if (!a.axis.m_big && !b.axis.m_big) {
        const Wide left = Wide{a.axis.offset(a.high) - a.axis.offset(a.low)} * b.axis.offset(bLast);
        const Wide right = Wide{b.axis.offset(b.high) - b.axis.offset(b.low)} * a.axis.offset(aLast);
        return left < right ? std::strong_ordering::less : left > right ? std::strong_ordering::greater : std::strong_ordering::equal;
    }
    const auto big
        = [](const Axis& axis, std::uint32_t code) { return axis.m_big ? axis.m_big->offsets[code] : BigInteger(axis.offset(code)); };
    const BigInteger left = (big(a.axis, a.high) - big(a.axis, a.low)) * big(b.axis, bLast);
    const BigInteger right = (big(b.axis, b.high) - big(b.axis, b.low)) * big(a.axis, aLast);
    return left.compare(right) <=> 0;
}

std::vector<std::uint32_t> Axis::equalWidthBins(std::size_t present, std::uint32_t k) const
{
    std::vector<std::uint32_t> bins(present, 0);
    if (present < 2)
        return bins;
    const auto last = static_cast<std::uint32_t>(present - 1);
    for (std::uint32_t code = 0; code < last; ++code) {
        if (m_big)
            bins[code] = static_cast<std::uint32_t>(BigInteger(m_big->offsets[code] * k / m_big->offsets[last]));
        else
            bins[code] = static_cast<std::uint32_t>(Wide{offset(code)} * k / offset(last));
    }
    bins[last] = k - 1;
    return bins;
}

double Axis::approximateOffset(std::uint32_t code) const
{
    if (m_big)
        return BigRational(m_big->offsets[code], tenTo(m_places)).convert_to<double>();
    return m_offsets.empty() ? static_cast<double>(code) : static_cast<double>(m_offsets[code]) * std::pow(10.0, -m_places);
}

} // namespace tranche
