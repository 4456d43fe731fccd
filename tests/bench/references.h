// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/columns/column_partition.h"
#include "core/table/kept_table.h"

#include <cstddef>
#include <vector>

namespace tranche::bench {

/// What figures are measured against in the same run, so that a busy machine cancels out.

/// T_sort: tuple numbers sorted by all attributes in turn. Returns a number that depends on the result.
std::size_t sortTuples(const KeptTable& table);

/// T_kd: a tree of plain medians, one attribute after the other, down to 64 tuples, of records of 32-bit codes that are moved; no check.
/// How many leaves it has.
std::size_t plainTree(const KeptTable& table);

/// The paper's algorithm word by word: for each cut that is tried, p(t,.) of every tuple over every bucket. Median cuts, the widest
/// attribute only. Sizes of the buckets in the order in which they are finished.
std::vector<std::size_t> literalSizes(const KeptTable& table, const ColumnPartition& columns, double l);

} // namespace tranche::bench
