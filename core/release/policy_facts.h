// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/membership/membership_report.h"
#include "core/pipeline/snapshot.h"
#include "core/policy/policy.h"
#include "core/release/release_request.h"

#include <vector>

namespace tranche {

/// What can be said of a release before it is approved, for the rules that `asked` names (DEFINITIONS, Policy); what no rule asks for and
/// takes long stays unknown. `fakes` is a count on quasi-identifiers of this snapshot that is known already; null: counted where a rule
/// asks for it, and taken at the low end of its interval where it is an estimate.
///
/// What comes after the draft (approvals, signatures, the verifier) is said to be as asked: a release cannot be completed otherwise.
/// What the snapshot does not have is unknown. Fails as membership() does. O(tuples * attributes) beside the count of fakes.
Result<PolicyFacts> policyFacts(const Snapshot& snapshot, const ReleaseRequest& request, const Policy& asked, JobContext& job,
                                const MembershipReport* fakes = nullptr);

/// What became of the waivers of a release.
struct WaivedFindings {
    std::vector<RuleFinding> findings; ///< with those that are waived
    std::vector<Error> refused;        ///< one for each waiver of a rule that holds or is not asked for, that is blank, or comes again
};

/// Waive failing rules. O(findings * waivers).
WaivedFindings applyWaivers(std::vector<RuleFinding> findings, const std::vector<Waiver>& waivers);

/// The rules of the request's policy, judged and waived: what the manifest says and what is shown; waivers that do not fit are left out.
/// Empty where there is no policy. As policyFacts().
Result<std::vector<RuleFinding>> judgedPolicy(const Snapshot& snapshot, const ReleaseRequest& request, JobContext& job,
                                              const MembershipReport* fakes = nullptr);

/// The first rule that fails and is not waived; null: none does.
const RuleFinding* firstFailing(const std::vector<RuleFinding>& findings);

} // namespace tranche
