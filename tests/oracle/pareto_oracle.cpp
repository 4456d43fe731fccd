// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/oracle/pareto_oracle.h"

namespace tranche::test {

namespace {

bool beats(const OraclePoint& one, const OraclePoint& other)
{
    const bool safer = one.largestP < other.largestP;
    const bool riskier = other.largestP < one.largestP;
    const bool moreUseful = one.utility > other.utility + 1e-9;
    const bool lessUseful = other.utility > one.utility + 1e-9;
    return !riskier && !lessUseful && (safer || moreUseful);
}

} // namespace

std::vector<bool> slowDominated(const std::vector<OraclePoint>& points)
{
    std::vector<bool> beaten;
    for (std::size_t i = 0; i < points.size(); ++i) {
        bool is = false;
        for (std::size_t j = 0; j < points.size(); ++j)
            is = is || (i != j && beats(points[j], points[i]));
        beaten.push_back(is);
    }
    return beaten;
}

} // namespace tranche::test
