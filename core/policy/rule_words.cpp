// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/rule_words.h"

#include "core/base/messages/release/policy_message.h"
#include "core/policy/number_text.h"

namespace tranche {

std::vector<std::string> wordsOfRule(Rule rule)
{
    switch (rule) {
    case Rule::Models: return {"l", "distinct", "entropy", "recursive", "t"};
    case Rule::Missing: return {"drop", "value"};
    case Rule::ReleaseTypes: return {"public", "scientific", "enclave"};
    case Rule::FormulaCells: return {"asis", "prefixed"};
    default: return {};
    }
}

std::string askedText(const RuleAsked& asked)
{
    switch (asked.rule) {
    case Rule::LeastL:
    case Rule::GreatestP: return asked.ratio ? asked.ratio->text() : std::string();
    case Rule::GreatestUnique:
    case Rule::LeastFakes: return numberText(asked.number);
    case Rule::LeastBucket:
    case Rule::Approvers:
    case Rule::ReviewWithinDays: return std::to_string(asked.count);
    case Rule::Signed:
    case Rule::OriginalVerified: return yesText(asked.yes);
    default: return listText(asked.words);
    }
}

Statement askedPhrase(const RuleFinding& finding)
{
    const auto first = static_cast<std::uint8_t>(PolicyMessage::AsksModels);
    return {Message(Topic::Policy, static_cast<std::uint8_t>(first + static_cast<std::uint8_t>(finding.rule))), {Argument(finding.asked)}};
}

Statement failingSentence(const RuleFinding& finding)
{
    return {PolicyMessage::RuleFails, askedPhrase(finding), Argument::figure(finding.found)};
}

} // namespace tranche
