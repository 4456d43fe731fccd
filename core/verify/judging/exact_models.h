// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verify/judging/model_judge.h"

#include <algorithm>
#include <functional>
#include <span>
#include <vector>

namespace tranche {

// The models in whole numbers, each as its definition reads once fractions are multiplied out. `Number` must hold
// total * lines * 2^31 * values (t-closeness) without overflow.

template <class Number>
Number totalOf(std::span<const Part<Number>> parts)
{
    Number total = 0;
    for (const auto& part : parts)
        total += part.weight;
    return total;
}

/// max p <= 1/l.
template <class Number>
bool keepsLargestShare(std::span<const Part<Number>> parts, const Ratio& l)
{
    const auto& greatest = std::ranges::max(parts, {}, &Part<Number>::weight).weight;
    return greatest * Number(l.numerator()) <= totalOf(parts) * Number(l.denominator());
}

/// r_1 < c (r_l + ... + r_m), r sorted decreasing.
template <class Number>
bool keepsRecursive(std::span<const Part<Number>> parts, const Ratio& c, std::uint64_t l)
{
    std::vector<Number> sorted;
    for (const auto& part : parts)
        sorted.push_back(part.weight);
    std::ranges::sort(sorted, std::greater<>());
    Number tail = 0;
    for (std::size_t i = static_cast<std::size_t>(std::min<std::uint64_t>(l - 1, sorted.size())); i < sorted.size(); ++i)
        tail += sorted[i];
    return sorted.front() * Number(c.denominator()) < tail * Number(c.numerator());
}

/// Sum of |p_i - q_i| over all values, times total * lines. What p lacks counts as it is in q.
template <class Number>
Number movedAnywhere(std::span<const Part<Number>> parts, const Number& total, const SensitiveDomain& domain)
{
    Number sum = 0;
    std::uint64_t elsewhere = domain.lines;
    for (const auto& part : parts) {
        const Number difference = part.weight * Number(domain.lines) - total * Number(domain.counts[part.value]);
        sum += difference < 0 ? Number(-difference) : difference;
        elsewhere -= domain.counts[part.value];
    }
    return sum + total * Number(elsewhere);
}

/// Sum of |partial sums of p_i - q_i| along the order, times total * lines.
template <class Number>
Number movedAlong(std::span<const Part<Number>> parts, const Number& total, const SensitiveDomain& domain)
{
    std::vector<Number> surplus(domain.occurring, Number(0));
    for (std::size_t value = 0; value < domain.counts.size(); ++value)
        if (domain.counts[value] > 0)
            surplus[domain.places[value]] = -(Number(domain.counts[value]) * total);
    for (const auto& part : parts)
        surplus[domain.places[part.value]] += part.weight * Number(domain.lines);
    Number sum = 0;
    Number running = 0;
    for (const auto& difference : surplus) {
        running += difference;
        sum += running < 0 ? Number(-running) : running;
    }
    return sum;
}

/// Earth mover's distance to the release's distribution <= t: sum / 2, or sum / (m - 1) along an order of m values.
template <class Number>
bool keepsCloseness(std::span<const Part<Number>> parts, const Ratio& t, const SensitiveDomain& domain)
{
    if (domain.occurring < 2)
        return true; // one value: nothing to move
    const auto total = totalOf(parts);
    const bool ordered = !domain.places.empty();
    const std::uint64_t divisor = ordered ? domain.occurring - 1 : 2;
    const auto moved = ordered ? movedAlong(parts, total, domain) : movedAnywhere(parts, total, domain);
    return moved * Number(t.denominator()) <= total * Number(domain.lines) * Number(divisor) * Number(t.numerator());
}

} // namespace tranche
