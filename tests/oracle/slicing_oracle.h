// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/exact.h"
#include "core/columns/column_partition.h"
#include "core/table/kept_table.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace tranche::test {

using Rows = std::vector<std::uint32_t>; ///< tuples of a bucket, ascending

/// The algorithm of the vectors' README, word for word: a first-in first-out queue, every cut followed by a check of the
/// whole sliced table by plain summation in fractions. Knows nothing of the engine; slow.
struct OracleRequest {
    BigRational l = 2;
    bool balanced = false;
    bool onlyWidest = false;
    std::size_t minBucket = 1;
    std::vector<AttributeId> cutOn;                            ///< empty: every quasi-identifier
    std::function<bool(const std::vector<Rows>&)> passes = {}; ///< decides about the sliced table instead of l, where it is given
};

struct TriedCut {
    Rows bucket;
    AttributeId attribute;
    Rows left;
    Rows right;
    bool accepted = false;
};

struct OracleOutcome {
    bool feasible = false;
    std::vector<Rows> buckets;
    std::vector<TriedCut> trace;
};

/// Attributes of width above 0 in the bucket, the widest first, ties in attribute order; `cutOn` empty: every quasi-identifier.
std::vector<AttributeId> oracleByDecreasingWidth(const KeptTable& table, const std::vector<AttributeId>& cutOn, const Rows& bucket);

/// The median cut, or the most even one between two values. `accepted` stays false.
TriedCut oracleCutBetweenValues(const KeptTable& table, AttributeId attribute, const Rows& bucket, bool balanced);

OracleOutcome oraclePartition(const KeptTable& table, const ColumnPartition& columns, const OracleRequest& request);

/// For each tuple its greatest p(t,s), by plain summation over all buckets.
std::vector<BigRational> oracleGreatestP(const KeptTable& table, const ColumnPartition& columns, const std::vector<Rows>& buckets);

/// For each tuple the number of buckets with f(t,B) > 0.
std::vector<std::size_t> oracleMatchCounts(const KeptTable& table, const ColumnPartition& columns, const std::vector<Rows>& buckets);

} // namespace tranche::test
