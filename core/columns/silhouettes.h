// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/columns/column_partition.h"
#include "core/correlation/correlation_matrix.h"
#include "core/jobs/job_context.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace tranche {

/// How well each attribute sits in its column: (b - a) / max(a, b) on the distance 1 - phi2, a the mean distance to the others of
/// its column, b the least mean distance to another column (P. J. Rousseeuw, 1987); 0 where both are 0. In [-1, 1], higher fits better.
/// By attribute; none for a lone attribute, and for all where there is one column. For display; nothing is decided by it. O(d^2).
std::vector<std::optional<double>> silhouettes(const ColumnPartition& columns, const CorrelationMatrix& matrix);

/// Mean over all attributes, a lone attribute counting 0 by convention; nullopt for a single column. O(d^2).
std::optional<double> meanSilhouette(const ColumnPartition& columns, const CorrelationMatrix& matrix);

/// How well the columns fit that are proposed for one c.
struct SilhouettePoint {
    std::size_t columns = 0; ///< c
    double mean = 0.0;

    friend bool operator==(const SilhouettePoint&, const SilhouettePoint&) = default;
};

/// The mean silhouette of the proposal (proposeColumns) for each c from 2 on, up to `most` or to what the table can fill; helps to choose
/// c. Empty where no second column can be filled. Fails as proposeColumns does. The cost of `most` proposals.
Result<std::vector<SilhouettePoint>> silhouetteCurve(const CorrelationMatrix& matrix, std::optional<AttributeId> sensitive,
                                                     std::optional<std::size_t> alpha, std::size_t most, JobContext& job);

} // namespace tranche
