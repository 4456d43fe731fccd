// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/scenarios/pareto.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace tranche {

namespace {

bool better(double one, double other)
{
    return one > other + sameUtility;
}

std::vector<std::size_t> ascendingByP(std::span<const ParetoPoint> points)
{
    std::vector<std::size_t> order(points.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return points[a].largestP < points[b].largestP; });
    return order;
}

} // namespace

bool dominates(const ParetoPoint& one, const ParetoPoint& other)
{
    if (one.largestP > other.largestP || better(other.utility, one.utility))
        return false;
    return one.largestP < other.largestP || better(one.utility, other.utility);
}

std::vector<bool> dominated(std::span<const ParetoPoint> points)
{
    const auto order = ascendingByP(points);
    std::vector<bool> beaten(points.size(), false);
    double safer = -std::numeric_limits<double>::infinity(); // greatest utility of all with less p
    for (auto from = order.begin(); from != order.end();) {
        const auto& p = points[*from].largestP;
        const auto to = std::find_if(from, order.end(), [&](std::size_t i) { return points[i].largestP != p; });
        double alike = -std::numeric_limits<double>::infinity();
        for (auto at = from; at != to; ++at)
            alike = std::max(alike, points[*at].utility);
        for (auto at = from; at != to; ++at) {
            const auto utility = points[*at].utility;
            const bool bySafer = from != order.begin() && !better(utility, safer);
            beaten[*at] = bySafer || better(alike, utility);
        }
        safer = std::max(safer, alike);
        from = to;
    }
    return beaten;
}

std::vector<std::size_t> paretoFront(std::span<const ParetoPoint> points)
{
    const auto beaten = dominated(points);
    auto front = ascendingByP(points);
    std::erase_if(front, [&](std::size_t i) { return beaten[i]; });
    return front;
}

std::optional<ParetoPoint> paretoPointOf(const ScenarioFigures& figures, BoardColumn utility)
{
    const auto number = numberIn(figures, utility);
    if (!figures.isFeasible() || !number)
        return std::nullopt;
    return ParetoPoint{valueIn(figures.guarantee)->largestP, moreIsBetter(utility) ? *number : -*number};
}

} // namespace tranche
