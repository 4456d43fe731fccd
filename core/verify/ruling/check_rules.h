// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verify/reporter.h"
#include "core/verify/ruling/rule_judge.h"

#include <cstddef>
#include <vector>

namespace tranche {

/// Every bound of p(t,s) that the manifest's policy or the given one asks for, once.
std::vector<GreatestP> boundsAsked(const ReleaseManifest& manifest, const VerifyOptions& options);

/// Whether one of the two asks for the share of unique values.
bool asksForUnique(const ReleaseManifest& manifest, const VerifyOptions& options);

/// Approvals that the manifest's policy or the given one asks for: the greater number; 1 where no rule says more.
std::size_t approvalsAsked(const ReleaseManifest& manifest, const VerifyOptions& options);

/// Judge the rules of the manifest's policy and of the given one by what is shown; of a draft, not those about what comes after it.
///
/// An entry of the manifest does not hold where it says that the rule fails or found something else, where it says that the rule passes and
/// it does not, and where it is waived without a reason or a name. The given policy's own rules are judged as if the manifest said nothing;
/// waivers count where the manifest was made under this very policy, and then its rules must be that policy's. O(rules).
void checkRules(const ReleaseManifest& manifest, const ShownFacts& shown, const VerifyOptions& options, Reporter& reporter);

} // namespace tranche
