// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output/json_writer.h"
#include "core/membership/membership_report.h"
#include "core/pipeline/snapshot.h"

namespace tranche::cli {

/// "exact" or "estimate".
std::string_view methodName(FakesBy method);

/// Member "membership" or "membership_qi": the keys of the test vectors, and beside them `method` ("exact" or "estimate"), `exact_by`
/// ("disjoint boxes", "bitmap", "recursion"; null for an estimate), `interval` ([low, high] at 95 %; null where exact), `samples`,
/// `one_bucket_each`, `fakes_per_original`, `auc` (null without fakes), `matching_classes` and `unique_column_values`. Holds no cell value.
void writeMembership(JsonWriter& json, const Snapshot& snapshot, const MembershipReport& report);

} // namespace tranche::cli
