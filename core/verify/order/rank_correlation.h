// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace tranche {

/// Ranks from 1, ties averaged. O(n log n).
std::vector<double> averagedRanks(std::span<const double> values);

/// Spearman's rho between the places 0, 1, ... and these values: Pearson's correlation of the ranks, ties averaged. 0 where there are fewer
/// than two values or all are equal. If the places were drawn at random, its mean is 0 and its variance 1 / (n - 1), whatever the values.
/// O(n log n).
double rhoWithPlaces(std::span<const double> values);

/// Several such correlations, pooled: each counts with its n - 1, so that z has variance 1 where places are drawn at random.
class PooledOrder {
public:
    /// Groups without two different values say nothing and are left out.
    void add(std::span<const double> values);

    bool saysSomething() const { return m_weight > 0.0; }
    /// sum of (n - 1) rho / sqrt(sum of (n - 1)); 0 where nothing was added.
    double z() const;

private:
    double m_sum = 0.0;
    double m_weight = 0.0;
};

} // namespace tranche
