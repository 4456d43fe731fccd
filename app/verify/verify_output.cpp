// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verify/verify_output.h"

#include "app/words/message_words.h"

namespace tranche {

const char* verdictSentence(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Holds: return "The release keeps its promises.";
    case Verdict::DoesNotHold: return "The release does not keep its promises.";
    case Verdict::Unreadable: return "The release cannot be checked: part of it cannot be read.";
    case Verdict::NotShownByFile: break;
    }
    return "No problem was found, but the files alone cannot prove the guarantee.";
}

std::string verifyText(const VerifyReport& report)
{
    std::string text;
    for (const auto& check : report.checks) {
        const std::string verdict = verdictKey(check.verdict);
        text += verdict + std::string(15 - verdict.size(), ' ') + placedWords(check.statement) + '\n';
    }
    text += std::string("\n") + verdictSentence(report.verdict) + "\n\nThis check cannot see:\n";
    for (const auto blind : report.cannotSee)
        text += "  - " + messageWords(blind) + '\n';
    return text;
}

VerifyWords plainWords(const VerifyReport& report, const std::string& name)
{
    return {.language = "en",
            .title = "Verification of " + name,
            .summary = verdictSentence(report.verdict),
            .checks = "Checks",
            .approvals = "Approvals",
            .cannotSee = "What this check cannot see",
            .name = "Name",
            .time = "Time",
            .reason = "Reason",
            .signature = "Signature",
            .verdict = verdictKey,
            .sentence = placedWords,
            .blindSpot = [](BlindSpotMessage blind) { return messageWords(blind); }};
}

} // namespace tranche
