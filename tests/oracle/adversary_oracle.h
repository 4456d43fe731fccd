// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/exact.h"
#include "core/columns/column_partition.h"
#include "core/adversary/adversary_view.h"
#include "core/table/kept_table.h"
#include "tests/support/buckets.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

namespace tranche::test {

/// DEFINITIONS, Intruder, word for word: every bucket and every row is looked at.
struct OracleInference {
    bool allKnown = false;
    std::map<std::size_t, BigRational> bucketProbability;                          ///< by fitting bucket
    std::map<std::size_t, std::map<std::uint32_t, BigRational>> sensitiveInBucket; ///< D(t,B)
    std::map<std::uint32_t, BigRational> sensitive;                                ///< p(t,s) > 0
};

struct OracleAnswer {
    std::map<std::size_t, BigRational> fit;            ///< f(K,B) of fitting buckets
    std::map<std::size_t, OracleInference> inferences; ///< by sensitive attribute that is not known
    std::vector<std::size_t> uniqueColumns;            ///< known column values that occur once, where something fits
    std::vector<std::size_t> absentColumns;            ///< known column values that no tuple has, though each of their values occurs
    std::size_t agreeingTuples = 0;
};

OracleAnswer oracleAnswer(const KeptTable& table, const ColumnPartition& columns, const std::vector<Rows>& buckets,
                          const std::vector<KnownValue>& known);

} // namespace tranche::test
