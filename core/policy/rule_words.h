// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/statement.h"
#include "core/policy/policy.h"

#include <string>
#include <vector>

namespace tranche {

/// The words that a rule may ask for (DEFINITIONS, Policy); empty where it asks for numbers.
std::vector<std::string> wordsOfRule(Rule rule);

/// What a rule asks for, as the manifest says it: "3/1", "0.05", "l, t", "yes".
std::string askedText(const RuleAsked& asked);

/// What is asked of a release, as a part of a sentence: PolicyMessage of the rule, with `asked` as its argument.
Statement askedPhrase(const RuleFinding& finding);
/// That a rule does not hold: what it asks, what was found.
Statement failingSentence(const RuleFinding& finding);

} // namespace tranche
