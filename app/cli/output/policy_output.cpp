// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/policy_output.h"

#include "app/words/message_words.h"
#include "app/words/printable.h"
#include "core/policy/rule_words.h"
#include "core/release/files/policy_json.h"

namespace tranche::cli {

namespace {

void writeFinding(JsonWriter& json, const RuleFinding& finding)
{
    json.beginObject().member("rule", ruleKey(finding.rule)).member("asked", finding.asked).member("found", finding.found);
    json.member("verdict", verdictWord(finding.verdict));
    if (finding.verdict == RuleVerdict::Waived)
        json.member("reason", finding.reason).member("by", finding.by);
    else
        json.nullMember("reason").nullMember("by");
    json.endObject();
}

} // namespace

void writePolicy(JsonWriter& json, const std::optional<Policy>& policy, const std::vector<RuleFinding>& findings)
{
    if (!policy) {
        json.nullMember("policy");
        return;
    }
    json.key("policy").beginObject().member("name", policy->name).member("version", policy->version).member("sha256", policy->sha256);
    json.key("rules").beginArray();
    for (const auto& finding : findings)
        writeFinding(json, finding);
    json.endArray().endObject();
}

std::string policyText(const std::optional<Policy>& policy, const std::vector<RuleFinding>& findings)
{
    if (!policy)
        return {};
    std::string text = "Policy " + printable(policy->name) + ", version " + printable(policy->version) + ":\n";
    for (const auto& finding : findings) {
        auto verdict = std::string(verdictWord(finding.verdict));
        verdict.resize(8, ' ');
        text += "  " + verdict + messageWords(askedPhrase(finding)) + "; found: " + printable(finding.found);
        if (finding.verdict == RuleVerdict::Waived)
            text += "; waived by " + printable(finding.by) + ": " + printable(finding.reason);
        text += '\n';
    }
    return text;
}

} // namespace tranche::cli
