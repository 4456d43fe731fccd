// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/policy_facts.h"

#include "core/base/messages/release/policy_message.h"
#include "core/base/random.h"
#include "core/import/blank.h"
#include "core/laboratory/scenarios/measures.h"
#include "core/membership/membership.h"
#include "core/policy/rule_words.h"
#include "core/recipe/recipe_words.h"
#include "core/release/files/data_files.h"
#include "core/release/files/released_fields.h"

#include <QDateTime>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace tranche {

namespace {

constexpr std::uint64_t fakesSeed = 8; // an estimate hides nothing: the same decisions give the same figure

bool asksFor(const Policy& policy, Rule rule)
{
    return policy.find(rule) != nullptr;
}

/// Above it by at most three steps of a double.
double roundedUp(const Figure& figure)
{
    constexpr int places = 15;
    return std::nextafter(figure.rounded(places, Rounding::Up).toDouble(), std::numeric_limits<double>::infinity());
}

void addPromise(const PrivacyReport& report, PolicyFacts& facts)
{
    facts.model = report.claimsNothing() ? "none" : std::string(modelKey(report.model.kind));
    if (report.claimsNothing())
        return;
    if (report.model.kind != ModelKind::TCloseness)
        facts.l = report.model.l;
    const auto largest = report.maxP();
    facts.largestP = largest.ratio();
    if (!facts.largestP)
        facts.largestPAtMost = roundedUp(largest);
}

std::vector<std::string> missingRules(const Snapshot& snapshot)
{
    std::set<std::string> rules;
    for (const auto& field : fieldsOf(*snapshot.published))
        rules.emplace(wordOf(missingWords, snapshot.schema.attributes[field.meaning->source.value].missing));
    return {rules.begin(), rules.end()};
}

std::string formulaWord(const Snapshot& snapshot, const ReleaseOptions& options)
{
    if (countFormulaCells(*snapshot.published) == 0)
        return "none";
    return std::string(wordOf(formulaWords, options.formulaCells));
}

std::optional<long> daysTo(const std::string& day)
{
    const auto review = QDate::fromString(QString::fromStdString(day), Qt::ISODate);
    return review.isValid() ? std::optional(static_cast<long>(QDateTime::currentDateTimeUtc().date().daysTo(review))) : std::nullopt;
}

std::string releaseWord(const std::optional<ReleaseType>& type)
{
    const auto words = wordsOfRule(Rule::ReleaseTypes);
    return type ? words[static_cast<std::size_t>(*type)] : std::string();
}

/// The low end of an estimate: the rule asks for so many at least.
double surely(const MembershipReport& report)
{
    return report.interval ? report.interval->low / static_cast<double>(report.originalRows) : report.fakesPerOriginal();
}

Result<void> addFakes(const Snapshot& snapshot, const MembershipReport* known, PolicyFacts& facts, JobContext& job)
{
    if (known) {
        facts.fakesPerOriginal = surely(*known);
        return {};
    }
    SeededRandom random(fakesSeed);
    const auto counted = membership({*snapshot.published, *snapshot.columns, *snapshot.buckets}, {}, random, job);
    if (!counted)
        return std::unexpected(counted.error());
    facts.fakesPerOriginal = surely(*counted);
    return {};
}

/// What will be so once the release is complete.
void addWhatComesAfter(const Policy& asked, PolicyFacts& facts)
{
    facts.approvals = asked.approvers();
    const auto isAsked = [&](Rule rule) { return asksFor(asked, rule) ? std::optional(asked.find(rule)->yes) : std::nullopt; };
    facts.allSigned = isAsked(Rule::Signed);
    facts.originalVerified = isAsked(Rule::OriginalVerified);
}

/// Why a waiver does not fit the finding; null: its rule is not asked for.
std::optional<PolicyMessage> whyNot(const RuleFinding* finding, const Waiver& waiver)
{
    if (!finding)
        return PolicyMessage::WaiverNotAsked;
    if (finding->verdict == RuleVerdict::Pass)
        return PolicyMessage::WaiverNeedless;
    if (finding->verdict == RuleVerdict::Waived)
        return PolicyMessage::WaiverTwice;
    if (isBlank(waiver.reason) || isBlank(waiver.by))
        return PolicyMessage::WaiverBlank;
    return std::nullopt;
}

} // namespace

Result<PolicyFacts> policyFacts(const Snapshot& snapshot, const ReleaseRequest& request, const Policy& asked, JobContext& job,
                                const MembershipReport* fakes)
{
    PolicyFacts facts;
    if (snapshot.report)
        addPromise(*snapshot.report, facts);
    if (snapshot.published) {
        facts.missing = missingRules(snapshot);
        facts.formulaCells = formulaWord(snapshot, request.options);
    }
    if (snapshot.buckets && snapshot.buckets->size() > 0)
        facts.leastBucket = snapshot.buckets->sizes().least;
    if (snapshot.published && snapshot.columns && asksFor(asked, Rule::GreatestUnique))
        facts.uniqueShare = uniqueShareOf(snapshot, job);
    facts.releaseType = releaseWord(request.options.details.type);
    facts.daysToReview = daysTo(request.options.details.reviewBy);
    addWhatComesAfter(asked, facts);
    if (snapshot.published && snapshot.columns && snapshot.buckets && asksFor(asked, Rule::LeastFakes))
        if (const auto counted = addFakes(snapshot, fakes, facts, job); !counted)
            return std::unexpected(counted.error());
    return facts;
}

WaivedFindings applyWaivers(std::vector<RuleFinding> findings, const std::vector<Waiver>& waivers)
{
    WaivedFindings waived{std::move(findings), {}};
    for (const auto& waiver : waivers) {
        const auto rule = ruleOfKey(waiver.rule);
        const auto found = std::ranges::find_if(waived.findings, [&](const RuleFinding& finding) { return finding.rule == rule; });
        auto* finding = found == waived.findings.end() ? nullptr : &*found;
        if (const auto why = whyNot(finding, waiver)) {
            waived.refused.emplace_back(ErrorCode::InvalidArgument, Statement(*why, waiver.rule));
            continue;
        }
        finding->verdict = RuleVerdict::Waived;
        finding->reason = waiver.reason;
        finding->by = waiver.by;
    }
    return waived;
}

Result<std::vector<RuleFinding>> judgedPolicy(const Snapshot& snapshot, const ReleaseRequest& request, JobContext& job,
                                              const MembershipReport* fakes)
{
    if (!request.policy)
        return std::vector<RuleFinding>{};
    const auto facts = policyFacts(snapshot, request, *request.policy, job, fakes);
    if (!facts)
        return std::unexpected(facts.error());
    return applyWaivers(judgeRules(*request.policy, *facts), request.options.waivers).findings;
}

const RuleFinding* firstFailing(const std::vector<RuleFinding>& findings)
{
    const auto at = std::ranges::find(findings, RuleVerdict::Fail, &RuleFinding::verdict);
    return at == findings.end() ? nullptr : &*at;
}

} // namespace tranche
