// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/exact.h"
#include "core/base/ratio.h"

#include <span>

namespace tranche {

/// Whether exp(-sum p ln p) >= l = a/b for p_i = n_i / n, which is n^n b^n >= a^n prod n_i^n_i (DEFINITIONS, Privacy models).
///
/// Equality is decided through common factors: both sides have the same exponent for each number of a set without common
/// factors that all of n, n_i, a and b are products of. Otherwise logarithms of 100, then 1,000 digits tell; should even these not do,
/// the answer is no. Every n_i above 0, at least one.
bool keepsEntropy(std::span<const BigInteger> counts, const Ratio& l);

} // namespace tranche
