// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/number_text.h"
#include "core/policy/policy.h"
#include "core/policy/rule_words.h"

#include <algorithm>
#include <cmath>

namespace tranche {

namespace {

constexpr auto notKnown = "not known";

/// What was found, and whether it is what the rule asks for.
struct Judged {
    std::string found = notKnown;
    bool holds = false;
};

bool has(const std::vector<std::string>& words, const std::string& word)
{
    return std::ranges::find(words, word) != words.end();
}

/// Whether a double is at most a fraction of parts up to 10^9, exactly: value = whole * 2^exponent.
bool isAtMost(double value, const Ratio& most)
{
    if (!(value >= 0.0) || value > 1.0)
        return false;
    constexpr int mantissaBits = 53;
    constexpr int largestShift = 90; // whole * denominator stays below 2^83
    int exponent = 0;
    const double mantissa = std::frexp(value, &exponent);
    const auto whole = static_cast<std::uint64_t>(std::ldexp(mantissa, mantissaBits));
    const int shift = std::min(mantissaBits - exponent, largestShift);
    return Wide{whole} * most.denominator() <= Wide{most.numerator()} << static_cast<unsigned>(shift);
}

Judged judgeWord(const RuleAsked& asked, const std::string& found)
{
    return found.empty() ? Judged() : Judged{found, has(asked.words, found)};
}

Judged judgeL(const RuleAsked& asked, const PolicyFacts& facts)
{
    return facts.l && asked.ratio ? Judged{facts.l->text(), *facts.l >= *asked.ratio} : Judged();
}

Judged judgeP(const RuleAsked& asked, const PolicyFacts& facts)
{
    if (facts.largestP && asked.ratio)
        return {facts.largestP->text(), *facts.largestP <= *asked.ratio};
    if (facts.largestPAtMost && asked.ratio)
        return {numberText(*facts.largestPAtMost), isAtMost(*facts.largestPAtMost, *asked.ratio)};
    return {};
}

Judged judgeMissing(const RuleAsked& asked, const PolicyFacts& facts)
{
    if (facts.missing.empty())
        return {};
    return {listText(facts.missing), std::ranges::all_of(facts.missing, [&](const auto& word) { return has(asked.words, word); })};
}

/// Where nothing looks like a formula, cells are as they are and need no apostrophe.
Judged judgeFormulas(const RuleAsked& asked, const PolicyFacts& facts)
{
    const auto& found = facts.formulaCells;
    const bool prefixed = has(asked.words, "prefixed");
    return found.empty() ? Judged() : Judged{found, found == "none" || (found == "prefixed") == prefixed};
}

/// What is asked for with false is not asked for.
Judged judgeFlag(const RuleAsked& asked, const std::optional<bool>& found)
{
    return {found ? yesText(*found) : notKnown, !asked.yes || found.value_or(false)};
}

Judged judgeLeast(std::size_t least, const std::optional<std::size_t>& found)
{
    return found ? Judged{std::to_string(*found), *found >= least} : Judged();
}

/// A day of review that is over is none.
Judged judgeReview(const RuleAsked& asked, const PolicyFacts& facts)
{
    if (!facts.daysToReview)
        return {};
    const auto days = *facts.daysToReview;
    return {std::to_string(days), days >= 0 && static_cast<std::size_t>(days) <= asked.count};
}

Judged judgeRule(const RuleAsked& asked, const PolicyFacts& facts)
{
    switch (asked.rule) {
    case Rule::Models: return judgeWord(asked, facts.model);
    case Rule::LeastL: return judgeL(asked, facts);
    case Rule::GreatestP: return judgeP(asked, facts);
    case Rule::GreatestUnique:
        return facts.uniqueShare ? Judged{numberText(*facts.uniqueShare), *facts.uniqueShare <= asked.number} : Judged();
    case Rule::LeastBucket: return judgeLeast(asked.count, facts.leastBucket);
    case Rule::LeastFakes:
        return facts.fakesPerOriginal ? Judged{numberText(*facts.fakesPerOriginal), *facts.fakesPerOriginal >= asked.number} : Judged();
    case Rule::Missing: return judgeMissing(asked, facts);
    case Rule::ReleaseTypes: return judgeWord(asked, facts.releaseType);
    case Rule::Approvers: return judgeLeast(asked.count, facts.approvals);
    case Rule::Signed: return judgeFlag(asked, facts.allSigned);
    case Rule::OriginalVerified: return judgeFlag(asked, facts.originalVerified);
    case Rule::FormulaCells: return judgeFormulas(asked, facts);
    case Rule::ReviewWithinDays: return judgeReview(asked, facts);
    }
    return {};
}

} // namespace

std::vector<RuleFinding> judgeRules(const Policy& policy, const PolicyFacts& facts)
{
    std::vector<RuleFinding> findings;
    for (const auto& asked : policy.rules) {
        auto judged = judgeRule(asked, facts);
        findings.push_back({.rule = asked.rule,
                            .asked = askedText(asked),
                            .found = std::move(judged.found),
                            .verdict = judged.holds ? RuleVerdict::Pass : RuleVerdict::Fail,
                            .reason = {},
                            .by = {}});
    }
    return findings;
}

} // namespace tranche
