// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/columns/column_partition.h"
#include "core/correlation/correlation_matrix.h"
#include "core/jobs/job_context.h"
#include "core/limits/limit.h"
#include "core/table/kept_table.h"

#include <cstddef>
#include <map>
#include <memory>
#include <optional>

namespace tranche {

/// How far a model can go with every number of attributes in the sensitive column (alpha), as they would be proposed; found one by one.
struct LimitsByAlpha {
    std::shared_ptr<const CorrelationMatrix> correlation;
    std::size_t columns = 2;             ///< c; counts only where several attributes are sensitive
    PrivacyModel model;                  ///< as asked for when the first was found
    AttributeId sensitive;               ///< the attribute that alpha refers to: the first one named
    ColumnPartition::Column joining;     ///< the other attributes in the order in which they join; empty where several are sensitive
    std::size_t greatest = 0;            ///< the greatest alpha there is
    std::map<std::size_t, Limit> limits; ///< those found, by alpha

    /// The greatest alpha worth a look: the least of those found with which the sensitive attribute itself leaves nothing to promise,
    /// for a greater alpha only divides its groups further; else the greatest there is.
    std::size_t end() const;
    /// The alpha to be found next: the nearest to `present` that is not known, of two equally near the lesser; nullopt: nothing is left.
    std::optional<std::size_t> next(std::size_t present) const;
    /// Whether every alpha up to end() is known.
    bool isComplete() const { return !next(1); }
    /// Whether all that was found speaks for a request on the same correlation. Exact.
    bool speaksFor(const PrivacyModel& request) const;
};

/// To begin with: no alpha is known. InvalidArgument where no attribute is sensitive. O(d log d).
Result<LimitsByAlpha> noLimitsYet(const KeptTable& table, std::shared_ptr<const CorrelationMatrix> correlation, std::size_t columns,
                                  const PrivacyModel& model, JobContext& job);

/// With the limit of next(present), which there is; the table is that of the correlation. O(tuples * alpha); where several
/// attributes are sensitive also one proposal of columns.
Result<LimitsByAlpha> withNextLimit(const LimitsByAlpha& known, std::size_t present, const KeptTable& table, JobContext& job);

} // namespace tranche
