// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/ruling/check_rules.h"

#include "core/base/messages/release/evidence_message.h"
#include "core/import/blank.h"
#include "core/verify/ruling/asked_rule.h"
#include "core/verify/signing/approvals_file.h"

#include <algorithm>

namespace tranche {

namespace {

using Outcome = RuleJudgement::Outcome;

/// A rule that is asked for, and the manifest's entry about it where there is one.
struct AskedAndStated {
    RuleAsked asked;
    const StatedRule* stated = nullptr;
};

bool comesAfterDraft(Rule rule)
{
    return rule == Rule::Signed || rule == Rule::OriginalVerified || rule == Rule::ReviewWithinDays;
}

std::vector<AskedAndStated> statedRules(const ReleaseManifest& manifest)
{
    std::vector<AskedAndStated> rules;
    if (manifest.policy)
        for (const auto& stated : manifest.policy->rules)
            if (auto asked = askedRule(stated.rule, stated.asked))
                rules.push_back({std::move(*asked), &stated});
    return rules;
}

std::vector<RuleAsked> allAsked(const ReleaseManifest& manifest, const VerifyOptions& options)
{
    std::vector<RuleAsked> all;
    for (auto& rule : statedRules(manifest))
        all.push_back(std::move(rule.asked));
    if (options.policy)
        all.insert(all.end(), options.policy->rules.begin(), options.policy->rules.end());
    return all;
}

/// What the manifest says about a rule is complete and could be true. False: the reporter has what is wrong.
bool statedWell(const StatedRule& stated, const RuleJudgement& judged, Reporter& reporter)
{
    const std::string rule(ruleKey(stated.rule));
    if (stated.verdict == RuleVerdict::Fail)
        reporter.add(Verdict::DoesNotHold, {EvidenceMessage::StatedFail, rule});
    else if (stated.verdict == RuleVerdict::Waived && (isBlank(stated.reason) || isBlank(stated.by)))
        reporter.add(Verdict::DoesNotHold, {EvidenceMessage::WaiverBlank, rule});
    else if (judged.exact && judged.found != stated.found)
        reporter.add(Verdict::DoesNotHold, {EvidenceMessage::OtherFinding, rule, Argument::figure(judged.found)});
    else
        return true;
    return false;
}

void report(const AskedAndStated& rule, const RuleJudgement& judged, Reporter& reporter)
{
    const std::string key(ruleKey(rule.asked.rule));
    const auto asked = Argument::figure(askedWords(rule.asked));
    const auto found = judged.found.empty() ? Argument(Statement(EvidenceMessage::FoundUnknown)) : Argument::figure(judged.found);
    if (rule.stated && rule.stated->verdict == RuleVerdict::Waived)
        return reporter.add(Verdict::Holds, {EvidenceMessage::RuleWaived, key, asked, rule.stated->by});
    switch (judged.outcome) {
    case Outcome::Pass:
        if (judged.found.empty())
            return reporter.add(Verdict::Holds, {EvidenceMessage::RulePassesUnnamed, key, asked});
        return reporter.add(Verdict::Holds, {EvidenceMessage::RulePasses, key, asked, found});
    case Outcome::Fail: return reporter.add(Verdict::DoesNotHold, {EvidenceMessage::RuleFails, key, asked, found});
    case Outcome::NeedsOriginal: return reporter.add(Verdict::NotShownByFile, {EvidenceMessage::RuleNotShown, key, asked});
    case Outcome::Unseen: break;
    }
    reporter.cannotSee(rule.asked.rule == Rule::LeastFakes ? BlindSpotMessage::FakesPerOriginal : BlindSpotMessage::WithoutOriginal);
}

void judgeAll(const std::vector<AskedAndStated>& rules, const ShownFacts& shown, bool draft, Reporter& reporter)
{
    for (const auto& rule : rules) {
        const bool apart
            = rule.asked.rule == Rule::Approvers || (draft && comesAfterDraft(rule.asked.rule)); // approvals have a line of their own
        const auto judged = apart ? RuleJudgement{Outcome::Pass, {}, false} : judgeRule(rule.asked, shown);
        const bool well = !rule.stated || statedWell(*rule.stated, judged, reporter);
        if (well && !apart)
            report(rule, judged, reporter);
    }
}

std::vector<AskedAndStated> givenRules(const Policy& given)
{
    std::vector<AskedAndStated> rules;
    for (const auto& asked : given.rules)
        rules.push_back({asked, nullptr});
    return rules;
}

/// Whether the manifest has the rules of the policy that it names, no other ones and none less.
bool hasRulesOf(const StatedPolicy& stated, const Policy& given)
{
    return stated.name == given.name && stated.version == given.version
           && std::ranges::equal(stated.rules, given.rules,
                                 [](const auto& a, const auto& b) { return a.rule == b.rule && a.asked == askedWords(b); });
}

} // namespace

std::vector<GreatestP> boundsAsked(const ReleaseManifest& manifest, const VerifyOptions& options)
{
    std::vector<GreatestP> bounds;
    for (const auto& asked : allAsked(manifest, options))
        if (asked.rule == Rule::GreatestP && std::ranges::find(bounds, *asked.ratio, &GreatestP::bound) == bounds.end())
            bounds.emplace_back(*asked.ratio);
    return bounds;
}

bool asksForUnique(const ReleaseManifest& manifest, const VerifyOptions& options)
{
    const auto asked = allAsked(manifest, options);
    return std::ranges::find(asked, Rule::GreatestUnique, &RuleAsked::rule) != asked.end();
}

std::size_t approvalsAsked(const ReleaseManifest& manifest, const VerifyOptions& options)
{
    std::size_t most = 1;
    for (const auto& asked : allAsked(manifest, options))
        if (asked.rule == Rule::Approvers)
            most = std::max(most, asked.count);
    return most;
}

void checkRules(const ReleaseManifest& manifest, const ShownFacts& shown, const VerifyOptions& options, Reporter& reporter)
{
    if (manifest.policy) {
        for (const auto& stated : manifest.policy->rules)
            if (!askedRule(stated.rule, stated.asked))
                reporter.add(Verdict::DoesNotHold, {EvidenceMessage::RuleUnreadable, std::string(ruleKey(stated.rule))});
        reporter.add(Verdict::Holds, {EvidenceMessage::JudgedByStated, manifest.policy->name, manifest.policy->version});
        judgeAll(statedRules(manifest), shown, options.draft, reporter);
    }
    if (!options.policy)
        return;
    const auto& given = *options.policy;
    const bool same = manifest.policy && manifest.policy->sha256 == given.sha256;
    if (same && !hasRulesOf(*manifest.policy, given))
        return reporter.add(Verdict::DoesNotHold, {EvidenceMessage::OtherRules, given.name});
    reporter.add(Verdict::Holds, {same ? EvidenceMessage::SamePolicy : EvidenceMessage::JudgedByGiven, given.name, given.version});
    if (!same) // otherwise the very same rules were judged above
        judgeAll(givenRules(given), shown, options.draft, reporter);
}

} // namespace tranche
