// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/correlation/correlation_matrix.h"
#include "core/jobs/job_context.h"

#include <vector>

namespace tranche {

struct PlanePoint {
    double x = 0.0;
    double y = 0.0;

    friend bool operator==(const PlanePoint&, const PlanePoint&) = default;
};

/// The attributes in a plane: near means related.
struct AttributePlane {
    std::vector<PlanePoint> points; ///< by attribute, around the origin; one scale for both axes
    double share = 1.0;             ///< of all distance that the plane shows, in [0, 1]
};

/// Classical scaling of the distance 1 - phi2: the two axes that keep most of it. For people to look at; nothing is decided by it.
///
/// B = -1/2 J D2 J with D2 the squared distances and J the centring; point i is (sqrt(v1) e1_i, sqrt(v2) e2_i) for the greatest two
/// eigenvalues, an eigenvalue below 0 or rounding counting as 0. `share` is (v1 + v2) / sum |v|, as Mardia proposed for distances that are
/// not Euclidean; 1 where no two attributes are apart. Signs are fixed (SymmetricEigen), so one table has one picture. One attribute lies
/// at the origin. O(d^3) for d attributes. Source: W. S. Torgerson, Psychometrika 17 (1952); K. V. Mardia, Communications in Statistics A7
/// (1978).
AttributePlane classicalScaling(const CorrelationMatrix& matrix, JobContext& job);

} // namespace tranche
