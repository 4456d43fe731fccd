// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/ruling/rule_judge.h"

#include "core/verify/ruling/asked_rule.h"

#include <algorithm>

namespace tranche {

namespace {

using Outcome = RuleJudgement::Outcome;

RuleJudgement exactly(bool holds, std::string found)
{
    return {holds ? Outcome::Pass : Outcome::Fail, std::move(found), true};
}

bool asksFor(const RuleAsked& asked, const std::string& word)
{
    return std::ranges::find(asked.words, word) != asked.words.end();
}

RuleJudgement judgeP(const RuleAsked& asked, const ShownFacts& shown)
{
    if (shown.facts.largestP)
        return exactly(*shown.facts.largestP <= *asked.ratio, shown.facts.largestP->text());
    const auto bound = std::ranges::find(shown.bounds, *asked.ratio, &GreatestP::bound);
    const auto kept = bound == shown.bounds.end() ? std::nullopt : bound->kept();
    if (kept)
        return {*kept ? Outcome::Pass : Outcome::Fail, {}, false};
    return {shown.withOriginal || shown.promisesNothing ? Outcome::Fail : Outcome::NeedsOriginal, {}, false};
}

/// Where nothing looks like a formula there is nothing to ask for.
RuleJudgement judgeFormulas(const RuleAsked& asked, const std::string& found)
{
    return exactly(found == "none" || asksFor(asked, found), found);
}

RuleJudgement judgeReview(const RuleAsked& asked, const std::optional<long>& days)
{
    const bool soon = days && *days >= 0 && static_cast<std::size_t>(*days) <= asked.count;
    return {soon ? Outcome::Pass : Outcome::Fail, days ? std::to_string(*days) : std::string(), false};
}

RuleJudgement judgeMissing(const RuleAsked& asked, const std::vector<std::string>& found)
{
    return exactly(std::ranges::all_of(found, [&](const auto& word) { return asksFor(asked, word); }), listWords(found));
}

} // namespace

RuleJudgement judgeRule(const RuleAsked& asked, const ShownFacts& shown)
{
    const auto& facts = shown.facts;
    switch (asked.rule) {
    case Rule::Models: return exactly(asksFor(asked, facts.model), facts.model);
    case Rule::LeastL: return facts.l ? exactly(*facts.l >= *asked.ratio, facts.l->text()) : RuleJudgement{};
    case Rule::GreatestP: return judgeP(asked, shown);
    case Rule::GreatestUnique:
        return facts.uniqueShare ? exactly(*facts.uniqueShare <= asked.number, decimalWords(*facts.uniqueShare)) : RuleJudgement{};
    case Rule::LeastBucket:
        return facts.leastBucket ? exactly(*facts.leastBucket >= asked.count, std::to_string(*facts.leastBucket)) : RuleJudgement{};
    case Rule::LeastFakes: return {Outcome::Unseen, {}, false};
    case Rule::Missing: return judgeMissing(asked, facts.missing);
    case Rule::ReleaseTypes: return exactly(asksFor(asked, facts.releaseType), facts.releaseType);
    case Rule::Approvers:
        return {facts.approvals.value_or(0) >= asked.count ? Outcome::Pass : Outcome::Fail, std::to_string(facts.approvals.value_or(0)),
                false};
    case Rule::Signed:
        return {!asked.yes || facts.allSigned.value_or(false) ? Outcome::Pass : Outcome::Fail,
                facts.allSigned.value_or(false) ? "yes" : "no", false};
    case Rule::OriginalVerified:
        return {!asked.yes || shown.withOriginal ? Outcome::Pass : Outcome::Unseen, shown.withOriginal ? "yes" : "", false};
    case Rule::FormulaCells: return judgeFormulas(asked, facts.formulaCells);
    case Rule::ReviewWithinDays: break;
    }
    return judgeReview(asked, facts.daysToReview);
}

} // namespace tranche
