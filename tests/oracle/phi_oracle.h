// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/exact.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tranche::test {

/// phi2 of two attributes by the letter of its definition: every pair of values that occur, in fractions. O(n d1 d2).
BigRational phiByDefinition(const std::vector<std::string>& left, const std::vector<std::string>& right);

/// Equal-width bins of whole numbers by the letter of their definition, as labels for phiByDefinition.
/// A missing value ("") keeps a label of its own.
std::vector<std::string> binsByDefinition(const std::vector<std::string>& values, std::int64_t k);

/// phi2 of all pairs; the diagonal is 1.
std::vector<std::vector<BigRational>> phiMatrixByDefinition(const std::vector<std::vector<std::string>>& attributes);

} // namespace tranche::test
