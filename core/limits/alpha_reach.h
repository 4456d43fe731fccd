// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/columns/column_partition.h"
#include "core/correlation/correlation_matrix.h"
#include "core/jobs/job_context.h"
#include "core/limits/request_standing.h"
#include "core/table/kept_table.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace tranche {

/// How far a model goes with every number of attributes in the sensitive column, as they would be proposed; found one by one.
struct AlphaReach {
    std::shared_ptr<const CorrelationMatrix> correlation;
    std::size_t columns = 2;              ///< c; counts only where several attributes are sensitive
    PrivacyModel model;                   ///< as asked for when this was found
    ColumnPartition::Column joining;      ///< the other attributes in the order in which they join; empty where several are sensitive
    std::size_t most = 0;                 ///< the greatest alpha there is
    std::vector<AlphaStanding> standings; ///< of alpha 1, 2, ...

    /// Whether nothing is left to be found: every alpha, or those up to the first with which nothing can be promised any more, because
    /// a greater alpha only makes groups smaller.
    bool isComplete() const;
    /// Whether all that was found speaks for a request on the same correlation. Exact.
    bool speaksFor(const PrivacyModel& request) const;
};

/// A reach to begin with. InvalidArgument where no attribute is sensitive. O(d^2 log d).
Result<AlphaReach> emptyReach(const KeptTable& table, std::shared_ptr<const CorrelationMatrix> correlation, std::size_t columns,
                              const PrivacyModel& model, JobContext& job);

/// The reach with the next alpha; it is not complete, and the table is that of the correlation. O(tuples * alpha); where several
/// attributes are sensitive also one proposal of columns.
Result<AlphaReach> withNextAlpha(const AlphaReach& reach, const KeptTable& table, JobContext& job);

} // namespace tranche
