// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"

#include <QJsonArray>
#include <QJsonObject>

#include <string_view>
#include <vector>

namespace tranche {

std::string_view verdictWord(RuleVerdict verdict); ///< "pass", "fail", "waived"

/// Rules that were judged, as they stand in the manifest: "rule", "asked", "found", "verdict", and for a waived one "reason" and "by",
/// which are null otherwise. O(findings).
QJsonArray findingsJson(const std::vector<RuleFinding>& findings);

/// `policy` of the manifest: "name", "version", "sha256" and "rules". O(findings).
QJsonObject policyJson(const Policy& policy, const std::vector<RuleFinding>& findings);

} // namespace tranche
