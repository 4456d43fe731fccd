// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/buckets/value_ids.h"
#include "core/columns/column_partition.h"
#include "core/jobs/job_context.h"
#include "core/table/kept_table.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tranche {

/// The sensitive column's values as pairs (w, s): w the values of its quasi-identifiers, s the sensitive value.
///
/// A pair that occurs has a number, in order of (w, s); so the pairs of one w stand side by side, and nothing is as large as |w| x |S|.
struct SensitiveGroups {
    std::vector<std::uint32_t> pairOfRow;   ///< by tuple
    std::vector<std::uint32_t> groupOfPair; ///< w by pair, ascending
    std::vector<std::uint32_t> valueOfPair; ///< code of s by pair
    std::size_t groupCount = 0;             ///< number of w that occur

    std::size_t pairCount() const { return groupOfPair.size(); }
};

/// NotSupported when there is not exactly one sensitive attribute; InvalidArgument when the columns belong to another table.
Result<AttributeId> onlySensitive(const KeptTable& table, const ColumnPartition& columns);

/// Fails as onlySensitive(). Cancelled. O(tuples * attributes of the sensitive column).
Result<SensitiveGroups> sensitiveGroups(const KeptTable& table, const ColumnPartition& columns, const JobContext& job);

} // namespace tranche
