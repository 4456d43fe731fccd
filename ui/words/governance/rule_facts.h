// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"
#include "core/recipe/release_details.h"
#include "ui/session/document.h"
#include "ui/words/panel_id.h"

#include <QString>

#include <string_view>
#include <vector>

namespace tranche {

/// How a rule stands on the screen; open: it is about what has still to come.
enum class RuleState { Pass, Fail, Waived, Open, Unjudged };

/// One rule of the policy in words; without a policy, one figure that a policy could ask for.
struct RuleFact {
    Rule rule = Rule::Models;
    RuleState state = RuleState::Unjudged;
    QString asked;                    ///< "Largest p(t,s) at most 1/3"
    QString found;                    ///< ".333"
    QString reason;                   ///< of a waiver
    QString by;                       ///< of a waiver
    PanelId where = PanelId::Approve; ///< where it is decided

    friend bool operator==(const RuleFact&, const RuleFact&) = default;
};

/// How far approving has come.
struct ApprovalProgress {
    std::size_t given = 0;
    bool allSigned = false;
    bool verified = false; ///< with the original table, on exactly these files
};

/// Rules that were judged, in the policy's order. Approvers, signatures and the verifier stand open until they are there.
std::vector<RuleFact> ruleFacts(const std::vector<RuleFinding>& findings, const ApprovalProgress& progress);
/// The rules of a policy that were not judged yet.
std::vector<RuleFact> unjudgedFacts(const Policy& policy);
/// Without a policy: the figures that are known, without verdicts.
std::vector<RuleFact> figureFacts(const Document& now);

/// "10 pass, 1 waived, 1 open"; "no verdicts" without a policy.
QString ruleCountText(const std::vector<RuleFact>& facts);
/// "scientific use, under a contract"
QString releaseTypeText(ReleaseType type);
/// The same of the word that files have for it; empty for any other.
QString releaseTypeText(std::string_view word);
/// "pass", "fail", "waived", "open"; empty where it was not judged.
QString ruleStateText(RuleState state);

} // namespace tranche
