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

/// The column of one sensitive attribute as pairs (w, s): w the values of the other attributes of that column, s the sensitive
/// value. Where several attributes are sensitive, the others count as quasi-identifiers (DEFINITIONS, Table: separately).
///
/// A pair that occurs has a number, in order of (w, s); so the pairs of one w stand side by side, and nothing is as large as |w| x |S|.
struct SensitiveGroups {
    std::vector<std::uint32_t> pairOfRow;   ///< by tuple
    std::vector<std::uint32_t> groupOfPair; ///< w by pair, ascending
    std::vector<std::uint32_t> valueOfPair; ///< code of s by pair
    std::size_t groupCount = 0;             ///< number of w that occur

    std::size_t pairCount() const { return groupOfPair.size(); }
};

/// InvalidArgument when the columns belong to another table: sizes differ, or their sensitive attribute is not the first one named.
Result<void> checkColumns(const KeptTable& table, const ColumnPartition& columns);

/// `sensitive` is one of the table's sensitive attributes, in whichever column it is. Fails as checkColumns(); InvalidArgument when
/// the attribute is not sensitive. O(tuples * attributes of its column).
Result<SensitiveGroups> sensitiveGroups(const KeptTable& table, const ColumnPartition& columns, AttributeId sensitive,
                                        const JobContext& job);

} // namespace tranche
