// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/exact.h"

#include <string>
#include <vector>

namespace tranche::test {

/// A privacy model as DEFINITIONS, Privacy models lists it: "l", "distinct", "entropy", "recursive", "t".
struct PlainModel {
    std::string model;
    BigRational l = 1;
    BigRational c = 1;
    BigRational t = 0;
};

/// Whether probabilities keep a model. `probabilities` and `table` have one entry for each value of the table, in the values' order;
/// `ordered` says that this order counts for t-closeness. In fractions; entropies in whole numbers, or by logarithms of 300 digits,
/// taken for equal within 10^-200, where those numbers would have more than a million digits.
bool keepsPlainly(const PlainModel& model, const std::vector<BigRational>& probabilities, const std::vector<BigRational>& table,
                  bool ordered);

} // namespace tranche::test
