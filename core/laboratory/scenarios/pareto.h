// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/laboratory/scenarios/scenario_figures.h"
#include "core/models/figure.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace tranche {

/// Utilities that differ by no more count as equal.
inline constexpr double sameUtility = 1e-9;

/// Risk against utility of one feasible scenario.
struct ParetoPoint {
    Figure largestP;      ///< greatest p(t,s), exactly; less is better
    double utility = 0.0; ///< more is better
};

/// Whether `one` beats `other` (DEFINITIONS, Laboratory: compare): no worse in both and better in one; p is compared exactly, utilities by
/// more than sameUtility. No scenario beats one that beats it. O(1).
bool dominates(const ParetoPoint& one, const ParetoPoint& other);

/// For each point whether another one dominates it. O(points log points).
std::vector<bool> dominated(std::span<const ParetoPoint> points);

/// Those that no other dominates, by ascending p; of equal p in the order given. Never empty unless there are no points.
/// O(points log points).
std::vector<std::size_t> paretoFront(std::span<const ParetoPoint> points);

/// Where a scenario stands, with its number of a column turned so that more is better; nullopt where it is not feasible or the number is
/// not there.
std::optional<ParetoPoint> paretoPointOf(const ScenarioFigures& figures, BoardColumn utility);

} // namespace tranche
