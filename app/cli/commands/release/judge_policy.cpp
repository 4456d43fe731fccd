// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/release/judge_policy.h"

#include "core/release/policy_facts.h"

#include <algorithm>

namespace tranche::cli {

namespace {

/// Whether the waiver that an error is about was given on this command line.
bool isAskedNow(const Run& run, const Error& refused)
{
    const auto rule = refused.arguments.front().texts.front() + '=';
    return std::ranges::any_of(run.arguments.values("--waive"), [&](const auto& text) { return text.starts_with(rule); });
}

} // namespace

Result<std::vector<RuleFinding>> judgePolicy(Run& run, const Snapshot& snapshot, const SliceRequest& slicing)
{
    if (!slicing.policy)
        return std::vector<RuleFinding>{};
    return run.phases.run("policy", [&](JobContext& job) -> Result<std::vector<RuleFinding>> {
        const ReleaseRequest request{.source = run.source, .options = slicing.release, .policy = slicing.policy};
        const auto facts = policyFacts(snapshot, request, *slicing.policy, job);
        if (!facts)
            return std::unexpected(facts.error());
        auto waived = applyWaivers(judgeRules(*slicing.policy, *facts), slicing.release.waivers);
        for (const auto& refused : waived.refused) // what a recipe has waived and nobody needs any more falls without a word
            if (isAskedNow(run, refused))
                return std::unexpected(refused);
        return std::move(waived.findings);
    });
}

} // namespace tranche::cli
