// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/signing/check_approvals.h"

#include "core/base/messages/release/evidence_message.h"
#include "core/verify/signing/signature_file.h"

#include <algorithm>
#include <set>

namespace tranche {

namespace {

constexpr std::string_view signaturePrefix = "manifest.json.";
constexpr std::string_view signatureSuffix = ".minisig";

std::string signatureNameOf(const SignersKey& key)
{
    return std::string(signaturePrefix) + key.idText() + std::string(signatureSuffix);
}

JudgedApproval broken(ApprovalEntry entry, EvidenceMessage why, std::optional<SignersKey> key = {})
{
    Statement said(why, entry.name);
    said.place.file = key ? signatureNameOf(*key) : "approvals.json";
    return {std::move(entry), ApprovalState::Broken, key, {}, std::move(said)};
}

JudgedApproval valid(ApprovalEntry entry, const SignersKey& key, const std::vector<KnownKey>& known)
{
    const auto at = std::ranges::find_if(known, [&](const auto& signer) { return signer.key.point == key.point; });
    if (at == known.end()) {
        Statement said(EvidenceMessage::SignedByUnknown, entry.name, key.idText());
        return {std::move(entry), ApprovalState::SignedByUnknown, key, {}, std::move(said)};
    }
    Statement said(EvidenceMessage::SignedByKnown, entry.name, key.idText(), at->name);
    return {std::move(entry), ApprovalState::SignedByKnown, key, at->name, std::move(said)};
}

JudgedApproval judge(ApprovalEntry entry, const ReleaseFiles& files, const std::vector<KnownKey>& known)
{
    if (!entry.key) {
        Statement said(EvidenceMessage::NotSigned, entry.name);
        return {std::move(entry), ApprovalState::NotSigned, {}, {}, std::move(said)};
    }
    const auto key = signersKeyOf(*entry.key);
    if (!key)
        return broken(std::move(entry), EvidenceMessage::KeyUnreadable);
    const auto bytes = files.find(signatureNameOf(*key));
    if (bytes == files.end())
        return broken(std::move(entry), EvidenceMessage::SignatureMissing, key);
    const auto file = readSignatureFile(bytes->second);
    if (!file)
        return broken(std::move(entry), EvidenceMessage::NotASignature, key);
    if (file->secondLine != *entry.signature)
        return broken(std::move(entry), EvidenceMessage::OtherSignature, key);
    const auto state = checkSignature(*file, *key, files.at("manifest.json"));
    if (state == SignatureState::OtherBytes)
        return broken(std::move(entry), EvidenceMessage::SignatureInvalid, key);
    if (state == SignatureState::OtherComment)
        return broken(std::move(entry), EvidenceMessage::CommentInvalid, key);
    if (!saysTheSame(file->comment, entry))
        return broken(std::move(entry), EvidenceMessage::CommentDiffers, key);
    return valid(std::move(entry), *key, known);
}

/// Signature files without an entry.
void findStrays(const ReleaseFiles& files, ApprovalReport& report)
{
    std::set<std::string> belonging;
    for (const auto& approval : report.approvals)
        if (approval.key)
            belonging.insert(signatureNameOf(*approval.key));
    for (const auto& [name, bytes] : files)
        if (isSignatureName(name) && !belonging.contains(name))
            report.faults.emplace_back(ErrorCode::DoesNotHold, EvidenceMessage::SignatureOfNobody, Place{.file = name});
}

void count(ApprovalReport& report)
{
    std::set<std::array<std::uint8_t, 32>> keys; // points: an id can be made up
    std::set<std::string> names;                 // unsigned
    for (const auto& approval : report.approvals) {
        if (approval.state == ApprovalState::Broken)
            continue;
        if (!approval.key)
            names.insert(approval.entry.name);
        else if (!keys.insert(approval.key->point).second)
            report.faults.emplace_back(ErrorCode::DoesNotHold, Statement(EvidenceMessage::SameKeyTwice, approval.key->idText()));
    }
    for (const auto& approval : report.approvals) // who signed as well does not count for two
        if (approval.key && approval.state != ApprovalState::Broken)
            names.erase(approval.entry.name);
    report.valid = keys.size() + names.size();
}

} // namespace

bool ApprovalReport::allSigned() const
{
    return !approvals.empty() && std::ranges::all_of(approvals, [](const auto& approval) {
        return approval.state == ApprovalState::SignedByKnown || approval.state == ApprovalState::SignedByUnknown;
    });
}

bool ApprovalReport::anyUnknown() const
{
    return std::ranges::find(approvals, ApprovalState::SignedByUnknown, &JudgedApproval::state) != approvals.end();
}

bool ApprovalReport::signedWith(const SignersKey& key) const
{
    return std::ranges::any_of(approvals, [&](const auto& approval) {
        return approval.state != ApprovalState::Broken && approval.key && approval.key->point == key.point;
    });
}

bool isSignatureName(std::string_view name)
{
    if (name.size() != signaturePrefix.size() + 16 + signatureSuffix.size() || !name.starts_with(signaturePrefix)
        || !name.ends_with(signatureSuffix))
        return false;
    return name.substr(signaturePrefix.size(), 16).find_first_not_of("0123456789ABCDEF") == std::string_view::npos;
}

Result<ApprovalReport> checkApprovals(const ReleaseFiles& files, const std::vector<KnownKey>& known)
{
    const auto json = files.find("approvals.json");
    if (json == files.end())
        return fail(ErrorCode::DoesNotHold, EvidenceMessage::NoApprovals);
    auto entries = readApprovals(json->second);
    if (!entries)
        return std::unexpected(entries.error());
    ApprovalReport report;
    for (auto& entry : *entries)
        report.approvals.push_back(judge(std::move(entry), files, known));
    findStrays(files, report);
    count(report);
    return report;
}

} // namespace tranche
