// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/exact.h"
#include "core/columns/column_partition.h"
#include "core/table/kept_table.h"
#include "tests/support/buckets.h"

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

namespace tranche::test {

/// DEFINITIONS, Membership, word for word: every combination of every bucket is written down, and so is every tuple.
struct OracleMembership {
    std::size_t originalRows = 0;
    std::size_t originalDistinct = 0;
    std::size_t originalUnique = 0; ///< tuples unlike all others
    std::size_t fakeDistinct = 0;
    std::size_t fakePerBucketSum = 0;
    BigInteger formulaSum = 0;
    std::map<std::size_t, std::size_t> originalRowsByMatches;
    std::map<std::size_t, std::size_t> fakesByMatches;
    std::optional<BigRational> auc;        ///< over all pairs of a tuple and a distinct fake
    std::vector<std::size_t> uniqueTuples; ///< by column that is left
};

/// `whole`: sensitive attributes count too.
OracleMembership oracleMembership(const KeptTable& table, const ColumnPartition& columns, const std::vector<Rows>& buckets, bool whole);

} // namespace tranche::test
