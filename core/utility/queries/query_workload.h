// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/ratio.h"
#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/table/kept_table.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tranche {

/// Random count queries that are asked for (DEFINITIONS, Laboratory: count queries).
struct QueryRequest {
    std::size_t predicates = 3;      ///< conditions of a query
    std::size_t queries = 1000;      ///< as many as are wanted; fewer are found where few answers lie in the band
    Ratio selectivity{1, 20};        ///< of the whole query, if attributes were independent
    Ratio bandLow{1, 1000};          ///< least answer, as share of the tuples
    Ratio bandHigh{1, 10};           ///< greatest answer
    std::vector<AttributeId> always; ///< attributes that stand in every query
    std::uint64_t seed = 1;          ///< of the laboratory

    friend bool operator==(const QueryRequest&, const QueryRequest&) = default;
};

/// One attribute of a query: its value is one of these.
struct QueryPredicate {
    AttributeId attribute;
    std::vector<std::uint32_t> codes; ///< ascending; never that of a missing value
};

struct CountQuery {
    std::vector<QueryPredicate> predicates; ///< attributes ascend
    std::uint64_t actual = 0;               ///< tuples of the original table that it counts
};

struct QueryWorkload {
    std::vector<CountQuery> queries;
    std::size_t attempts = 0;
};

/// Draws queries by stream 1. InvalidArgument: more predicates than attributes, fewer than `always` has, none at all, or a band that is
/// upside down. At most 100 attempts for each query wanted. O(attempts * tuples / 64 * values).
Result<QueryWorkload> drawQueries(const KeptTable& table, const QueryRequest& request, JobContext& job);

} // namespace tranche
