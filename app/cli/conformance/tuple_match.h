// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/exact.h"
#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/buckets/bucket_partition.h"
#include "core/columns/column_partition.h"
#include "core/table/kept_table.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

namespace tranche {

/// Shares of sensitive values, by code; values with share 0 are not listed.
using SensitiveShares = std::map<std::uint32_t, BigRational>;

/// What one q-matching bucket says about a tuple (DEFINITIONS, Matching).
struct BucketMatch {
    BucketId bucket;
    std::vector<BigRational> columnShares; ///< f_i(t,B) by column; of the column with the sensitive attribute without it
    BigRational product;                   ///< f(t,B)
    BigRational probability;               ///< p(t,B)
    SensitiveShares sensitive;             ///< D(t,B)
};

/// What an adversary who knows all quasi-identifiers of one tuple can say about it.
struct TupleMatch {
    std::vector<BucketMatch> qMatching; ///< buckets with f(t,B) > 0, ascending; never empty
    std::vector<BucketId> matching;     ///< buckets in which every whole column value occurs, S included (Definition 5); ascending
    SensitiveShares sensitive;          ///< p(t,s)
    BigRational maxP;                   ///< greatest p(t,s)
};

/// What is asked about: one tuple, and one of the sensitive attributes (the others count as quasi-identifiers).
struct TupleQuestion {
    RowId tuple;
    AttributeId sensitive;
};

/// Exact and literal: every bucket is looked at. InvalidArgument when sizes differ, the columns belong to another table, or the
/// attribute is not sensitive. O(tuples * attributes).
Result<TupleMatch> matchOf(const KeptTable& table, const ColumnPartition& columns, const BucketPartition& buckets,
                           const TupleQuestion& question);

/// The same about the sensitive attribute named first; InvalidArgument where none is sensitive.
Result<TupleMatch> matchOf(const KeptTable& table, const ColumnPartition& columns, const BucketPartition& buckets, RowId tuple);

/// What a partition promises, over all tuples.
struct PartitionPromise {
    BigRational maxP;                 ///< greatest p(t,s)
    std::size_t smallestDistinct = 0; ///< least number of sensitive values with p(t,s) > 0

    /// The greatest l that holds.
    BigRational largestL() const { return 1 / maxP; }
    /// Whether p(t,s) <= 1/l for every tuple and value.
    bool holds(const BigRational& l) const { return maxP * l <= 1; }
};

/// Over matches of all tuples (at least one).
PartitionPromise promiseOf(const std::vector<TupleMatch>& matches);

} // namespace tranche
