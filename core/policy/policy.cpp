// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/policy.h"

#include <algorithm>
#include <array>

namespace tranche {

namespace {

constexpr std::array<std::string_view, 13> ruleKeys{
    "models",        "least_l",   "greatest_p", "greatest_unique_share", "least_bucket",  "least_fakes_per_original", "missing",
    "release_types", "approvers", "signed",     "original_verified",     "formula_cells", "review_within_days"};

} // namespace

std::string_view ruleKey(Rule rule)
{
    return ruleKeys[static_cast<std::size_t>(rule)];
}

std::optional<Rule> ruleOfKey(std::string_view key)
{
    const auto at = std::ranges::find(ruleKeys, key);
    return at == ruleKeys.end() ? std::nullopt : std::optional(static_cast<Rule>(at - ruleKeys.begin()));
}

const RuleAsked* Policy::find(Rule rule) const
{
    const auto at = std::ranges::find(rules, rule, &RuleAsked::rule);
    return at == rules.end() ? nullptr : &*at;
}

std::size_t Policy::approvers() const
{
    const auto* asked = find(Rule::Approvers);
    return asked ? asked->count : 1;
}

bool Policy::asksForSignatures() const
{
    const auto* asked = find(Rule::Signed);
    return asked && asked->yes;
}

} // namespace tranche
