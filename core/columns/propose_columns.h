// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/columns/column_partition.h"
#include "core/columns/phi_order.h"
#include "core/correlation/correlation_matrix.h"
#include "core/jobs/job_context.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace tranche {

/// What the curator asks of the columns (DEFINITIONS, Columns).
struct ColumnRequest {
    std::optional<std::size_t> alpha; ///< attributes in the sensitive column; nullopt: automatic
    std::size_t columns = 2;          ///< c

    friend bool operator==(const ColumnRequest&, const ColumnRequest&) = default;
};

struct ColumnProposal {
    ColumnPartition columns;
    std::vector<std::optional<AttributeId>>
        medoids;                ///< one for each column; none where PAM did not make it (sensitive column with alpha given)
    std::size_t alpha = 0;      ///< attributes in the sensitive column
    bool alphaCapped = false;   ///< more was asked for than there are attributes
    bool columnsCapped = false; ///< more columns were asked for than can be filled
};

/// Columns by k-medoids on the distance 1 - phi2 (PAM: BUILD, then best SWAP), all costs compared exactly, ties to the lower index.
///
/// alpha given: the sensitive column is `sensitive` and the alpha-1 attributes of highest phi2 with it; PAM makes c-1 columns
/// of the others. alpha automatic: PAM makes c columns of all. c = 1, or no attribute left: one column of all.
/// Columns stand in the order of their medoids, the sensitive one last. `sensitive` is the first one named; others are placed like any
/// attribute. Where none is, PAM makes c columns of all, alpha asks for nothing and comes out as 0.
/// InvalidArgument when alpha or c is 0. O(d^2) a swap for d attributes, plus exact recounts of near ties.
Result<ColumnProposal> proposeColumns(const CorrelationMatrix& matrix, std::optional<AttributeId> sensitive, const ColumnRequest& request,
                                      JobContext& job);

/// The same, for who asks more than once: what was counted exactly for one request is there for the next.
Result<ColumnProposal> proposeColumns(PhiOrder& order, std::optional<AttributeId> sensitive, const ColumnRequest& request, JobContext& job);

/// The other attributes by descending phi2 with `sensitive`, ties in attribute order: in this order they join it as alpha grows.
/// InvalidArgument when it is not in the matrix. O(d log d), plus exact recounts of near ties.
Result<ColumnPartition::Column> joiningOrder(const CorrelationMatrix& matrix, AttributeId sensitive, const JobContext& job);

} // namespace tranche
