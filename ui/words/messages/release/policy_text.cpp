// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"

namespace tranche {

namespace {

/// What a rule of the policy asks for; %1 is what is asked.
QString askedText(PolicyMessage message)
{
    switch (message) {
    case PolicyMessage::AsksModels: return tr("Privacy model, one of: %1");
    case PolicyMessage::AsksLeastL: return tr("ℓ at least %1");
    case PolicyMessage::AsksGreatestP: return tr("Largest p(t,s) at most %1");
    case PolicyMessage::AsksGreatestUnique: return tr("Unique values in a column, share at most %1");
    case PolicyMessage::AsksLeastBucket: return tr("Bucket size at least %1");
    case PolicyMessage::AsksLeastFakes: return tr("Fakes per original at least %1");
    case PolicyMessage::AsksMissing: return tr("Missing values: %1");
    case PolicyMessage::AsksReleaseTypes: return tr("Release type, one of: %1");
    case PolicyMessage::AsksApprovers: return tr("Approvers, at least %1");
    case PolicyMessage::AsksSigned: return tr("Every approval signed: %1");
    case PolicyMessage::AsksOriginalVerified: return tr("Verified with the original table: %1");
    case PolicyMessage::AsksFormulaCells: return tr("Cells that look like formulas: %1");
    case PolicyMessage::AsksReviewWithinDays: return tr("Days until the review, at most %1");
    default: return {};
    }
}

} // namespace

QString windowText(PolicyMessage message, const Statement&)
{
    switch (message) {
    case PolicyMessage::NotJson: return tr("The policy is not a valid JSON object.");
    case PolicyMessage::KeyTwice: return tr("The policy has the key “%1” twice.");
    case PolicyMessage::OtherFormat: return tr("In the policy, “%1” must be 1, the only format this program knows.");
    case PolicyMessage::EntryMissing: return tr("The policy has no “%1”.");
    case PolicyMessage::EntryUnknown: return tr("The policy has an entry that this program does not know: “%1”.");
    case PolicyMessage::RuleUnknown: return tr("The policy asks for a rule that this program does not know: “%1”.");
    case PolicyMessage::NoRules: return tr("In the policy, “%1” must be an object with at least one rule.");
    case PolicyMessage::NotALine: return tr("In the policy, “%1” must be a text of one line.");
    case PolicyMessage::NotL: return tr("In the policy, “%1” must be a fraction of at least 1 in lowest terms, such as \"3/1\".");
    case PolicyMessage::NotP: return tr("In the policy, “%1” must be a fraction above 0 and up to 1 in lowest terms, such as \"1/3\".");
    case PolicyMessage::NotAShare: return tr("In the policy, “%1” must be a number from 0 to 1.");
    case PolicyMessage::NotANumber: return tr("In the policy, “%1” must be a number of at least 0.");
    case PolicyMessage::NotACount: return tr("In the policy, “%1” must be a whole number from %2 to %3.");
    case PolicyMessage::NotAFlag: return tr("In the policy, “%1” must be true or false.");
    case PolicyMessage::NotWords: return tr("In the policy, “%1” must be a list of some of these words, each once: %2.");
    case PolicyMessage::NotAWord: return tr("In the policy, “%1” must be one of these words: %2.");
    case PolicyMessage::RuleFails:
        return tr("A rule of the policy does not hold. It asks: %1. Found: %2. Change the settings, or waive the rule with a written "
                  "reason.");
    case PolicyMessage::WaiverNotAsked: return tr("The rule “%1” cannot be waived: the policy does not ask for it.");
    case PolicyMessage::WaiverNeedless: return tr("The rule “%1” cannot be waived: it holds.");
    case PolicyMessage::WaiverBlank: return tr("The rule “%1” can be waived only with a name and a written reason.");
    case PolicyMessage::WaiverTwice: return tr("The rule “%1” is waived twice. Give one reason.");
    case PolicyMessage::AsksModels:
    case PolicyMessage::AsksLeastL:
    case PolicyMessage::AsksGreatestP:
    case PolicyMessage::AsksGreatestUnique:
    case PolicyMessage::AsksLeastBucket:
    case PolicyMessage::AsksLeastFakes:
    case PolicyMessage::AsksMissing:
    case PolicyMessage::AsksReleaseTypes:
    case PolicyMessage::AsksApprovers:
    case PolicyMessage::AsksSigned:
    case PolicyMessage::AsksOriginalVerified:
    case PolicyMessage::AsksFormulaCells:
    case PolicyMessage::AsksReviewWithinDays: return askedText(message);
    }
    return {};
}

} // namespace tranche
