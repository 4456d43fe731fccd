// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verify/ruling/shown_facts.h"

#include <optional>
#include <string>

namespace tranche {

/// What the verifier itself says about a rule.
struct RuleJudgement {
    enum class Outcome {
        Pass,
        Fail,
        NeedsOriginal, ///< the files alone do not show it
        Unseen,        ///< neither the files nor the original show it
    };
    Outcome outcome = Outcome::Fail;
    std::string found;  ///< in the words of the manifest; empty where it is not known
    bool exact = false; ///< a manifest must have found the very same
};

/// Judge one rule by what is shown (DEFINITIONS, Policy): the verifier's own judgement. O(words).
RuleJudgement judgeRule(const RuleAsked& asked, const ShownFacts& shown);

} // namespace tranche
