// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/parameters.h"
#include "core/recipe/release_options.h"
#include "core/release/logging/audit_fact.h"

#include <map>
#include <string>

namespace tranche {

/// Every parameter by its name on the command line, as text: "l" -> "3/1". Of hierarchies only whose they are. O(their texts).
std::map<std::string, std::string> parameterTexts(const Parameters& parameters);

/// One entry for each parameter that differs: "parameter", "value", "before". `all`: those of the model are told in any case, and without
/// "before". O(their texts).
AuditFacts parameterFacts(const Parameters& before, const Parameters& now, bool all);

/// The same of how a release is written and what is said about it, and of its policy and waivers, which have events of their own.
AuditFacts releaseFacts(const ReleaseOptions& before, const ReleaseOptions& now);

} // namespace tranche
