// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/columns/column_partition.h"
#include "core/jobs/job_context.h"
#include "core/utility/publications/publication.h"
#include "core/utility/queries/query_workload.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// Which of the queries a row of errors is about.
enum class QueryPart : std::uint8_t {
    All,
    WithSensitive,
    WithoutSensitive,
    AcrossColumns, ///< whose attributes stand in several columns of the slicing
};

/// Relative errors of one technique's answers (DEFINITIONS, Laboratory: count queries). Less is better. Quartiles are 0 where count is 0.
struct QueryErrors {
    Technique technique = Technique::Slicing;
    std::size_t predicates = 0;
    QueryPart part = QueryPart::All;
    std::size_t count = 0; ///< queries
    std::size_t attempts = 0;
    std::size_t exact = 0; ///< answered exactly
    double q25 = 0.0;
    double median = 0.0;
    double q75 = 0.0;
    double q95 = 0.0;
    double mean = 0.0;
};

/// Whether a query is of a part; `columns` of the slicing. O(predicates).
bool isOfPart(const CountQuery& query, QueryPart part, const KeptTable& table, const ColumnPartition& columns);

/// Relative errors |answer - actual| / max(actual, sanity * tuples), one a query. `sanity` as share of the tuples.
std::vector<double> relativeErrors(const QueryWorkload& workload, std::span<const double> answers, double sanity, std::size_t tuples);

/// The value at (n - 1) p of the ascending errors, between two of them linearly; 0 of none.
double quantile(std::span<const double> ascending, double p);

/// The errors of one technique, in all, with and without a sensitive attribute, and across the columns of the slicing.
struct QueryErrorInput {
    const KeptTable& table;
    const QueryWorkload& workload;
    const ColumnPartition& columns; ///< of the slicing
    double sanity = 0.001;
};
std::vector<QueryErrors> queryErrors(Technique technique, const QueryErrorInput& input, std::span<const double> answers);

} // namespace tranche
