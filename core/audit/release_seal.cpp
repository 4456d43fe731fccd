// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/audit/release_seal.h"

#include "core/base/messages/release/audit_message.h"
#include "core/import/qt_text.h"
#include "core/import/repeated_key.h"
#include "core/import/sha256.h"

#include <QJsonArray>

#include <algorithm>

namespace tranche {

namespace {

std::unexpected<Error> noSeal(const char* file)
{
    return fail(ErrorCode::BadInput, {AuditMessage::NoSeal, file});
}

std::optional<QJsonDocument> readStrictly(std::string_view json)
{
    QJsonParseError problem;
    auto document = readJson(json, &problem);
    return problem.error == QJsonParseError::NoError && !repeatedKey(json) ? std::optional(std::move(document)) : std::nullopt;
}

std::optional<AuditHead> headOf(const QJsonValue& value)
{
    const auto object = value.toObject();
    const auto entries = object[QLatin1String("entries")].toInteger(-1);
    auto digest = object[QLatin1String("head")].toString().toStdString();
    if (entries < 0 || !isSha256Hex(digest))
        return std::nullopt;
    return AuditHead{static_cast<std::size_t>(entries), std::move(digest)};
}

SealedApproval approvalOf(const QJsonObject& object)
{
    return {object[QLatin1String("name")].toString().toStdString(), object[QLatin1String("reason")].toString().toStdString()};
}

} // namespace

Result<ReleaseSeal> readReleaseSeal(std::string_view manifest, std::string_view approvals)
{
    const auto promised = readStrictly(manifest);
    const auto head = promised ? headOf(promised->object()[QLatin1String("audit")]) : std::nullopt;
    if (!head)
        return noSeal("manifest.json");
    const auto approved = readStrictly(approvals);
    if (!approved || !approved->isArray())
        return noSeal("approvals.json");
    ReleaseSeal seal{*head, sha256Hex(manifest), {}};
    for (const auto& approval : approved->array())
        seal.approvals.push_back(approvalOf(approval.toObject()));
    return seal;
}

SealComparison compareWithRelease(const AuditReading& log, const ReleaseSeal& seal)
{
    SealComparison comparison;
    const auto entries = seal.audit.entries;
    if (log.entries.size() < entries) {
        comparison.fault
            = Error(ErrorCode::DoesNotHold, {AuditMessage::Shorter, std::uint64_t{log.entries.size()}, std::uint64_t{entries}});
        return comparison;
    }
    const auto head = entries == 0 ? AuditHead().digest : log.entries[entries - 1] ? log.entries[entries - 1]->digest : std::string();
    if (head != seal.audit.digest) {
        comparison.fault = Error(ErrorCode::DoesNotHold, {AuditMessage::OtherHead, std::uint64_t{entries}}, {.line = entries});
        return comparison;
    }
    std::vector<SealedApproval> told;
    for (auto i = entries; i < log.entries.size(); ++i) {
        const auto& entry = log.entries[i];
        if (!entry || entry->event != AuditEvent::Approved
            || entry->facts[QLatin1String("manifest")].toString().toStdString() != seal.manifestDigest)
            continue;
        told.push_back(approvalOf(entry->facts));
        if (std::ranges::find(seal.approvals, told.back()) == seal.approvals.end()) {
            comparison.fault = Error(ErrorCode::DoesNotHold, {AuditMessage::OtherApproval, std::uint64_t{i + 1}}, {.line = i + 1});
            return comparison;
        }
    }
    for (const auto& approval : seal.approvals)
        if (std::ranges::find(told, approval) == told.end())
            comparison.remarks.emplace_back(AuditMessage::NoApproval, approval.name);
    return comparison;
}

} // namespace tranche
