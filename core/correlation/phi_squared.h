// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/correlation/contingency.h"

#include <cstddef>

namespace tranche {

/// How far phiSquared may be from the true value, whatever the table (proof beside the function). Two results further apart than
/// twice this are truly in that order; closer ones must be counted exactly (exact_phi.h).
inline constexpr double phiSquaredError = 0x1p-40;

/// Sums up phi2 pair by pair that occurs; the order of the pairs decides the last bits and no more.
class PhiSum {
public:
    /// f_ij of one pair, f_i. and f_.j.
    void add(double count, double leftTotal, double rightTotal)
    {
        const double term = count / leftTotal * (count / rightTotal);
        const double next = m_sum + term;
        const double part = next - m_sum;
        m_lost += (m_sum - (next - part)) + (term - part);
        m_sum = next;
    }
    /// phi2, with so many values of the attribute that has fewer; 0 where that is one.
    double value(std::size_t smaller) const;

private:
    double m_sum = 0.0;
    double m_lost = 0.0; ///< what rounding took from it so far
};

/// phi2 = 1 / (min(d1, d2) - 1) * sum_ij (f_ij - f_i. f_.j)^2 / (f_i. f_.j) over values that occur (DEFINITIONS, Correlation), in [0, 1];
/// 0 when one of the attributes is constant. Below 2^32 tuples. O(pairs that occur).
double phiSquared(const ContingencyTable& table);

} // namespace tranche
