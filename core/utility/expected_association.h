// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/buckets/bucket_partition.h"
#include "core/columns/column_partition.h"
#include "core/correlation/correlation_matrix.h"
#include "core/jobs/job_context.h"
#include "core/table/kept_table.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace tranche {

/// What slicing is expected to leave of the association between attributes. Holds for every shuffle on average; nothing is drawn.
struct AssociationReport {
    std::size_t attributes = 0;
    std::vector<double> after; ///< phi2 after slicing, attributes * attributes: symmetric, diagonal 1, within [0, 1]
    /// 100 * sum of phi2 after / sum of phi2 before, over all pairs; more is better. Mostly within 0 to 100, but it can exceed 100:
    /// buckets may bring out an association that the whole table hides. None where no pair had any association before.
    std::optional<double> keptPercent;

    double at(AttributeId i, AttributeId j) const { return after[i.value * attributes + j.value]; }
};

/// phi2 of the expected counts after slicing (DEFINITIONS, Association kept), on the matrix' own bins; of a generalized attribute on its
/// regions as categories. `published` is the table that was sliced, `before` the matrix of the kept one.
///
/// E[n_ij] = sum_B n_i(B) n_j(B) / |B| for attributes of different columns; pairs inside a column stay as they are. Totals do
/// not change by shuffling, so phi2 after = (sum_ij E[n_ij]^2 / (n_i n_j) - 1) / (min(d1, d2) - 1). In doubles, for display;
/// nothing is decided by it.
/// InvalidArgument when the parts were made for different tables.
/// O(sum over pairs and buckets of the bins of one attribute that occur in the bucket times those of the other); memory O(tuples *
/// attributes). On all threads; the numbers do not depend on how many.
Result<AssociationReport> expectedAssociation(const KeptTable& published, const CorrelationMatrix& before, const ColumnPartition& columns,
                                              const BucketPartition& buckets, JobContext& job);

} // namespace tranche
