// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/diversity_check.h"
#include "core/models/sensitive_distribution.h"

#include <algorithm>
#include <array>
#include <functional>
#include <vector>

namespace tranche {

/// What entropy needs of l, and x ln x of small x.
struct EntropyScale {
    explicit EntropyScale(const Ratio& l);
    double timesLog(std::uint64_t x) const; ///< x at least 1

    double logNumerator;
    double logDenominator;
    std::vector<double> smallTimesLog;
};

} // namespace tranche

/// The models' rules in integers, written once for counts (128 bits) and for weights of any size. Used inside core/models only.
namespace tranche::rules {

/// A weight that is known approximately; the rules are then off by their rounding.
struct NearWeight {
    std::uint32_t value = 0;
    double weight = 0.0;
};

inline Wide weightOf(const ValueCount& item)
{
    return item.count;
}
inline double weightOf(const NearWeight& item)
{
    return item.weight;
}

template <class T>
std::strong_ordering order(const T& a, const T& b)
{
    if (a < b)
        return std::strong_ordering::less;
    return b < a ? std::strong_ordering::greater : std::strong_ordering::equal;
}

template <class T, class Item>
T totalOf(std::span<const Item> items)
{
    T total(0);
    for (const auto& item : items)
        total += weightOf(item);
    return total;
}

template <class T, class Item>
T greatestOf(std::span<const Item> items)
{
    T greatest(0);
    for (const auto& item : items)
        if (greatest < weightOf(item))
            greatest = weightOf(item);
    return greatest;
}

/// Sum of all weights but the `left` greatest.
template <class T, class Item>
T tailOf(std::span<const Item> items, std::size_t left)
{
    T tail(0);
    if (items.size() <= left)
        return tail;
    constexpr std::size_t few = 16; // kept in order without asking for memory
    if (left > few) {
        std::vector<T> sorted;
        for (const auto& item : items)
            sorted.push_back(weightOf(item));
        std::ranges::sort(sorted, std::greater<>());
        for (auto i = left; i < sorted.size(); ++i)
            tail += sorted[i];
        return tail;
    }
    std::array<T, few> top{}; // the greatest so far, decreasing
    std::size_t held = 0;
    for (const auto& item : items) {
        T weight(weightOf(item));
        if (held == left) {
            if (left == 0 || !(top[left - 1] < weight)) {
                tail += weight;
                continue;
            }
            tail += top[--held];
        }
        auto at = held++;
        for (; at > 0 && top[at - 1] < weight; --at)
            top[at] = top[at - 1];
        top[at] = weight;
    }
    return tail;
}

/// Half the sum of |n_s N - N_s n|: the equal distance times n N.
template <class T, class Item>
T equalDistance(std::span<const Item> items, const T& total, const SensitiveDistribution& table)
{
    T distance(0);
    const auto tuples = T(table.total());
    for (const auto& item : items) { // values above their share stand out by as much as all others fall short
        const T own = tuples * weightOf(item);
        const T usual = total * T(table.count(item.value));
        if (usual < own)
            distance += own - usual;
    }
    return distance;
}

/// Sum over ranks x from `from` to before `to` of |n upTo(x) - N below|, where `below` of the n have a smaller value.
template <class T>
T orderedStretch(std::size_t from, std::size_t to, const T& below, const T& total, const SensitiveDistribution& table)
{
    const T level = below * T(table.total());
    auto low = from;
    for (auto high = to; low < high;) { // the first rank at which the table has caught up
        const auto middle = low + (high - low) / 2;
        if (total * T(table.upTo(middle)) < level)
            low = middle + 1;
        else
            high = middle;
    }
    const auto sum = [&](std::size_t first, std::size_t last) -> T { return total * T(table.sumBelow(last) - table.sumBelow(first)); };
    return level * T(low - from) - sum(from, low) + (sum(low, to) - level * T(to - low));
}

/// Sum over all ranks but the last of |n upTo(x) - N below(x)|: the ordered distance times n N (m - 1).
template <class T, class Item>
T orderedDistance(std::span<const Item> items, const T& total, const SensitiveDistribution& table)
{
    T distance(0);
    T below(0);
    std::size_t from = 0;
    const auto last = table.valueCount() - 1;
    for (const auto& item : items) {
        distance += orderedStretch(from, std::size_t{item.value}, below, total, table);
        from = item.value;
        below += weightOf(item);
    }
    if (from < last)
        distance += orderedStretch(from, last, below, total, table);
    return distance;
}

/// The earth mover's distance times n times table.scale().
template <class T, class Item>
T distanceOf(std::span<const Item> items, const T& total, const SensitiveDistribution& table)
{
    return table.isOrdered() ? orderedDistance<T>(items, total, table) : equalDistance<T>(items, total, table);
}

/// Every model but entropy, which needs logarithms.
template <class T, class Item>
std::strong_ordering standing(const PrivacyModel& model, std::span<const Item> items, const SensitiveDistribution& table)
{
    const auto total = totalOf<T>(items);
    switch (model.kind) {
    case ModelKind::LDiversity: return order<T>(total * T(model.l.denominator()), greatestOf<T>(items) * T(model.l.numerator()));
    case ModelKind::Distinct: return items.size() <=> static_cast<std::size_t>(model.l.numerator());
    case ModelKind::Recursive:
        return order<T>(tailOf<T>(items, static_cast<std::size_t>(model.l.numerator()) - 1) * T(model.c.numerator()),
                        greatestOf<T>(items) * T(model.c.denominator()));
    case ModelKind::TCloseness:
        return order<T>(total * T(table.scale()) * T(model.t.numerator()), distanceOf<T>(items, total, table) * T(model.t.denominator()));
    case ModelKind::Entropy: break;
    }
    return std::strong_ordering::less;
}

} // namespace tranche::rules
