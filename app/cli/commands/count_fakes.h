// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/membership/membership_report.h"
#include "core/pipeline/snapshot.h"

namespace tranche::cli {

/// How well sliced buckets hide who is in the table. An estimate begins each time to draw at the same place, so every command says the same
/// of the same buckets. Fails as membership().
Result<MembershipReport> countFakes(const Snapshot& snapshot, Counting counting, JobContext& job);

} // namespace tranche::cli
