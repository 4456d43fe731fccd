// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/correlation/correlation_matrix.h"
#include "core/jobs/job_context.h"
#include "core/table/kept_table.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace tranche {

/// One line of a contingency table: a value, a bin of values that follow each other, or all that is not shown by itself.
struct PairValue {
    std::string low;        ///< the value, or the first one of the bin as it is printed
    std::string high;       ///< the last one of the bin; equal to `low` where the bin holds one value
    std::size_t total = 0;  ///< tuples
    std::size_t values = 1; ///< of the correlation's domain; above 1 only for the line that gathers the rest
    bool missing = false;   ///< a missing value, kept as a value of its own
    bool rest = false;      ///< gathers what is not shown by itself; `low` and `high` are empty

    friend bool operator==(const PairValue&, const PairValue&) = default;
};

/// How often the values of two attributes occur together, as the correlation counts them (numbers in bins).
struct PairCounts {
    AttributeId first;
    AttributeId second;
    std::vector<PairValue> rows;       ///< of the first attribute
    std::vector<PairValue> columns;    ///< of the second
    std::vector<std::uint64_t> counts; ///< rows * columns; sums to the tuples

    std::uint64_t at(std::size_t row, std::size_t column) const { return counts[row * columns.size() + column]; }
};

/// Count a pair for people to look at. Ordered attributes keep their order, others go by frequency, the most frequent first (ties in value
/// order); at most `mostLines` lines each way, the last one gathering the less frequent rest (mostLines >= 2).
/// InvalidArgument where the matrix is of another table or an attribute is not in it. O(tuples + domains log domains).
Result<PairCounts> pairCounts(const KeptTable& table, const CorrelationMatrix& matrix, std::pair<AttributeId, AttributeId> pair,
                              std::size_t mostLines, JobContext& job);

} // namespace tranche
