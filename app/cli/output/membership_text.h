// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/membership/membership_report.h"
#include "core/pipeline/snapshot.h"

#include <string>

namespace tranche::cli {

/// What the two countings say to people, side by side, and the sentences that belong to them. Holds no cell value.
std::string membershipText(const Snapshot& snapshot, const MembershipReport& onQuasiIdentifiers, const MembershipReport& onWholeTuples);

} // namespace tranche::cli
