// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/policy_options.h"

#include "app/cli/options/list_text.h"
#include "app/words/printable.h"
#include "core/import/blank.h"
#include "core/recipe/recipe_file.h"

#include <algorithm>

namespace tranche::cli {

namespace {

Result<Policy> policyIn(const std::filesystem::path& file)
{
    const auto bytes = readSmallFile(file);
    if (!bytes)
        return std::unexpected(bytes.error());
    auto policy = readPolicy(*bytes);
    if (!policy)
        policy.error().place.file = file.filename().string();
    return policy;
}

Result<Waiver> waiverOf(const std::string& text, const std::string& by)
{
    const auto sign = text.find('=');
    const auto rule = text.substr(0, sign);
    if (sign == std::string::npos || !ruleOfKey(rule))
        return badUsage("The option --waive expects RULE=REASON, with a rule as it is called in the policy: least_l, greatest_p, ...");
    auto reason = text.substr(sign + 1);
    if (isBlank(reason))
        return badUsage("A waiver needs a written reason: --waive " + rule + "=REASON.");
    return Waiver{rule, std::move(reason), by};
}

} // namespace

Result<void> readPolicyOptions(const Arguments& arguments, SliceRequest& request)
{
    const auto file = arguments.value("--policy");
    const auto waivers = arguments.values("--waive");
    if (!waivers.empty() && !file)
        return badUsage("The option --waive requires --policy.");
    if (!file)
        return {};
    auto policy = policyIn(*file);
    if (!policy)
        return std::unexpected(policy.error());
    auto& release = request.release;
    if (!release.policy || release.policy->sha256 != policy->sha256)
        release.waivers.clear();
    release.policy = PolicyName{policy->name, policy->version, policy->sha256};
    request.policy = std::move(*policy);
    const auto by = arguments.value("--approve-as").value_or("");
    if (!waivers.empty() && isBlank(by))
        return badUsage("A waiver needs the name of a person: give --approve-as NAME with --waive.");
    for (const auto& text : waivers) {
        auto waiver = waiverOf(text, by);
        if (!waiver)
            return std::unexpected(waiver.error());
        std::erase_if(release.waivers, [&](const Waiver& old) { return old.rule == waiver->rule; });
        release.waivers.push_back(std::move(*waiver));
    }
    return {};
}

} // namespace tranche::cli
