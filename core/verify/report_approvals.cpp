// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/report_approvals.h"

#include "core/base/messages/release/evidence_message.h"
#include "core/verify/ruling/check_rules.h"
#include "core/verify/ruling/shown_facts.h"

#include <algorithm>

namespace tranche {

namespace {

void reportSigners(const ApprovalReport& found, const VerifyOptions& options, Reporter& reporter)
{
    for (const auto& signer : options.signers)
        found.signedWith(signer) ? reporter.add(Verdict::Holds, {EvidenceMessage::SignerFound, signer.idText()})
                                 : reporter.add(Verdict::DoesNotHold, {EvidenceMessage::SignerMissing, signer.idText()});
}

void reportBlindSpots(const ApprovalReport& found, Reporter& reporter)
{
    const bool anySigned = std::ranges::any_of(found.approvals, [](const auto& approval) { return approval.key.has_value(); });
    reporter.cannotSee(anySigned ? BlindSpotMessage::MoreApprovals : BlindSpotMessage::NobodySigned);
    if (found.anyUnknown())
        reporter.cannotSee(BlindSpotMessage::UnknownKeys);
}

void reportCount(std::size_t found, std::size_t asked, Reporter& reporter)
{
    const bool enough = found >= asked;
    reporter.add(enough ? Verdict::Holds : Verdict::DoesNotHold,
                 {enough ? EvidenceMessage::Approved : EvidenceMessage::TooFewApprovals, found, asked});
}

void reportFound(ApprovalReport found, std::size_t asked, Reporter& reporter)
{
    for (const auto& approval : found.approvals)
        reporter.add(approval.state == ApprovalState::Broken ? Verdict::DoesNotHold : Verdict::Holds, approval.statement);
    for (const auto& fault : found.faults)
        reporter.add(fault);
    reportCount(found.valid, asked, reporter);
    reportBlindSpots(found, reporter);
    reporter.setApprovals(std::move(found.approvals));
}

} // namespace

PolicyFacts reportApprovals(const ReleaseFiles& files, const ReleaseManifest& manifest, const VerifyOptions& options, Reporter& reporter)
{
    PolicyFacts facts{};
    if (options.draft)
        return facts;
    if (manifest.format == 1) {
        reportSigners({}, options, reporter);
        facts.approvals = manifest.approvals;
        if (options.policy && options.policy->find(Rule::Approvers)) // by itself a release of format 1 asks for none
            reportCount(manifest.approvals, options.policy->approvers(), reporter);
        return facts;
    }
    auto found = checkApprovals(files, options.known);
    if (!found) {
        reporter.add(found.error());
        return facts;
    }
    addApprovals(manifest, *found, facts);
    reportSigners(*found, options, reporter);
    reportFound(std::move(*found), approvalsAsked(manifest, options), reporter);
    return facts;
}

} // namespace tranche
