// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output/json_writer.h"
#include "core/policy/policy.h"

#include <optional>
#include <string>
#include <vector>

namespace tranche::cli {

/// Member "policy": as it stands in the manifest, or null.
void writePolicy(JsonWriter& json, const std::optional<Policy>& policy, const std::vector<RuleFinding>& findings);

/// A line for each rule: pass, fail or waived, what it asks, what was found, and why it was waived by whom. Empty where no rule is asked
/// for.
std::string policyText(const std::optional<Policy>& policy, const std::vector<RuleFinding>& findings);

} // namespace tranche::cli
