// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands/commands.h"
#include "app/cli/options/slice_request.h"
#include "core/membership/membership_report.h"
#include "core/pipeline/snapshot.h"

#include <memory>
#include <vector>

namespace tranche::cli {

/// What a sliced table comes to under the policy that was asked for.
struct JudgedPolicy {
    std::vector<RuleFinding> findings;             ///< empty: no policy
    std::shared_ptr<const MembershipReport> fakes; ///< on quasi-identifiers, counted where a rule asks for them; else null
};

/// Judge a sliced table by the policy that was asked for (phase "policy"). InvalidArgument for a waiver of a rule that holds or is not
/// asked for; else fails as policyFacts().
Result<JudgedPolicy> judgePolicy(Run& run, const Snapshot& snapshot, const SliceRequest& slicing);

} // namespace tranche::cli
