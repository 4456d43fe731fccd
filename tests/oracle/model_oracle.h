// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/exact.h"
#include "core/models/privacy_model.h"
#include "core/table/kept_table.h"

#include <vector>

namespace tranche::test {

/// Whether weights of any size keep a model: oracleHolds() on their shares. `weights` has one entry for each value of the sensitive
/// attribute, on any common scale; not all are 0. Entropies of weights too large for its powers are compared in 100 digits; closer than 90
/// of them is a tie, which passes.
bool oracleKeeps(const PrivacyModel& model, const std::vector<BigInteger>& weights, const KeptAttribute& sensitive);

} // namespace tranche::test
