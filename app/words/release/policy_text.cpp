// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/topic_texts.h"

namespace tranche {

const char* englishText(PolicyMessage message, const Statement&)
{
    switch (message) {
    case PolicyMessage::NotJson: return "The policy is not a valid JSON object.";
    case PolicyMessage::KeyTwice: return "The policy has the key \"%1\" twice.";
    case PolicyMessage::OtherFormat: return "In the policy, \"%1\" must be 1, the only format this program knows.";
    case PolicyMessage::EntryMissing: return "The policy has no \"%1\".";
    case PolicyMessage::EntryUnknown: return "The policy has an entry that this program does not know: \"%1\".";
    case PolicyMessage::RuleUnknown: return "The policy asks for a rule that this program does not know: \"%1\".";
    case PolicyMessage::NoRules: return "In the policy, \"%1\" must be an object with at least one rule.";
    case PolicyMessage::NotALine: return "In the policy, \"%1\" must be a text of one line.";
    case PolicyMessage::NotL: return "In the policy, \"%1\" must be a fraction of at least 1 in lowest terms, such as \"3/1\".";
    case PolicyMessage::NotP: return "In the policy, \"%1\" must be a fraction above 0 and up to 1 in lowest terms, such as \"1/3\".";
    case PolicyMessage::NotAShare: return "In the policy, \"%1\" must be a number from 0 to 1.";
    case PolicyMessage::NotANumber: return "In the policy, \"%1\" must be a number of at least 0.";
    case PolicyMessage::NotACount: return "In the policy, \"%1\" must be a whole number from %2 to %3.";
    case PolicyMessage::NotAFlag: return "In the policy, \"%1\" must be true or false.";
    case PolicyMessage::NotWords: return "In the policy, \"%1\" must be a list of some of these words, each once: %2.";
    case PolicyMessage::NotAWord: return "In the policy, \"%1\" must be one of these words: %2.";
    case PolicyMessage::RuleFails:
        return "A rule of the policy does not hold. It asks: %1. Found: %2. Change the settings, or waive the rule with a written reason.";
    case PolicyMessage::WaiverNotAsked: return "The rule \"%1\" cannot be waived: the policy does not ask for it.";
    case PolicyMessage::WaiverNeedless: return "The rule \"%1\" cannot be waived: it holds.";
    case PolicyMessage::WaiverBlank: return "The rule \"%1\" can be waived only with a name and a written reason.";
    case PolicyMessage::WaiverTwice: return "The rule \"%1\" is waived twice. Give one reason.";
    case PolicyMessage::AsksModels: return "privacy model one of: %1";
    case PolicyMessage::AsksLeastL: return "l at least %1";
    case PolicyMessage::AsksGreatestP: return "largest p(t,s) at most %1";
    case PolicyMessage::AsksGreatestUnique: return "share of unique values in a column at most %1";
    case PolicyMessage::AsksLeastBucket: return "tuples in a bucket at least %1";
    case PolicyMessage::AsksLeastFakes: return "fakes per original at least %1";
    case PolicyMessage::AsksMissing: return "missing values, drop the tuple or keep as a value: %1";
    case PolicyMessage::AsksReleaseTypes: return "release type one of: %1";
    case PolicyMessage::AsksApprovers: return "approvers at least %1";
    case PolicyMessage::AsksSigned: return "every approval signed: %1";
    case PolicyMessage::AsksOriginalVerified: return "verified with the original table: %1";
    case PolicyMessage::AsksFormulaCells: return "cells that look like formulas: %1";
    case PolicyMessage::AsksReviewWithinDays: return "days until the review at most %1";
    }
    return "";
}

} // namespace tranche
