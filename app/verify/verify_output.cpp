// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verify/verify_output.h"

#include "app/words/message_words.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace tranche {

namespace {

const char* stateWord(ApprovalState state)
{
    switch (state) {
    case ApprovalState::NotSigned: return "not signed";
    case ApprovalState::SignedByKnown: return "known key";
    case ApprovalState::SignedByUnknown: return "unknown key";
    case ApprovalState::Broken: break;
    }
    return "not valid";
}

QJsonObject approvalJson(const JudgedApproval& approval)
{
    const auto text = [](const std::string& utf8) { return QJsonValue(QString::fromStdString(utf8)); };
    return {{QStringLiteral("name"), text(approval.entry.name)},
            {QStringLiteral("reason"), text(approval.entry.reason)},
            {QStringLiteral("time"), text(approval.entry.time)},
            {QStringLiteral("key_id"), approval.key ? text(approval.key->idText()) : QJsonValue()},
            {QStringLiteral("signature"), QLatin1String(stateWord(approval.state))}};
}

} // namespace

const char* verdictWord(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Holds: return "holds";
    case Verdict::DoesNotHold: return "does not hold";
    case Verdict::Unreadable: return "unreadable";
    case Verdict::NotShownByFile: break;
    }
    return "not shown";
}

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
        const std::string verdict = verdictWord(check.verdict);
        text += verdict + std::string(15 - verdict.size(), ' ') + placedWords(check.statement) + '\n';
    }
    text += std::string("\n") + verdictSentence(report.verdict) + "\n\nThis check cannot see:\n";
    for (const auto blind : report.cannotSee)
        text += "  - " + messageWords(blind) + '\n';
    return text;
}

std::string verifyJson(const VerifyReport& report)
{
    QJsonArray checks;
    for (const auto& check : report.checks)
        checks.append(QJsonObject{{QStringLiteral("verdict"), QLatin1String(verdictWord(check.verdict))},
                                  {QStringLiteral("sentence"), QString::fromStdString(placedWords(check.statement))}});
    QJsonArray approvals;
    for (const auto& approval : report.approvals)
        approvals.append(approvalJson(approval));
    QJsonArray cannotSee;
    for (const auto blind : report.cannotSee)
        cannotSee.append(QString::fromStdString(messageWords(blind)));
    return QJsonDocument(QJsonObject{{QStringLiteral("format"), 1},
                                     {QStringLiteral("verdict"), QLatin1String(verdictWord(report.verdict))},
                                     {QStringLiteral("status"), static_cast<int>(report.verdict)},
                                     {QStringLiteral("checks"), checks},
                                     {QStringLiteral("approvals"), approvals},
                                     {QStringLiteral("cannot_see"), cannotSee}})
        .toJson(QJsonDocument::Indented)
        .toStdString();
}

} // namespace tranche
