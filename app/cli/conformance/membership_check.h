// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/conformance/slicing_check.h"

namespace tranche::cli {

/// "membership" (whole tuples) and "membership_qi", by every exact method.
void checkMembership(const GivenSlicing& slicing, const QJsonObject& entry, Tally& tally, JobContext& job);

} // namespace tranche::cli
