// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/exact.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tranche::test {

using RowLists = std::vector<std::vector<std::size_t>>;

/// phi2 of the counts of two attributes of different columns, averaged over every way to permute one against the other inside
/// each bucket. Each is equally likely, so this is what shuffling does on average. O(product of the buckets' factorials).
BigRational phiAfterAllShuffles(const std::vector<std::string>& left, const std::vector<std::string>& right, const RowLists& buckets);

/// The same from E[n_ij] = sum_B n_i(B) n_j(B) / |B|, counted value pair by value pair.
BigRational phiAfterByFormula(const std::vector<std::string>& left, const std::vector<std::string>& right, const RowLists& buckets);

} // namespace tranche::test
