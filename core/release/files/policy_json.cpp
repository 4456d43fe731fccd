// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/policy_json.h"

#include "core/recipe/json_values.h"

namespace tranche {

namespace {

QJsonObject findingJson(const RuleFinding& finding)
{
    const bool waived = finding.verdict == RuleVerdict::Waived;
    return {{QStringLiteral("rule"), jsonText(ruleKey(finding.rule))},
            {QStringLiteral("asked"), jsonText(finding.asked)},
            {QStringLiteral("found"), jsonText(finding.found)},
            {QStringLiteral("verdict"), jsonText(verdictWord(finding.verdict))},
            {QStringLiteral("reason"), waived ? QJsonValue(jsonText(finding.reason)) : QJsonValue()},
            {QStringLiteral("by"), waived ? QJsonValue(jsonText(finding.by)) : QJsonValue()}};
}

} // namespace

std::string_view verdictWord(RuleVerdict verdict)
{
    switch (verdict) {
    case RuleVerdict::Pass: return "pass";
    case RuleVerdict::Fail: return "fail";
    case RuleVerdict::Waived: return "waived";
    }
    return {};
}

QJsonArray findingsJson(const std::vector<RuleFinding>& findings)
{
    QJsonArray rules;
    for (const auto& finding : findings)
        rules.append(findingJson(finding));
    return rules;
}

QJsonObject policyJson(const Policy& policy, const std::vector<RuleFinding>& findings)
{
    return {{QStringLiteral("name"), jsonText(policy.name)},
            {QStringLiteral("version"), jsonText(policy.version)},
            {QStringLiteral("sha256"), jsonText(policy.sha256)},
            {QStringLiteral("rules"), findingsJson(findings)}};
}

} // namespace tranche
