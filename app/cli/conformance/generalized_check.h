// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/conformance/slicing_check.h"

namespace tranche::cli {

/// "generalized", where there is one: every row lies within the region given for it, S is kept, and the slicing of the table recoded to
/// these regions gives the same p(t,s), greatest p, greatest l and least number of values as the entry says.
void checkGeneralized(const GivenSlicing& slicing, const QJsonObject& entry, Tally& tally);

} // namespace tranche::cli
