// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/columns/column_partition.h"
#include "core/correlation/correlation_matrix.h"
#include "core/jobs/job_context.h"
#include "core/table/kept_table.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace tranche {

/// What one column says about the tuples in it.
struct ColumnFact {
    std::size_t distinct = 0;       ///< distinct values of the whole column, the sensitive attribute included
    std::size_t uniqueTuples = 0;   ///< tuples whose column value nobody else has; such a value proves that its person is in the table
    std::optional<double> innerPhi; ///< mean phi2 of the pairs inside; none for a lone attribute
    std::optional<AttributeId>
        medoid; ///< the attribute nearest to all others inside, in doubles, ties to the lower; none for a lone attribute
};

/// Figures for people to judge columns by (DEFINITIONS, Columns and Membership). For display; nothing is decided by them.
struct ColumnFacts {
    std::vector<ColumnFact> columns;                ///< by column
    std::vector<std::optional<double>> silhouettes; ///< by attribute, in [-1, 1]; none for a lone attribute or a single column
    std::size_t tuples = 0;                         ///< that uniqueTuples are of

    double uniqueShare(ColumnId column) const
    {
        return tuples == 0 ? 0.0 : static_cast<double>(columns[column.value].uniqueTuples) / static_cast<double>(tuples);
    }
};

/// The figures of the columns as they stand; silhouettes as in silhouettes.h.
/// InvalidArgument when sizes differ. O(tuples * attributes) expected, plus O(attributes^2).
Result<ColumnFacts> columnFacts(const KeptTable& table, const CorrelationMatrix& matrix, const ColumnPartition& columns, JobContext& job);

/// Share of all phi2 that lies between attributes of one column, in [0, 1]: what slicing keeps whatever the buckets are. nullopt where no
/// pair has any association. Matrix and columns must be of one table. O(d^2).
std::optional<double> phiInsideColumns(const CorrelationMatrix& matrix, const ColumnPartition& columns);

} // namespace tranche
