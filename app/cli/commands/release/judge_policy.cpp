// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/release/judge_policy.h"

#include "app/cli/commands/count_fakes.h"
#include "core/release/policy_facts.h"

#include <algorithm>
#include <utility>

namespace tranche::cli {

namespace {

/// Whether the waiver that an error is about was given on this command line.
bool isAskedNow(const Run& run, const Error& refused)
{
    const auto rule = refused.arguments.front().texts.front() + '=';
    return std::ranges::any_of(run.arguments.values("--waive"), [&](const auto& text) { return text.starts_with(rule); });
}

/// Null where no rule asks for them.
Result<std::shared_ptr<const MembershipReport>> fakesAskedFor(const Snapshot& snapshot, const Policy& policy, JobContext& job)
{
    if (!policy.find(Rule::LeastFakes))
        return nullptr;
    auto counted = countFakes(snapshot, Counting::QuasiIdentifiers, job);
    if (!counted)
        return std::unexpected(counted.error());
    return std::make_shared<const MembershipReport>(std::move(*counted));
}

} // namespace

Result<JudgedPolicy> judgePolicy(Run& run, const Snapshot& snapshot, const SliceRequest& slicing)
{
    if (!slicing.policy)
        return JudgedPolicy{};
    return run.phases.run("policy", [&](JobContext& job) -> Result<JudgedPolicy> {
        auto fakes = fakesAskedFor(snapshot, *slicing.policy, job);
        if (!fakes)
            return std::unexpected(fakes.error());
        const ReleaseRequest request{.source = run.source, .options = slicing.release, .policy = slicing.policy};
        const auto facts = policyFacts(snapshot, request, *slicing.policy, job, fakes->get());
        if (!facts)
            return std::unexpected(facts.error());
        auto waived = applyWaivers(judgeRules(*slicing.policy, *facts), slicing.release.waivers);
        for (const auto& refused : waived.refused) // what a recipe has waived and nobody needs any more falls without a word
            if (isAskedNow(run, refused))
                return std::unexpected(refused);
        return JudgedPolicy{std::move(waived.findings), std::move(*fakes)};
    });
}

} // namespace tranche::cli
