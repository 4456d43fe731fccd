// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/approval.h"

#include "core/base/messages/release_message.h"
#include "core/import/blank.h"
#include "core/import/sha256.h"
#include "core/recipe/json_values.h"
#include "core/release/draft.h"

#include <QDateTime>

#include <algorithm>

namespace tranche {

namespace {

/// The line that a signature covers with the files.
std::string trustedComment(const Approval& approval)
{
    return jsonBytes(QJsonDocument(QJsonObject{{QStringLiteral("name"), jsonText(approval.name)},
                                               {QStringLiteral("reason"), jsonText(approval.reason)},
                                               {QStringLiteral("time"), jsonText(approval.time)}}),
                     QJsonDocument::Compact);
}

/// The second line of a signature file.
std::string signatureLine(const std::string& file)
{
    const auto begin = file.find('\n') + 1;
    return file.substr(begin, file.find('\n', begin) - begin);
}

QJsonValue textOrNull(const std::string& text)
{
    return text.empty() ? QJsonValue(QJsonValue::Null) : QJsonValue(jsonText(text));
}

bool sameApprover(const Approval& one, const Approval& other)
{
    return one.isSigned() && other.isSigned() ? one.key == other.key : one.name == other.name;
}

} // namespace

Result<Approval> approveManifest(const std::string& manifest, const std::string& name, const std::string& reason, const SigningKey* key)
{
    if (isBlank(name))
        return fail(ErrorCode::InvalidArgument, ReleaseMessage::NoApprover);
    if (isBlank(reason))
        return fail(ErrorCode::InvalidArgument, ReleaseMessage::NoReason);
    Approval approval{.name = name,
                      .reason = reason,
                      .time = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString(),
                      .key = {},
                      .keyId = {},
                      .signature = {},
                      .manifest = sha256Hex(manifest)};
    if (!key)
        return approval;
    auto signature = signBytes(*key, manifest, trustedComment(approval));
    if (!signature)
        return std::unexpected(signature.error());
    approval.key = key->publicKey().text();
    approval.keyId = key->publicKey().idText();
    approval.signature = std::move(*signature);
    return approval;
}

Result<Approval> approve(const Draft& draft, const std::string& name, const std::string& reason, const SigningKey* key)
{
    if (const auto* rule = draft.failingRule())
        return fail(ErrorCode::InvalidArgument, {ReleaseMessage::RuleFails, std::string(ruleKey(rule->rule)), rule->asked, rule->found});
    return approveManifest(draft.manifest(), name, reason, key);
}

std::map<std::string, std::string> approvalFiles(const std::vector<Approval>& approvals)
{
    std::map<std::string, std::string> files;
    QJsonArray list;
    for (const auto& approval : approvals) {
        list.append(QJsonObject{{QStringLiteral("name"), jsonText(approval.name)},
                                {QStringLiteral("reason"), jsonText(approval.reason)},
                                {QStringLiteral("time"), jsonText(approval.time)},
                                {QStringLiteral("key"), textOrNull(approval.key)},
                                {QStringLiteral("signature"), textOrNull(approval.isSigned() ? signatureLine(approval.signature) : "")}});
        if (approval.isSigned())
            files["manifest.json." + approval.keyId + ".minisig"] = approval.signature;
    }
    files["approvals.json"] = jsonBytes(QJsonDocument(list), QJsonDocument::Indented);
    return files;
}

Result<void> checkApprovals(const std::vector<Approval>& approvals, const std::string& manifest, const ApprovalsAsked& asked)
{
    const auto digest = sha256Hex(manifest);
    for (auto one = approvals.begin(); one != approvals.end(); ++one) {
        if (one->manifest != digest)
            return fail(ErrorCode::InvalidArgument, ReleaseMessage::OtherApproval);
        if (asked.isSigned && !one->isSigned())
            return fail(ErrorCode::InvalidArgument, ReleaseMessage::NotSigned);
        if (std::any_of(approvals.begin(), one, [&](const auto& other) { return sameApprover(*one, other); }))
            return fail(ErrorCode::InvalidArgument, ReleaseMessage::SameApprover);
    }
    if (approvals.empty() || (approvals.size() < asked.count && !asked.mayLack))
        return fail(ErrorCode::InvalidArgument, {ReleaseMessage::TooFewApprovals, approvals.size(), asked.count});
    return {};
}

} // namespace tranche
