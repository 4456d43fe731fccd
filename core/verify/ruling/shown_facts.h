// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"
#include "core/verify/judging/targets.h"
#include "core/verify/ruling/greatest_p.h"
#include "core/verify/signing/check_approvals.h"

#include <optional>
#include <string>
#include <vector>

namespace tranche {

/// What the files of a release, and the original where it is there, show of what rules ask about.
struct ShownFacts {
    PolicyFacts facts; ///< of p(t,s) only what is exact
    std::vector<GreatestP> bounds;
    bool withOriginal = false;
    bool promisesNothing = false; ///< no attribute is sensitive, so that there is no p(t,s)
    bool asksForUnique = false;   ///< a rule needs the share of unique values
};

/// What manifest, dictionary and data show. O(distinct values).
PolicyFacts factsOf(const ReadRelease& release);

/// The greatest share of lines, over the columns, that are alone with their quasi-identifiers of the column (DEFINITIONS, Membership, in
/// the counting without sensitive values). `coded` still has its codes. O(lines * attributes).
double uniqueShareIn(const ReadRelease& release, const CodedRelease& coded, const JobContext& job);

/// What the approvals show: how many count, whether all are signed, and days from the last of them to the day of review.
void addApprovals(const ReleaseManifest& manifest, const ApprovalReport& approvals, PolicyFacts& facts);

} // namespace tranche
