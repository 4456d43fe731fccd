// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/oracle/verify_oracle.h"

#include <vector>

namespace tranche::test {

/// z of the numbers of the buckets against the order of the original, then of the lines inside them, column by column: every tuple is tried
/// in every bucket. DEFINITIONS, Verification, word by word.
std::vector<double> plainOrder(const PlainRelease& release);

} // namespace tranche::test
