// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/correlation/phi_squared.h"

#include <algorithm>

namespace tranche {

// Why phiSquaredError holds, with u = 2^-53, m cells (below 2^32) and q = min(d1, d2) - 1:
//  * Counts are exact doubles. A term takes two divisions and a product: relative error below 3.01 u.
//  * The compensated sum S of m positive terms (Ogita, Rump, Oishi: Sum2) errs by at most u S + (m u / (1 - m u))^2 S,
//    which is below u S + 2^-41.9 S for m < 2^32; together S errs by less than 2^-41.8 S.
//  * 1 <= S <= q + 1, so S - 1 errs by less than 2^-41.8 (q + 1) + u q, and (q + 1) / q <= 2 makes it 2^-40.8 + 2 u after the
//    division, itself good to u. Clamping to [0, 1] only comes nearer. In all below 2^-40.
//
// Expanding the square leaves sum f_ij^2 / (f_i. f_.j) - 1, so only pairs that occur contribute.
double PhiSum::value(std::size_t smaller) const
{
    if (smaller < 2)
        return 0.0; // a constant attribute tells nothing; avoids 0/0
    return std::clamp((m_sum + m_lost - 1.0) / static_cast<double>(smaller - 1), 0.0, 1.0);
}

double phiSquared(const ContingencyTable& table)
{
    const auto occurs = [](std::uint32_t total) { return total > 0; };
    const auto smaller = std::min(std::ranges::count_if(table.leftTotals(), occurs), std::ranges::count_if(table.rightTotals(), occurs));
    PhiSum sum;
    for (const auto& cell : table.cells())
        sum.add(cell.count, table.leftTotals()[cell.left], table.rightTotals()[cell.right]);
    return sum.value(static_cast<std::size_t>(smaller));
}

} // namespace tranche
