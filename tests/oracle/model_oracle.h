// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/exact.h"
#include "core/privacy/privacy_model.h"
#include "core/table/kept_table.h"

#include <vector>

namespace tranche::test {

/// Whether a distribution keeps a model, as spec section 5 words it. `weights` has one entry for each value of the sensitive
/// attribute, on any common scale; not all are 0. Entropies are compared in 100 digits; closer than 90 of them is a tie, which passes.
bool oracleKeeps(const PrivacyModel& model, const std::vector<BigInteger>& weights, const KeptAttribute& sensitive);

} // namespace tranche::test
